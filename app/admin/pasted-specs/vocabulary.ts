/** What makers and lists call the categories and rows of specifications, and our names of them (`specLabelTexts`). Pure. */
import { labelWords } from './words.ts'

/** A row of the specifications: our category and feature. */
export type Place = { category: string; feature: string }

/** Words of a heading by category, and the feature that a value right below such a heading, or beside it, is of. */
const headings: Record<string, { main?: string; words: string }> = {
  Network: {
    words:
      'network|networks|network bearer|network bearers|network & connectivity|cellular|cellular and wireless|network bands|supported bands|network & bands',
  },
  Launch: { words: 'launch|release' },
  Body: {
    main: 'Dimensions',
    words:
      'body|design|physical specification|physical specifications|dimensions|dimension|size and weight|size & weight|appearance|dimensions & weight|dimensions and weight',
  },
  Display: { main: 'Type', words: 'display|screen|main display|display & design' },
  Platform: { main: 'Chipset', words: 'platform|processor|chip|chipset|performance|hardware|soc|cpu' },
  Memory: {
    main: 'Internal',
    words:
      'memory|storage|capacity|storage memory|storage & ram|ram & storage|memory & storage|memory and storage|storage and memory|storage/memory',
  },
  'Main Camera': {
    main: 'Modules',
    words: 'main camera|camera|rear camera|rear cameras|back camera|cameras|camera system',
  },
  'Selfie Camera': { main: 'Modules', words: 'selfie camera|front camera|selfie|truedepth camera' },
  Sound: { words: 'sound|audio|audio and video|audio & video|multimedia|speakers' },
  Comms: { words: 'comms|connectivity|communication|wireless connectivity|interface|wireless' },
  Features: { words: 'features|security|unlock|others|biometrics|security & authentication' },
  Battery: {
    main: 'Type',
    words:
      'battery|battery & charging|battery and charging|battery and power|power|power and battery|charging & battery',
  },
  Misc: { words: 'misc|general|general information|other' },
}

/** Our feature, and what else it is called, by category. A word of several categories means the one under whose heading it is. */
const features: Record<string, Record<string, string>> = {
  Network: {
    Technology: 'network|network type|network technology|infra|network bearer|networks',
    '2G bands': '2g gsm|2g|gsm|gsm bands',
    '3G bands': '3g umts|3g|wcdma|umts',
    '4G bands': '4g fdd lte|4g|lte|lte fdd|4g lte bands',
    '5G bands': '5g fdd sub6|5g|5g nr|5g sub6|nr|5g nr bands',
    Speed: 'network speed',
    VoLTE: 'volte support',
  },
  Launch: {
    Announced: 'announced date|date announced|launch announced',
    Released: 'release date|released on|launch date',
    Status: '',
  },
  Body: {
    Dimensions: 'dimension|dimension hxwxd|dimensions hxwxd|size',
    Height: '',
    Width: '',
    Thickness: 'depth',
    Weight: 'net weight',
    Build: 'material|materials|body material|back cover|back material',
    SIM: 'sim card|sim type|sim slot|sim size|sim slot type|sim card slot|dual sim|number of sim|sim cards',
    Protection:
      'ip rating|water resistance|splash, water and dust resistant|splash, water, and dust resistant|water and dust resistance|dust and water resistance|water & dust resistance',
  },
  Display: {
    Type: 'technology|display type|screen type|panel|panel type|technology main display|main display technology|screen material',
    Size: 'screen size|display size|size main display|main display size|diagonal',
    Resolution: 'screen resolution|display resolution|resolution main display|main display resolution',
    Protection: 'screen protection|glass|display protection|cover glass',
    Notch: '',
  },
  Platform: {
    Chipset: 'chip|processor|soc|processor name|chip set',
    CPU: 'cpu speed|cpu type|processor cores',
    GPU: 'graphics|gpu model',
    OS: 'operating system|android version|os version|system|software|user interface',
    Architecture: '',
  },
  Memory: {
    Internal:
      'internal memory|built in|ram & rom|rom ram|ram & storage|variants|ram + rom|capacity|rom+ram|memory & storage',
    RAM: 'memory|system memory|ram capacity|memory ram',
    Storage: 'rom|internal storage|storage capacity',
    'Available storage': 'available storage',
    'Card slot':
      'external storage|external memory support|expandable storage|microsd|micro sd|memory card|memory card slot|expandable memory|storage card',
    'Storage type': 'rom type',
    'RAM type': '',
  },
  'Main Camera': {
    Modules:
      'rear camera|main camera|back camera|camera|rear camera resolution|rear camera resolution multiple|main camera resolution|primary|triple|quad|dual|single|primary camera',
    'F number': 'rear camera f number multiple|main camera f number|rear camera f number',
    Features: 'camera features|rear camera features|flash|main camera flash',
    Video: 'video recording|video recording resolution|video resolution|rear video recording',
    Zoom: 'rear camera zoom|digital zoom|optical zoom|main camera zoom',
    OIS: 'rear camera ois|main camera ois|optical image stabilization',
    'Auto focus': 'rear camera auto focus|main camera auto focus|autofocus',
  },
  'Selfie Camera': {
    Modules: 'front camera|selfie camera|selfie|front camera resolution|single|secondary camera',
    'F number': 'front camera f number',
    Features: 'front camera features|front flash',
    Video: 'front video recording|front camera video',
    'Auto focus': 'front camera auto focus',
  },
  Sound: {
    '3.5mm jack': '3.5 mm jack|earjack|headphone jack|audio jack|earphone jack',
    Loudspeaker: 'speaker|speakers|stereo speakers',
    Audio: 'audio playing format|audio playback|audio playback format',
  },
  Comms: {
    WLAN: 'wi fi|wifi|wlan protocol',
    Bluetooth: 'bluetooth version|bt',
    Positioning: 'gps|location technology|location|navigation|gnss|navigation & positioning',
    NFC: '',
    Radio: 'fm|fm radio',
    USB: 'usb version|usb interface|usb type|usb port|data cable|connector|usb connector',
    'Infrared port': 'ir blaster|infrared|ir remote',
  },
  Features: {
    Sensors: 'sensor',
    Fingerprint: 'fingerprint sensor|fingerprint scanner|touch id',
    'Face unlock': 'face id|face recognition',
  },
  Battery: {
    Type: 'battery capacity|capacity|battery type|battery|typical capacity|rated capacity',
    Charging: 'charging power|fast charging|fast charge|wired charging|charger|adapter|quick charging|charging speed',
    'Wireless charging': 'magsafe wireless charging|qi2 wireless charging',
    'Reverse charging': 'reverse wireless charging|wired reverse charging',
    'Video playback': 'video playback time|video playback time hours',
    'Talk time': 'talktime',
    'Music play': 'audio playback time|audio playback time hours|music playback',
  },
  Misc: {
    Colors: 'color|colour|colours|finish|available colors|color options|colour options',
    Models: 'model|model number|model name|model no',
    SAR: 'sar value|head sar',
    'In the box': 'package contents|box contents|what s in the box',
  },
}

