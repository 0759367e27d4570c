/** What is wrong with the content of a data table, and where. Pure. */
import type { z } from 'zod'
import { lineOfPath } from './json-lines.ts'

export type TableProblem = { path: (string | number)[]; message: string }

/** More problems are seldom read. */
const MAX_PROBLEMS = 20

export const problemsOfError = (error: z.ZodError): TableProblem[] =>
  error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => ({
    path: path.map(part => (typeof part === 'number' ? part : String(part))),
    message,
  }))

/** `Line 12, regimes.0.from: …` @param text the JSON that the problem is in */
export const describeProblem = ({ path, message }: TableProblem, text: string): string =>
  `Line ${lineOfPath(text, path)}, ${path.join('.') || 'the file'}: ${message}`
