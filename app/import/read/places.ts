/** Maps columns to places in the specification tables. Pure. */
import { plain } from '#app/platform/text/label-units.ts'

/** Category and full label of short labels without a category (GSMArena's). */
const places = new Map<string, [string, string]>(
  (
    [
      ['technology', 'Network', 'Technology'],
      ['2g', 'Network', '2G'],
      ['3g', 'Network', '3G'],
      ['4g', 'Network', '4G'],
      ['5g', 'Network', '5G'],
      ['2gbands', 'Network', '2G bands'],
      ['3gbands', 'Network', '3G bands'],
      ['4gbands', 'Network', '4G bands'],
      ['5gbands', 'Network', '5G bands'],
      ['net2g', 'Network', '2G bands'],
      ['net3g', 'Network', '3G bands'],
      ['net4g', 'Network', '4G bands'],
      ['net5g', 'Network', '5G bands'],
      ['speed', 'Network', 'Speed'],
      ['sim', 'Body', 'SIM'],
      ['frame', 'Body', 'Frame'],
      ['back', 'Body', 'Back'],
      ['bodyother', 'Body', 'Other'],
      ['displayother', 'Display', 'Other'],
      ['os', 'Platform', 'OS'],
      ['cpu', 'Platform', 'CPU'],
      ['gpu', 'Platform', 'GPU'],
      ['cardslot', 'Memory', 'Card slot'],
      ['memoryslot', 'Memory', 'Card slot'],
      ['memoryexternal', 'Memory', 'Card slot'],
      ['memoryother', 'Memory', 'Other'],
      ['features', 'Main Camera', 'Features'],
      ['video', 'Main Camera', 'Video'],
      ['maincamerafeatures', 'Main Camera', 'Features'],
      ['maincameravideo', 'Main Camera', 'Video'],
      ['cam1features', 'Main Camera', 'Features'],
      ['cam1video', 'Main Camera', 'Video'],
      ['frontcamerafeatures', 'Selfie Camera', 'Features'],
      ['frontcameravideo', 'Selfie Camera', 'Video'],
      ['cam2features', 'Selfie Camera', 'Features'],
      ['cam2video', 'Selfie Camera', 'Video'],
      ['loudspeaker', 'Sound', 'Loudspeaker'],
      ['speker', 'Sound', 'Loudspeaker'],
      ['35mmjack', 'Sound', '3.5mm jack'],
      ['headphonejack', 'Sound', '3.5mm jack'],
      ['wlan', 'Comms', 'WLAN'],
      ['wifi', 'Comms', 'WLAN'],
      ['bluetooth', 'Comms', 'Bluetooth'],
      ['gps', 'Comms', 'Positioning'],
      ['nfc', 'Comms', 'NFC'],
      ['infraredport', 'Comms', 'Infrared port'],
      ['radio', 'Comms', 'Radio'],
      ['usb', 'Comms', 'USB'],
      ['sensors', 'Features', 'Sensors'],
      ['batterytalktime', 'Battery', 'Talk time'],
      ['features1', 'Selfie Camera', 'Features'],
      ['video1', 'Selfie Camera', 'Video'],
      ['featuresother', 'Features', 'Other'],
      ['optionalother', 'Sound', 'Other'],
      ['models', 'Misc', 'Models'],
      ['sar', 'Misc', 'SAR'],
      ['sarus', 'Misc', 'SAR'],
      ['sareu', 'Misc', 'SAR EU'],
    ] as const
  ).map(([label, category, feature]) => [label, [category, feature]]),
)

const categories = new Map(
  Object.entries({
    selfiecamera: 'Selfie Camera',
    primarycamera: 'Main Camera',
    hardwaresoftware: 'Platform',
    design: 'Body',
    networkconnectivity: 'Network',
    multimedia: 'Sound',
    more: 'Misc',
    general: 'Misc',
    shortspecs: 'Misc',
    dimensions: 'Body',
    buildmaterials: 'Body',
    sensorssecurity: 'Features',
  }),
)

/** The category and feature of a column in the specification tables. */
export function placeOf(column: string): { category: string; feature: string } {
  const parts = column.split(' / ')
  const label = parts.at(-1) ?? column
  const group = parts.length > 1 ? (parts.at(-2) ?? '') : ''
  const known = places.get(plain(label))
  const category = categories.get(plain(group)) ?? group
  if (known && (category === '' || category === known[0] || /^(net|cam|body|display|memory|sar)/.test(plain(label)))) {
    return { category: known[0], feature: known[1] }
  }
  return { category: category || 'Misc', feature: label }
}
