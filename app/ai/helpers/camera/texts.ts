import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Camera Quality Analyzer',
  about: 'Judges the camera from its published specifications.',
  start: 'Analyze Camera',
  progress: 'Analyzing the camera…',
  scores: { daylight: 'Daylight', lowLight: 'Low light', portrait: 'Portrait', video: 'Video' },
  recommendedFor: 'Recommended for',
  estimate: {
    strengths: ['Good detail in daylight', 'Colours fit for sharing at once'],
    weaknesses: ['Noise in the dark', 'Less detail when zoomed in'],
    uses: ['Daily photos', 'Social media'],
  },
}

export const cameraTexts = inLanguage({ en })
