/** The path of a module bundled into one file, and the paths of it in each language: see scripts/early-bundle.ts. */
declare module '*?bundle' {
  const path: string
  export default path
}

declare module '*?bundles' {
  const paths: Record<import('#app/platform/text/language.ts').Language, string>
  export default paths
}
