/** A fake MobileAPI.dev server: every documented envelope, failures and odd records. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Envelope = 'observed' | 'sample' | 'openapi'
type Failure =
  | '429'
  | '429-body'
  | '429-reset'
  | '429-long'
  | '500'
  | 'timeout'
  | 'truncated-json'
  | 'html-body'
  | 'null-body'
  | '301'
  | '400'
  | '401'
  | '402'
  | '403'
  | '404'
  | 'credits'
  | 'hang-up'

export type ProviderServer = {
  url: string
  /** Every request so far, as `path?query`. */
  requests: { path: string; authorization: string | undefined }[]
  /** Requests (counted from 1 since the last reset) that fail, and how. */
  failures: Map<number, Failure>
  /** The failure of all requests. */
  always: Failure | null
  envelope: Envelope
  /** Lists always claim to have a next page. */
  isEndless: boolean
  reset: () => void
  stop: () => Promise<void>
}

const KEY = 'test-key'
const PAGE = 50
const year = new Date().getUTCFullYear()

type Device = Record<string, unknown> & { id: number | string; name: string | null }

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function phone(id: number, maker: string, model: string, more: object = {}): Device {
  return {
    id,
    name: `${maker} ${model}`,
    manufacturer_name: maker,
    device_type: 'phone',
    colors: 'Black, Blue',
    storage: '128GB, 256GB',
    screen_resolution: '6.3", 1206x2622 pixels',
    weight: '206g',
    thickness: '8.8mm',
    // Increases with the number, so that the newest are known.
    release_date: `Released ${year}, ${months[Math.floor(id / 28) % 12]} ${String((id % 28) + 1).padStart(2, '0')}`,
    camera: '48MP',
    battery_capacity: '3998 mAh',
    hardware: '12GB RAM, Apple A19 Pro',
    image_url: `https://pictures.example/${id}.jpg`,
    ...more,
  }
}

const parts = {
  network: { id: 1, technology: 'GSM / LTE / 5G', bands_5g: '1, 3, 78' },
  body: { id: 1, dimensions: '149.6 x 71.5 x 8.8 mm', build: 'Glass front, aluminum frame, glass back', sim: 'eSIM' },
  display: {
    id: 1,
    type: 'OLED, 120Hz',
    size: '6.3 inches',
    resolution: '1206 x 2622 pixels',
    protection: 'Ceramic Shield',
  },
  platform: { id: 1, os: 'iOS 26', chipset: 'Apple A19 Pro', cpu: 'Hexa-core' },
  memory: { id: 1, card_slot: 'No', internal: '256GB 12GB RAM, 512GB 12GB RAM' },
  main_camera: { id: 1, modules: '48 MP, f/1.8 48 MP, f/2.8', features: 'HDR', video: '4K@60fps' },
  selfie_camera: { id: 1, modules: '18 MP' },
  sound: { id: 1, _3_5mm_jack: 'No' },
  comms: { id: 1, nfc: 'Yes', usb: 'USB Type-C' },
  features: { id: 1, sensors: 'Face ID' },
  battery: { id: 1, type: 'Li-Ion 3998 mAh, non-removable', charging: '25W wired' },
  misc: { id: 1, models: 'A3256', colors: 'Orange', price: 'About 1199 EUR' },
}

/** 134 devices of six makers: 130 phones of Samsung on three pages, and odd records. */
const devices: Device[] = [
  ...Array.from({ length: 130 }, (_, index) => phone(index + 1, 'Samsung', `Test ${index + 1}`)),
  phone(201, 'Apple', 'iPhone Test', {
    manufacturer_name: undefined,
    manufacturer: { id: 3, name: 'Apple' },
    device_type: 'smartphone',
  }),
  phone(202, 'Xiaomi', 'Integer Maker', { manufacturer_name: undefined, manufacturer: 7, brand_name: 'Xiaomi' }),
  phone(203, 'Oppo', 'Reno Ünïcode Ω', { name: 'Reno Ünïcode Ω' }),
  phone(204, 'Oppo', 'Long', { description: 'x'.repeat(100_000), colors: 'y'.repeat(50_000) }),
  phone(205, 'vivo', 'Markup <b>Pro</b>', {
    description: '<script>alert(1)</script>',
    hardware: '<img src=x onerror=alert(1)>8GB RAM, Chip',
  }),
  phone(206, 'vivo', 'Twin'),
  phone(207, 'vivo', 'Twin'),
  phone(208, 'vivo', 'No Date', { release_date: null }),
  phone(209, 'vivo', 'Rumour', { release_date: 'Rumored' }),
  phone(210, 'vivo', 'Tablet', { device_type: 'tablet' }),
  {
    ...phone(211, 'vivo', 'Nothing Known'),
    storage: null,
    weight: null,
    camera: null,
    battery_capacity: null,
    hardware: null,
    image_url: null,
  },
  { ...phone(212, 'Nokia', 'x'), name: `Nokia ${'n'.repeat(300)}` },
  { id: 213, name: null, manufacturer_name: 'Nokia' },
  { ...phone(214, 'Nokia', 'Text Id'), id: 'abc-214' },
]

/** The full record of a device: with parts, some missing, some null. */
const detailOf = (device: Device) =>
  device.id === 211
    ? { ...device, network: null, body: {}, display: [] }
    : { ...device, ...parts, ...(device.id === 206 ? { body: null, sound: undefined } : {}) }

const manufacturers = ['Samsung', 'Apple', 'Xiaomi', 'Oppo', 'vivo', 'Nokia'].map((name, index) => ({
  id: index + 1,
  name,
  website_url: null,
}))

