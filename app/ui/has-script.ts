import { useEffect, useState } from 'react'

/**
 * Whether script runs by now: false in what the server renders. For what must not be there at all without script; what
 * may be there unseen has the class `script-only`.
 */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
