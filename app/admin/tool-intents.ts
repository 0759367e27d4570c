/** The intents of the AI tools in the phone form. Pure. */

export const toolIntents = ['generate-specs', 'generate-details', 'replace-typed', 'enhance'] as const
export type Tool = (typeof toolIntents)[number]

export const toolNamed = (intent: string | null): Tool | null => toolIntents.find(tool => tool === intent) ?? null
