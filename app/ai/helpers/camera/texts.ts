import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Camera Quality Analyzer',
  about: 'Judges the camera from its published specifications.',
  start: 'Analyze Camera',
  progress: 'Analyzing the camera…',
  scores: { daylight: 'Daylight', lowLight: 'Low light', portrait: 'Portrait', video: 'Video' },
  recommendedFor: 'Recommended for',
  estimate: {
    // Of a brand, so that nothing here may contradict what is known of the phone.
    strengths: ['Fit for photos in daylight'],
    weaknesses: ['This estimate does not judge photos in the dark or at zoom'],
    uses: ['Daily photos', 'Social media'],
  },
}

export const cameraTexts = inLanguage('cameraTexts', en)
