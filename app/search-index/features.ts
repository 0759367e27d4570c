/** What phones are searched for by and no need asks: words of the index, from facts and specifications (SEARCH-12). Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { type Colour, coloursIn } from './colours.ts'

const featureNames = [
  'fingerprint',
  'screenFingerprint',
  'stylus',
  'video4k',
  'video4k60',
  'video8k',
  'stereo',
  'wirelessCharging',
  'fourG',
  'fold',
  'flip',
  'foldable',
  'certainNfc',
  'plainAndroid',
  'android',
  'telephoto',
] as const
type Equipment = (typeof featureNames)[number]
export type Feature = Equipment | Colour

/** Whether it says what a phone is, and not only what it has: without it another kind of phone would be shown. */
export const isKind = (feature: Feature): boolean => ['fold', 'flip', 'foldable'].includes(feature)

/** The word of the index; nobody types it. */
export const featureWord = (feature: Feature): string => `has_${feature.toLowerCase()}`

/** Makers that sell Android with few programs of their own; others often have an interface that the row does not name. */
const PLAIN_MAKERS = new Set(['google', 'motorola', 'nokia', 'hmd', 'sony'])

/** Whether the row of the system names Android and no interface of the maker, as in `Android 15, One UI 7`. */
const isPlainAndroid = (os: string) => /^Android\b/.test(os) && !/\b\w*(UI|UX|OS)\b/.test(os)

type Described = Parameters<typeof drawingFacts>[0]

/** A camera with less optical zoom is no telephoto camera. */
const LEAST_ZOOM = 2

/** The features that a phone is known to have. @param facts null where none are stored yet */
export function featuresOf(phone: Described, facts: PhoneFacts | null): Feature[] {
  const text = (category: string, feature: string) => detailOf(phone.specifications, category, feature)
  const fingerprint = `${text('Features', 'Sensors')}; ${text('Features', 'Fingerprint')}`
  const modes = facts?.camera.video?.value.modes ?? {}
  const { fold } = drawingFacts(phone)
  const has: Record<Equipment, boolean> = {
    fingerprint:
      /fingerprint/i.test(text('Features', 'Sensors')) || /^(?!no\b)./i.test(text('Features', 'Fingerprint')),
    screenFingerprint: /\b(under|in|on)[ -](display|screen)/i.test(fingerprint),
    stylus: /\bstylus\b/i.test(`${text('Body', 'Protection')} ${text('Display', 'Other')} ${phone.name}`),
    video4k: '4K' in modes || '8K' in modes,
    video4k60: (modes['4K'] ?? []).some(rate => rate >= 60),
    video8k: '8K' in modes,
    stereo: /\b(stereo|dual) speakers/i.test(text('Sound', 'Loudspeaker')),
    wirelessCharging: facts?.charging.wireless?.value === true,
    fourG: /4G|5G|LTE/i.test(text('Network', 'Technology')),
    fold: fold !== 'none' && fold !== 'flip',
    flip: fold === 'flip',
    foldable: fold !== 'none',
    certainNfc: facts?.nfc?.value === 'yes',
    plainAndroid: PLAIN_MAKERS.has(phone.brand) && isPlainAndroid(text('Platform', 'OS')),
    android: /^Android\b/.test(text('Platform', 'OS')),
    telephoto: (facts?.camera.sensors?.value ?? []).some(
      ({ role, periscope, opticalZoom = 1 }) => role === 'telephoto' || periscope || opticalZoom >= LEAST_ZOOM,
    ),
  }
  return [...featureNames.filter(feature => has[feature]), ...coloursIn(text('Misc', 'Colors'))]
}

const detailOf = (specifications: Specification[], category: string, feature: string): string =>
  specifications.find(given => given.category === category)?.specs.find(given => given.feature === feature)?.value ?? ''
