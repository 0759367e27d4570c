/** The path of a module bundled into one file, and the same in another language: see scripts/early-bundle.ts. */
declare module '*?bundle' {
  const path: string
  export default path
}

declare module '*?bundle=ur' {
  const path: string
  export default path
}
