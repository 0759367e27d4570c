/** The path of a module bundled into one file: see scripts/early-bundle.ts. */
declare module '*?bundle' {
  const path: string
  export default path
}
