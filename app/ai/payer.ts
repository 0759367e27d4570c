/** Whose budget a call of the model is charged to. */
export type AiPayer = 'visitor' | 'admin' | 'site'
