import { analysisHelper } from '../analysis.server.ts'
import { estimateScreen } from './estimate.ts'
import { screenAnalysis } from './prompt.ts'

/** Analyses the screen of a phone (AI-3). */
export const helper = analysisHelper({
  endpoint: 'analyze-screen',
  analysis: screenAnalysis,
  estimate: estimateScreen,
})
