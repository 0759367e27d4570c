import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Screen Quality Analyzer',
  about: 'Judges the screen from its published specifications.',
  start: 'Analyze Screen',
  progress: 'Analyzing the screen…',
  scores: {
    sharpness: 'Sharpness',
    colours: 'Colour accuracy',
    brightness: 'Brightness',
    viewingAngles: 'Viewing angles',
  },
  bestFor: (use: string) => `Best for: ${use}`,
  estimate: {
    // Of a brand, so that nothing here may contradict what is known of the phone.
    strengths: ['Fit for reading, messages and video'],
    weaknesses: ['This estimate does not judge how it reads in bright sun'],
    use: 'Reading, video and social media.',
  },
}

export const screenTexts = inLanguage('screenTexts', en)
