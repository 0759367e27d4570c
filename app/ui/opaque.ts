/**
 * Properties of an element whose content belongs to a script: React writes this HTML on the server, and then neither
 * compares nor changes what is there.
 */
export const opaque = (html = '') => ({ suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } })
