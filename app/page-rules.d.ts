/** The rules of the public style sheet (scripts/page-rules.ts). */
declare module 'virtual:page-rules' {
  const rules: import('#app/http/page-styles/rule.ts').Rule[]
  export default rules
}