const makerOf = (device: Device) =>
  String(device.manufacturer_name ?? (device.manufacturer as { name?: string })?.name ?? device.brand_name ?? '')

type Result = { status: number; body?: unknown }

function wrap(
  kind: 'devices' | 'by-manufacturer' | 'search' | 'manufacturers',
  items: unknown[],
  page: number,
  server: ProviderServer,
  maker = '',
): unknown {
  const shown = server.isEndless ? items.slice(0, PAGE) : items.slice((page - 1) * PAGE, page * PAGE)
  const hasNext = server.isEndless || page * PAGE < items.length
  if (server.envelope === 'openapi') return kind === 'search' && shown.length === 1 ? shown[0] : shown
  if (server.envelope === 'sample') {
    return {
      count: items.length,
      next: hasNext ? `https://elsewhere.example/devices/?page=${page + 1}` : null,
      previous: null,
      results: shown,
    }
  }
  if (kind === 'by-manufacturer') return { manufacturer: maker, has_next: hasNext, devices: shown }
  if (kind === 'manufacturers') return { manufacturers: shown }
  return kind === 'search' ? { devices: shown, total: items.length } : shown
}

function responseTo(url: URL, server: ProviderServer): Result {
  const page = Number(url.searchParams.get('page') ?? 1)
  const detail = /^\/devices\/([^/]+)\/$/.exec(url.pathname)?.[1]
  switch (url.pathname) {
    case '/manufacturers/':
      return { status: 200, body: wrap('manufacturers', manufacturers, page, server) }
    case '/devices/by-manufacturer/': {
      const wanted = url.searchParams.get('manufacturer')?.toLowerCase() ?? ''
      const found = devices.filter(device => makerOf(device).toLowerCase() === wanted)
      if (found.length === 0) return { status: 404, body: { detail: 'Manufacturer not found.' } }
      // The last item of a page is repeated on the next page, as when a list changes between two requests.
      const overlapping = found.length > PAGE ? [...found.slice(0, PAGE), ...found.slice(PAGE - 1)] : found
      return { status: 200, body: wrap('by-manufacturer', overlapping, page, server, wanted) }
    }
    case '/devices/by-year/': {
      const found = devices.filter(device => String(device.release_date).includes(url.searchParams.get('year') ?? '-'))
      return found.length === 0 ? { status: 204 } : { status: 200, body: wrap('devices', found, page, server) }
    }
    case '/devices/search/': {
      const query = url.searchParams.get('name')?.toLowerCase() ?? ''
      const found = devices
        .filter(device => String(device.name).toLowerCase().includes(query))
        .map(device => ({ ...device, match_type: 'name' }))
      return found.length === 0
        ? { status: 404, body: { error: 'No devices found' } }
        : {
            status: 200,
            body: wrap('search', found.slice(0, Number(url.searchParams.get('limit') ?? 10)), page, server),
          }
    }
    default: {
      const device = devices.find(candidate => String(candidate.id) === detail)
      return device ? { status: 200, body: detailOf(device) } : { status: 404, body: { detail: 'Not found.' } }
    }
  }
}

const inSeconds = (seconds: number) => String(Math.ceil(Date.now() / 1000) + seconds)

function fail(failure: Failure, response: ServerResponse): void {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  switch (failure) {
    case '429':
      return void json(429, { detail: 'Too many requests' }, { 'Retry-After': '1' })
    case '429-body':
      return void json(429, { detail: 'Too many requests', retry_after: 1 })
    case '429-reset':
      return void json(429, { detail: 'Too many requests' }, { 'X-RateLimit-Reset': inSeconds(1) })
    case '429-long':
      return void json(429, { detail: 'Monthly credits exhausted' }, { 'Retry-After': '86400' })
    case '500':
      return void json(500, { message: 'Server error' })
    case '301':
      return void json(301, { message: 'Moved' }, { Location: '/elsewhere/' })
    case '400':
      return void json(400, { error: 'Invalid page.', message: 'not this' })
    case '402':
      return void json(402, { detail: 'Payment required', error: 'not this' })
    case '404':
      return void json(404, { detail: 'Not found.' })
    case '401':
      return void json(401, { detail: 'Invalid token.' })
    case '403':
      return void json(403, { error: 'Forbidden.' })
    case 'credits':
      return void json(400, { detail: 'Insufficient credits' })
    case 'truncated-json':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"devices": [{"id": 1, "na')
    case 'html-body':
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><body>Maintenance</body></html>')
    case 'null-body':
      return void json(200, null)
    case 'hang-up':
      return void response.destroy()
    case 'timeout':
      return
  }
}

export async function startProvider(): Promise<ProviderServer> {
  const provider: ProviderServer = {
    url: '',
    requests: [],
    failures: new Map(),
    always: null,
    envelope: 'observed',
    isEndless: false,
    reset() {
      Object.assign(provider, {
        requests: [],
        failures: new Map(),
        always: null,
        envelope: 'observed',
        isEndless: false,
      })
    },
    stop: async () => {},
  }
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    provider.requests.push({
      path: url.pathname + url.search,
      authorization: request.headers.authorization,
    })
    const failure = provider.always ?? provider.failures.get(provider.requests.length)
    if (failure) return fail(failure, response)
    if (!new RegExp(`^(Token|Bearer) ${KEY}$`).test(request.headers.authorization ?? '')) return fail('401', response)
    const { status, body } = responseTo(url, provider)
    const headers = {
      'X-RateLimit-Limit': '200',
      'X-RateLimit-Remaining': '150',
      'X-RateLimit-Reset': inSeconds(86_400),
    }
    if (body === undefined) response.writeHead(status, headers).end()
    else response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  provider.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  provider.stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return provider
}

export const PROVIDER_KEY = KEY
