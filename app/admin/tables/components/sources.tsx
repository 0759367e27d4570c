/** The sources of a table; of a long list only the number, until it is opened. */
const UNFOLDED = 2

export function Sources({ sources }: { sources: string[] }) {
  if (sources.length <= UNFOLDED) {
    return <p className="text-sm text-muted wrap-anywhere">{`Source: ${sources.join('; ') || 'none'}`}</p>
  }
  return (
    <details className="text-sm text-muted">
      <summary className="underline">{`${sources.length} sources`}</summary>
      <ul className="mt-1 list-disc ps-5 wrap-anywhere">
        {sources.map(source => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  )
}
