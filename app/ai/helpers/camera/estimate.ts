/** Fallback for the camera analysis: scores by brand, with fixed texts (AI-9, AI-10). Pure. */
import { brandScore, score } from '../scores.ts'
import { helperTexts } from '../texts.ts'
import type { CameraAnalysis } from './prompt.ts'
import { cameraTexts } from './texts.ts'

export function estimateCamera(brand: string): CameraAnalysis {
  const overall = brandScore(brand, 'camera')
  return {
    overallScore: overall,
    photoQuality: {
      daylight: score(overall + 0.5),
      lowLight: score(overall - 1),
      portrait: overall,
      video: score(overall - 0.5),
    },
    strengths: cameraTexts().estimate.strengths,
    weaknesses: cameraTexts().estimate.weaknesses,
    realWorldComparison: helperTexts().usualOfBrand,
    recommendedFor: cameraTexts().estimate.uses,
  }
}
