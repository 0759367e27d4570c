import { useEffect, useState } from 'react'

/**
 * Whether the component is hydrated: false in the server's HTML. For elements that must not exist without script; for
 * elements that may be hidden, use the class `script-only`.
 */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
