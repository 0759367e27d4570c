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
    strengths: ['Sharp enough for reading and video', 'Lively colours'],
    weaknesses: ['Harder to read in bright sun'],
    use: 'Reading, video and social media.',
  },
}

export const screenTexts = inLanguage({ en })
