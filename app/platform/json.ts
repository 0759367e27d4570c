/** Blocks the event loop: `JSON.parse` cannot be split into slices. @returns undefined where the text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
