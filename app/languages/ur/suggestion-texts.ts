import { plural } from '#app/platform/text/format.ts'
import type { Translation } from '../text-modules.ts'

const suggestionTexts: Translation['suggestionTexts'] = {
  suggestionsFor: label => `${label}: تجاویز`,
  suggestionCount: count => plural(count, { one: 'ایک تجویز', other: `${count} تجاویز` }),
  noPrice: 'قیمت معلوم نہیں',
}

export default suggestionTexts
