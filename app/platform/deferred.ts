/** How a document names what the browser must not load before the application is needed: see docs/decisions/013-script-on-touch.md. */

/** The type of a script that does not run. Its real type, if any, is in `data-type`, the address of its code, if it is apart, in `data-src`. */
export const DEFERRED_TYPE = 'application/x-deferred'
/** The attribute of a link that does nothing; its value is the real `rel`. */
export const DEFERRED_REL = 'data-deferred'
