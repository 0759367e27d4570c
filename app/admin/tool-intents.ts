/** The intents of the tools in the phone form: those of the model, pasted specifications, and pictures. Pure. */

const modelIntents = ['generate-specs', 'generate-details', 'replace-typed', 'enhance'] as const
export type ModelTool = (typeof modelIntents)[number]

const pasteIntents = ['preview-paste', 'apply-paste'] as const
export type PasteTool = (typeof pasteIntents)[number]

/** Uploads the chosen pictures into the rows of the form. */
export const ADD_PICTURES = 'add-pictures'

export const toolIntents = [...modelIntents, ...pasteIntents, ADD_PICTURES] as const
export type Tool = (typeof toolIntents)[number]

export const toolNamed = (intent: string | null): Tool | null => toolIntents.find(tool => tool === intent) ?? null
