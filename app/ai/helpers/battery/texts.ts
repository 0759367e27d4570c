import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Battery Analyzer',
  about: 'Judges the battery and its charging from the published specifications.',
  start: 'Analyze Battery',
  progress: 'Analyzing the battery…',
  scores: { capacity: 'Capacity', charging: 'Charging', efficiency: 'Efficiency' },
}

export const batteryTexts = inLanguage('batteryTexts', en)