/** Of these all lines below the label are values, whatever they look like. */
export const listFeatures: ReadonlySet<string> = new Set([
  'Colors',
  'Sensors',
  'Positioning',
  'In the box',
  'Models',
  'Modules',
])

/** Where a value without a label belongs; null in categories of many things. */
export function mainPlace(category: string | null): Place | null {
  const feature = category === null ? undefined : headings[category]?.main
  return category === null || feature === undefined ? null : { category, feature }
}

const categoryByWords = new Map(
  Object.entries(headings).flatMap(([category, { words }]) =>
    words.split('|').map(each => [labelWords(each), category] as const),
  ),
)

const featureByWords = new Map(
  Object.entries(features).map(([category, named]) => [
    category,
    new Map(
      Object.entries(named).flatMap(([feature, words]) =>
        [feature, ...words.split('|').filter(Boolean)].map(each => [labelWords(each), feature] as const),
      ),
    ),
  ]),
)

/** Labels that need no heading: `Size` alone may be of the body or of the screen. */
const needHeading = new Set(
  [
    'type',
    'size',
    'resolution',
    'technology',
    'single',
    'dual',
    'triple',
    'quad',
    'features',
    'protection',
    'video',
    'capacity',
    'status',
    'speed',
    'f number',
    'auto focus',
    'other',
    'material',
    'memory',
    'glass',
  ].map(labelWords),
)

/** Our category for a heading as a maker writes it; null for any other text. */
export const categoryOf = (heading: string): string | null => categoryByWords.get(labelWords(heading)) ?? null

/** Where the row of a label belongs, under a heading of ours or under none; null where the label is not known. */
export function placeOf(label: string, category: string | null): Place | null {
  const words = labelWords(label)
  const here = category === null ? undefined : featureByWords.get(category)?.get(words)
  if (category !== null && here !== undefined) return { category, feature: here }
  if (needHeading.has(words)) return null
  for (const [other, named] of featureByWords) {
    const feature = named.get(words)
    if (feature !== undefined) return { category: other, feature }
  }
  return null
}

/** All places of the vocabulary. */
export const allPlaces: Place[] = Object.entries(features).flatMap(([category, named]) =>
  Object.keys(named).map(feature => ({ category, feature })),
)
