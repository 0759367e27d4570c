/** What pages call the categories and rows of specifications, which are stored in English; others stay as they are stored. */

import { inEnglish, inLanguage } from '#app/platform/text/language.ts'
import { shownValue } from '#app/platform/text/measures.ts'

const en = {
  labels: {
    Memory: 'Memory',
    'Variants and prices': 'Variants and prices',
    Display: 'Display',
    Battery: 'Battery',
    'Main Camera': 'Main Camera',
    Body: 'Body',
    Launch: 'Launch',
    Network: 'Network',
    Comms: 'Comms',
    Misc: 'Misc',
    Sound: 'Sound',
    'Selfie Camera': 'Selfie Camera',
    Platform: 'Platform',
    Features: 'Features',
    Type: 'Type',
    Modules: 'Modules',
    Video: 'Video',
    Protection: 'Protection',
    Internal: 'Internal',
    Size: 'Size',
    Resolution: 'Resolution',
    Status: 'Status',
    SIM: 'SIM',
    Colors: 'Colors',
    '3.5mm jack': '3.5mm jack',
    Bluetooth: 'Bluetooth',
    Chipset: 'Chipset',
    Technology: 'Technology',
    Positioning: 'Positioning',
    Sensors: 'Sensors',
    Dimensions: 'Dimensions',
    WLAN: 'WLAN',
    OS: 'OS',
    CPU: 'CPU',
    Loudspeaker: 'Loudspeaker',
    USB: 'USB',
    Charging: 'Charging',
    GPU: 'GPU',
    Speed: 'Speed',
    Weight: 'Weight',
    NFC: 'NFC',
    'Card slot': 'Card slot',
    Radio: 'Radio',
    Announced: 'Announced',
    Build: 'Build',
    '2G bands': '2G bands',
    '3G bands': '3G bands',
    '4G bands': '4G bands',
    '5G bands': '5G bands',
    'Storage type': 'Storage type',
    'RAM type': 'RAM type',
    Models: 'Models',
    Other: 'Other',
    Released: 'Released',
    Placement: 'Placement',
    'Infrared port': 'Infrared port',
    Zoom: 'Zoom',
    VoLTE: 'VoLTE',
    Notch: 'Notch',
    'Face unlock': 'Face unlock',
    Fingerprint: 'Fingerprint',
    Architecture: 'Architecture',
    SAR: 'SAR',
    Audio: 'Audio',
    'SAR EU': 'SAR EU',
    'Wireless charging': 'Wireless charging',
    'Reverse charging': 'Reverse charging',
    OIS: 'OIS',
    'Talk time': 'Talk time',
    'Music play': 'Music play',
    // Values that many phones have.
    Yes: 'Yes',
    No: 'No',
    Available: 'Available',
    'Non-removable': 'Non-removable',
    'Yes, with stereo speakers': 'Yes, with stereo speakers',
  },
}

export const specLabelTexts = inLanguage('specLabelTexts', en)

export function specLabel(stored: string): string {
  const labels: Record<string, string> = specLabelTexts().labels
  return Object.hasOwn(labels, stored) ? (labels[stored] ?? stored) : stored
}

/** A value and the language of it: prices of versions and what many phones have are in that of the page, others in English. */
export function specValue(stored: string) {
  const text = specLabel(shownValue(stored))
  return { text, own: /[\u0600-\u06ff]/.test(text) ? {} : inEnglish() }
}
