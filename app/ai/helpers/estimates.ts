/** What is shown of camera and screen when no model answers: by brand, with canned words (AI-9, AI-10). Pure. */

import { aiTexts } from '../texts.ts'
import type { CameraAnalysis } from './camera/prompt.ts'
import { brandScore, score } from './scores.ts'
import type { ScreenAnalysis } from './screen/prompt.ts'

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
    strengths: aiTexts().estimates.cameraStrengths,
    weaknesses: aiTexts().estimates.cameraWeaknesses,
    realWorldComparison: aiTexts().estimates.comparison,
    recommendedFor: aiTexts().estimates.cameraUses,
  }
}

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
    strengths: aiTexts().estimates.screenStrengths,
    weaknesses: aiTexts().estimates.screenWeaknesses,
    bestUseCase: aiTexts().estimates.screenUse,
    comparison: aiTexts().estimates.comparison,
  }
}
