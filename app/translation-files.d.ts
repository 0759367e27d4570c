/** The files of texts for browsers (scripts/translation-files.ts). */
declare module 'virtual:translation-files' {
  const files: Partial<Record<import('#app/platform/text/language.ts').Language, string[]>>
  export default files
}
