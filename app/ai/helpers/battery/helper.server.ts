import { analysisHelper } from '../analysis.server.ts'
import { batteryAnalysis } from './prompt.ts'

/** Judges the battery of a phone (AI-15). A brand says nothing about a battery, so there is no estimate. */
export const helper = analysisHelper({ endpoint: 'analyze-battery', analysis: batteryAnalysis })
