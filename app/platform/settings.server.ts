/** The settings of the site: the environment, read and validated once (ENV-1). */

import { z } from 'zod'
import { isWebAddress } from './web-address.ts'

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'on or off')
    .default(fallback)
    .transform(value => value === 'on')

const wholeNumber = (fallback: number, min: number, max: number) => {
  const accepts = `a whole number from ${min} to ${max}`
  return z.coerce.number(accepts).int(accepts).min(min, accepts).max(max, accepts).default(fallback)
}

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** A setting such as `6h` in milliseconds; null for `off`. */
export const intervalMs = (value: string): number | null =>
  value === 'off' ? null : Number.parseInt(value, 10) * (UNIT_MS[value.slice(-1)] ?? 0)

const httpUrl = (accepts: string) => z.string().refine(isWebAddress, accepts)

/** A setting with its description in README and `.env.example`. */
const setting = <Schema extends z.ZodType>(schema: Schema, about: string) => schema.meta({ about })

/** Every setting. Add one here, then run `npm run generate -- settings` to update README and `.env.example`. */
export const environment = z.object({
  PORT: setting(wholeNumber(5000, 1, 65_535), 'listening port'),
  HOST: setting(z.string().optional(), 'listening address; unset: all interfaces'),
  MAX_CONNECTIONS: setting(
    wholeNumber(1000, 10, 100_000),
    'connections at the same time, half of them from one address; beyond that idle ones are closed',
  ),
  LOG_LEVEL: setting(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('info'),
    'debug, info, warn, error or silent; info has one line of JSON for each request',
  ),
  METRICS_TOKEN: setting(
    z.string().min(16, 'at least 16 characters').optional(),
    'opens /metrics for Prometheus as bearer token, at least 16 characters; unset: there is no /metrics',
  ),
  DATABASE_PATH: setting(z.string().default('./data/site.sqlite'), 'the SQLite file; its folder is made'),
  REPLICA_URL: setting(
    z
      .string()
      .refine(
        value => URL.canParse(value) && /^(file:\/\/\/.|s3:\/\/[^/])/.test(value),
        'file:///folder or s3://bucket/path',
      )
      .optional(),
    'store of a continuous copy, restored when the database is missing: file:///folder or s3://bucket/path; unset: none',
  ),
  REPLICA_ENDPOINT: setting(
    httpUrl('an http(s) address').optional(),
    "address of that store if it is S3-compatible but not Amazon's",
  ),
  LITESTREAM_ACCESS_KEY_ID: setting(z.string().optional(), 'name of the key to that store'),
  LITESTREAM_SECRET_ACCESS_KEY: setting(z.string().optional(), 'its secret'),
  READ_ONLY: setting(
    flag('off'),
    'on: serves the continuous copy at REPLICA_URL, which another site writes (docs/scaling.md)',
  ),
  BACKUP_EVERY: setting(
    z
      .string()
      .regex(/^([1-9]\d{0,3}[smhd]|off)$/, 'a time such as 30m, 6h or 1d, or off')
      .default('1d'),
    'how often a backup is made in backups/ beside the database, such as 30m, 6h or 1d; off: never',
  ),
  BACKUP_KEEP: setting(wholeNumber(7, 1, 1000), 'how many of these backups are kept'),
  BACKUP_KEEP_DAYS: setting(wholeNumber(30, 1, 3650), 'for how many days; the newest is always kept'),
  SEED_CATALOG: setting(
    z.enum(['auto', 'off'], 'auto or off').default('auto'),
    'auto: an empty database is filled from the bundled catalogue at start; off: it stays empty',
  ),
  SITE_ORIGIN: setting(
    httpUrl('an address such as https://phones.example')
      .default('http://localhost:5000')
      .transform(value => new URL(value).origin),
    'canonical addresses, sitemap, structured data',
  ),
  OFFLINE_READING: setting(
    flag('on'),
    'off: browsers remove the service worker, which keeps slips and comparisons for reading offline',
  ),
  TRUST_PROXY: setting(flag('off'), 'on: believe the last X-Forwarded-For and X-Forwarded-Proto'),
  SEARCH_PER_MINUTE: setting(
    wholeNumber(300, 1, 1_000_000),
    'searches and filtered lists that one address may cause in a minute; responses from memory do not count',
  ),
  CONTACT_PER_HOUR: setting(
    wholeNumber(5, 1, 100_000),
    'messages and price reports that one address may send in an hour',
  ),
  CONTACT_NETWORK_PER_HOUR: setting(wholeNumber(20, 1, 100_000), 'the same for its network: IPv4 /24, IPv6 /48'),
  CONTACT_BUSY_PER_HOUR: setting(
    wholeNumber(30, 1, 1_000_000),
    'once all together sent so many in an hour, an address may send one',
  ),
  PHOTO_PER_MINUTE: setting(wholeNumber(20, 1, 100_000), 'photos that one address may have searched for in a minute'),
  FEED_CHECKS_PER_MINUTE: setting(wholeNumber(10, 1, 100_000), 'feeds that one address may have checked in a minute'),
  SIGN_IN_PER_ACCOUNT: setting(
    wholeNumber(10, 1, 100_000),
    'failed sign-ins of one address for one account in 15 minutes until it is refused',
  ),
  SIGN_IN_PER_ADDRESS: setting(wholeNumber(30, 1, 100_000), 'the same for all accounts together'),
  CSP_REPORTS_PER_MINUTE: setting(
    wholeNumber(20, 1, 100_000),
    'reports against the content security policy that one address may send in a minute',
  ),
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:name@example.com or an https address')
      .optional(),
    'for /.well-known/security.txt: mailto:name@example.com or an https address; unset: the contact page',
  ),
  CACHE_PURGE_URL: setting(
    httpUrl('an http(s) address').optional(),
    'address of a Varnish in front, which is told of each change; unset: none',
  ),
  ADMIN_USERNAME: setting(
    z.string().trim().min(1, 'a name').max(60, 'at most 60 characters').default('admin'),
    'the name of the administrator',
  ),
  ADMIN_PASSWORD: setting(
    z.string().min(8, 'at least 8 characters').optional(),
    'their password, 12 or more characters (8 with a warning); unset: generated and printed once; a changed one replaces the stored one',
  ),
  SESSION_SECRET: setting(
    z.string().min(16, 'at least 16 characters').optional(),
    'signs cookies, at least 16 characters; unset: generated and stored in the database',
  ),
  ANTHROPIC_API_KEY: setting(z.string().optional(), 'key of the language model; unset: the helpers show estimates'),
  ANTHROPIC_BASE_URL: setting(httpUrl('an http(s) address').optional(), "address of its API; unset: Anthropic's own"),
  ANTHROPIC_MODEL: setting(z.string().default('claude-sonnet-5-5'), 'name of the model'),
  ANTHROPIC_TIMEOUT_MS: setting(
    wholeNumber(20_000, 100, 600_000),
    'longest wait for a result, its repeats included, in milliseconds',
  ),
  AI_SEO: setting(
    z
      .enum(['enabled', 'off'], 'enabled or off')
      .default('off')
      .transform(value => value === 'enabled'),
    'enabled: page descriptions from stored enhancements',
  ),
  AI_VISITOR_PER_MINUTE: setting(wholeNumber(20, 0, 100_000), 'AI calls of all visitors together in a minute'),
  AI_VISITOR_PER_DAY: setting(wholeNumber(500, 0, 10_000_000), 'AI calls of all visitors together in a day'),
  AI_ADDRESS_PER_MINUTE: setting(wholeNumber(10, 1, 100_000), 'how many of these one address may cause in a minute'),
  AI_ADDRESS_PER_DAY: setting(wholeNumber(100, 1, 10_000_000), 'how many of these one address may cause in a day'),
  PHONE_PROVIDER: setting(
    z.enum(['bundled', 'mobileapi'], 'bundled or mobileapi').default('bundled'),
    'where imports come from: bundled or mobileapi',
  ),
  PHONE_PROVIDER_URL: setting(
    httpUrl('an http(s) address').default('https://api.mobileapi.dev'),
    'address of the provider',
  ),
  PHONE_PROVIDER_KEY: setting(z.string().optional(), 'key of the provider'),
  PHONE_PROVIDER_TIMEOUT_MS: setting(
    wholeNumber(15_000, 100, 120_000),
    'longest wait for one response of the provider, in milliseconds',
  ),
  SOURCES: setting(flag('on'), 'off: only editors start runs of sources'),
  SOURCE_HOSTS: setting(
    z.enum(['public', 'loopback'], 'public or loopback').default('public'),
    'loopback: sources may also be read from this machine, for tests',
  ),
  SOURCE_DELAY_MS: setting(
    wholeNumber(2000, 0, 600_000),
    'least time between two requests to the same shop, in milliseconds',
  ),
  USD_PKR_RATE: setting(
    z.coerce.number('rupees for a dollar, such as 280').positive('more than 0').default(280),
    'rupees for a dollar in the search ranges',
  ),
  PLACEHOLDER_RATING: setting(flag('on'), 'off: hides the sample rating everywhere, whatever /admin/site says'),
})

export type Settings = z.infer<typeof environment>

/**
 * The settings from these variables; an empty variable counts as unset.
 * @throws Error with one line that names the first malformed variable and what it accepts.
 */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`${issue?.path.join('.')} is not valid: it accepts ${issue?.message}.`)
}

let current: Settings | undefined

/** The settings of this process. */
export function settings(): Settings {
  current ??= parseSettings(process.env)
  return current
}
