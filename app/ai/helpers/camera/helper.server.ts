import { analysisHelper } from '../analysis.server.ts'
import { estimateCamera } from './estimate.ts'
import { cameraAnalysis } from './prompt.ts'

/** Analyses the camera of a phone (AI-3). */
export const helper = analysisHelper({
  endpoint: 'analyze-camera',
  analysis: cameraAnalysis,
  estimate: estimateCamera,
})
