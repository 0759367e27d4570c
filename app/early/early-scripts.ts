/** The path of the early script in each language. */
export { default as earlyScripts } from './early.ts?bundles'
