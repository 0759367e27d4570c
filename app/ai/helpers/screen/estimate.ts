/** Fallback for the screen analysis: scores by brand, with fixed texts (AI-9, AI-10). Pure. */
import { brandScore, score } from '../scores.ts'
import { helperTexts } from '../texts.ts'
import type { ScreenAnalysis } from './prompt.ts'
import { screenTexts } from './texts.ts'

export function estimateScreen(brand: string): ScreenAnalysis {
  const overall = brandScore(brand, 'screen')
  return {
    overallScore: overall,
    displayMetrics: {
      sharpness: overall,
      colorAccuracy: overall,
      brightness: score(overall - 0.5),
      viewingAngles: overall,
    },
    strengths: screenTexts().estimate.strengths,
    weaknesses: screenTexts().estimate.weaknesses,
    bestUseCase: screenTexts().estimate.use,
    comparison: helperTexts().usualOfBrand,
  }
}
