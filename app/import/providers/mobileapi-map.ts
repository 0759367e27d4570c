/** Maps a device of MobileAPI.dev to the facts of a phone. Pure. */
import { type FactName, factsOf, type PhoneFacts } from '../normalize/facts.ts'
import { parseSizes } from '../normalize/measures.ts'
import { cleanValue } from '../normalize/text.ts'
import { type Device, type PartName, partNames } from './mobileapi-schema.ts'

const categories: Record<PartName, string> = {
  network: 'Network',
  body: 'Body',
  display: 'Display',
  platform: 'Platform',
  memory: 'Memory',
  main_camera: 'Main Camera',
  selfie_camera: 'Selfie Camera',
  sound: 'Sound',
  comms: 'Comms',
  features: 'Features',
  battery: 'Battery',
  misc: 'Misc',
}

/** Labels that cannot be derived from the field name. */
const labels: Record<string, string> = {
  bands_2g: '2G bands',
  bands_3g: '3G bands',
  bands_4g: '4G bands',
  bands_5g: '5G bands',
  sim: 'SIM',
  os: 'OS',
  cpu: 'CPU',
  gpu: 'GPU',
  audio_jack: '3.5mm jack',
  _3_5mm_jack: '3.5mm jack',
  wlan: 'WLAN',
  nfc: 'NFC',
  usb: 'USB',
  model_numbers: 'Models',
  models: 'Models',
  sar_us: 'SAR',
  sar_eu: 'SAR EU',
}

/** Fields that are named facts; they are not listed again under `others`. */
const named: Partial<Record<PartName, Record<string, FactName>>> = {
  body: { dimensions: 'size', build: 'build' },
  display: { type: 'display', size: 'screenSize', resolution: 'resolution', protection: 'protection' },
  platform: { chipset: 'processor' },
  memory: { internal: 'memory' },
  main_camera: { modules: 'camera' },
  selfie_camera: { modules: 'frontCamera' },
  battery: { type: 'battery', charging: 'charging' },
  misc: { colors: 'colors' },
}

/** Foreign prices do not apply in Pakistan; ids are not facts. */
const ignoredFields = new Set(['id', 'price'])

const labelOf = (field: string) => labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replace(/_/g, ' ')

/** The device type, such as `tablet`; empty for a phone. */
export function foreignKind({ device_type }: Device): string {
  const kind = device_type.toLowerCase()
  return kind === '' || kind === 'phone' || kind === 'smartphone' ? '' : kind
}

export const makerOf = (device: Device) =>
  cleanValue(device.manufacturer_name || device.manufacturer || device.brand_name || device.brand)

/** Whether a list entry already contains what a single request would return. */
export const isComplete = (device: Device) => partNames.some(name => Object.keys(device[name]).length > 0)

/** @param maker the requested maker, used when the device does not name one */
export function factsOfDevice(device: Device, maker = ''): PhoneFacts {
  const raw: Partial<Record<FactName, unknown>> = {
    name: device.name,
    brand: makerOf(device) || maker,
    kind: foreignKind(device),
    releaseDate: device.release_date,
    memory: device.storage,
    screenSize: device.screen_resolution,
    resolution: device.screen_resolution,
    weight: device.weight,
    thickness: device.thickness,
    camera: device.camera,
    battery: device.battery_capacity,
    colors: device.colors,
    ...hardware(device.hardware),
  }
  const others: { category: string; feature: string; value: unknown }[] = []
  for (const name of partNames) {
    for (const [field, value] of Object.entries(device[name])) {
      if (ignoredFields.has(field) || cleanValue(value) === '') continue
      const fact = named[name]?.[field]
      if (fact) raw[fact] = value
      else if (name === 'body' && field === 'weight') raw.weight = value
      else others.push({ category: categories[name], feature: labelOf(field), value })
    }
  }
  return factsOf(raw, { images: [device.image_url], others })
}

/** `12GB RAM, Apple A19 Pro` → memory and processor. */
function hardware(text: string): { ram?: string; processor?: string } {
  const parts = text.split(',').map(value => value.trim())
  const ram = parts.filter(value => /\bRAM\b/i.test(value) && parseSizes(value).length > 0)
  const rest = parts.filter(value => !ram.includes(value))
  return { ram: ram.join(', '), processor: rest.join(', ') }
}
