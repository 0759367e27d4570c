/** The settings of the site: the environment, read and validated once (ENV-1). */
import { z } from 'zod'

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'on or off')
    .default(fallback)
    .transform(value => value === 'on')

const wholeNumber = (fallback: number, min: number, max: number) => {
  const accepts = `a whole number from ${min} to ${max}`
  return z.coerce.number(accepts).int(accepts).min(min, accepts).max(max, accepts).default(fallback)
}

const httpUrl = (accepts: string) =>
  z.string().refine(value => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), accepts)

const environment = z.object({
  PORT: wholeNumber(5000, 1, 65_535),
  HOST: z.string().optional(),
  MAX_CONNECTIONS: wholeNumber(1000, 10, 100_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('info'),
  DATABASE_PATH: z.string().default('./data/site.sqlite'),
  SEED_CATALOG: z.enum(['auto', 'off'], 'auto or off').default('auto'),
  SITE_ORIGIN: httpUrl('an address such as https://phones.example')
    .default('http://localhost:5000')
    .transform(value => new URL(value).origin),
  ADMIN_USERNAME: z.string().trim().min(1, 'a name').max(60, 'at most 60 characters').default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').optional(),
  SESSION_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  TRUST_PROXY: flag('off'),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl('an http(s) address').optional(),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5'),
  /** Longest wait for an answer of the model, its repeats included. */
  ANTHROPIC_TIMEOUT_MS: wholeNumber(20_000, 100, 600_000),
  AI_SEO: z
    .enum(['enabled', 'off'], 'enabled or off')
    .default('off')
    .transform(value => value === 'enabled'),
  AI_VISITOR_PER_MINUTE: wholeNumber(20, 0, 100_000),
  AI_VISITOR_PER_DAY: wholeNumber(500, 0, 10_000_000),
  PHONE_PROVIDER: z.enum(['bundled', 'mobileapi'], 'bundled or mobileapi').default('bundled'),
  PHONE_PROVIDER_URL: httpUrl('an http(s) address').default('https://api.mobileapi.dev'),
  PHONE_PROVIDER_KEY: z.string().optional(),
  /** Longest wait for one answer of the provider. */
  PHONE_PROVIDER_TIMEOUT_MS: wholeNumber(15_000, 100, 120_000),
  USD_PKR_RATE: z.coerce.number('rupees for a dollar, such as 280').positive('more than 0').default(280),
  PLACEHOLDER_RATING: flag('on'),
})

export type Settings = z.infer<typeof environment>

/**
 * The settings in these variables; an empty variable counts as unset.
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
