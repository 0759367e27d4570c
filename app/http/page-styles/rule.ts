/** The rules of the style sheet with what each needs of a document, split at build time (scripts/page-rules.ts). */

/** A class (`.name`), an element (`name`), a type of control (`type=name`), a language or direction (`lang=ur`), or alternatives, of which one must be met. */
export type Need = string | Need[][]

export type Selector = { text: string; needs: Need[] }

export type Declaration = {
  text: string
  /** The name of the custom property that it sets. */
  sets?: string
  /** Custom properties, keyframes and fonts that its value refers to. */
  uses?: string[]
}

export type Rule =
  | { kind: 'style'; selectors: Selector[]; declarations: Declaration[] }
  /** A conditional group or a layer. */
  | { kind: 'group'; prelude: string; rules: Rule[] }
  /** `@keyframes`, `@property`, `@font-face` or a named `@page`, needed where its name is used. */
  | { kind: 'named'; name: string; text: string; uses: string[] }
  /** Needed by every document. */
  | { kind: 'always'; text: string }
