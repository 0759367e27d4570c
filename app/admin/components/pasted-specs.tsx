/** Specifications pasted as text: a preview of their rows, and the chosen ones in the form (ADMIN-21). */
import { useEffect, useRef } from 'react'
import { formatNumber } from '#app/platform/text/format.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { ToolRun } from '../ai-tools.server.ts'
import { type OfferedRow, rowToken } from '../pasted-specs/compare.ts'
import { MAX_PASTED } from '../pasted-specs/parse.ts'

type Props = {
  /** What was pasted so far. */
  text: string
  pasted: ToolRun['pasted'] | null
}

export function PastedSpecs({ text, pasted }: Props) {
  const result = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (pasted) result.current?.focus()
  }, [pasted])
  return (
    <details className="panel fold" open={pasted !== null}>
      <summary>
        <h3 className="text-base">Paste specifications</h3>
      </summary>
      <div className="grid gap-4">
        <FormField
          id="pasted-text"
          name="paste.text"
          label="Specifications as text"
          rows={6}
          value={text}
          error={pasted?.error}
          hint={`Copied from the maker's page: labels with values, in lines or as a table. At most ${formatNumber(MAX_PASTED.characters)} characters.`}
        />
        <p>
          <PasteButton intent="preview-paste">Preview</PasteButton>
        </p>
        {pasted && !pasted.error && (
          <output ref={result} tabIndex={-1} className="notice block">
            {pasted.message}
          </output>
        )}
        {pasted && pasted.rows.length > 0 && <PastedRows rows={pasted.rows} />}
        {pasted && pasted.unplaced.length > 0 && (
          <section aria-labelledby="unplaced">
            <h4 id="unplaced" className="font-semibold">
              Not recognised
            </h4>
            <ul className="mt-1 list-disc ps-5 text-sm wrap-anywhere">
              {pasted.unplaced.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never change place
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </details>
  )
}

const PasteButton = ({ intent, children }: { intent: string; children: string }) => (
  <button type="submit" name="intent" value={intent} formNoValidate className="button button-quiet">
    {children}
  </button>
)

const statusOf = ({ status, former }: OfferedRow) => (status === 'differs' ? `differs: was ${former}` : status)

function PastedRows({ rows }: { rows: OfferedRow[] }) {
  return (
    <fieldset>
      <legend className="font-semibold">Rows to take</legend>
      <ul className="pasted-rows">
        {rows.map(row => (
          <li key={`${row.category}/${row.feature}`}>
            <label>
              <input type="checkbox" name="paste.rows" value={rowToken(row)} defaultChecked={row.status !== 'same'} />
              <span>
                <span className="text-muted">{`${row.category}: `}</span>
                {row.feature}
              </span>
              <span>{row.value}</span>
              <span className="text-sm text-muted">{statusOf(row)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <PasteButton intent="apply-paste">Take the chosen rows</PasteButton>
      </p>
    </fieldset>
  )
}
