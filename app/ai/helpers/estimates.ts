/** What is shown of camera and screen when no model answers: by brand, with canned words (AI-9, AI-10). Pure. */
import type { CameraAnalysis } from './camera/analysis.ts'
import { brandScore, score } from './scores.ts'
import type { ScreenAnalysis } from './screen/analysis.ts'

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
    strengths: ['Good detail in daylight', 'Colours fit for sharing at once'],
    weaknesses: ['Noise in the dark', 'Less detail when zoomed in'],
    realWorldComparison: 'What phones of this brand usually achieve; this phone itself was not looked at.',
    recommendedFor: ['Daily photos', 'Social media'],
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
    strengths: ['Sharp enough for reading and video', 'Lively colours'],
    weaknesses: ['Harder to read in bright sun'],
    bestUseCase: 'Reading, video and social media.',
    comparison: 'What phones of this brand usually achieve; this phone itself was not looked at.',
  }
}
