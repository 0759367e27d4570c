import type { Query } from '#app/platform/paths.ts'

/** The parameters that stay as they are. */
export function HiddenFields({ fields }: { fields: Query }) {
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
