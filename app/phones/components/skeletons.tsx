/** Placeholder shapes shown while content loads. */

type Kind = 'phone' | 'brand' | 'sheet'

const shapes: Record<Kind, { grid: string; item: string }> = {
  phone: { grid: 'phone-grid', item: '' },
  brand: { grid: 'brand-grid mb-8', item: 'h-24' },
  sheet: { grid: 'grid', item: 'h-[32rem]' },
}

export function CardSkeletons({ count, kind }: { count: number; kind: Kind }) {
  const { grid, item } = shapes[kind]
  return (
    <div className={grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are identical and never reordered
        <div key={index} className={`skeleton ${item}`} />
      ))}
    </div>
  )
}
