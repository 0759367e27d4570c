import { analysisHelper } from '../analysis.server.ts'
import { batteryAnalysis } from './prompt.ts'

/** Analyses the battery of a phone (AI-15). No estimate, because batteries do not depend on the brand. */
export const helper = analysisHelper({ endpoint: 'analyze-battery', analysis: batteryAnalysis })
