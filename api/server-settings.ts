import { isIP } from 'node:net'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Networks that the server knows by name. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  return isIP(address) > 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

/**
 * Which proxies are believed when they say who asked: so many of them one behind the other, or those at the addresses named. Who would
 * believe all of them believes what a visitor invents.
 */
const proxies = z.string().transform((text, context): false | number | string[] => {
  if (text === 'false') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const named = text.split(',').map((word) => word.trim())
  if (named.every((word) => namedNetworks.includes(word) || isNetwork(word))) return named
  context.addIssue({
    code: 'custom',
    message: 'how many proxies of yours stand before the shop (1), or their addresses (10.0.0.5, 10.1.0.0/16, loopback)',
  })
  return z.NEVER
})

const seconds = (usual: number) => z.coerce.number().int().min(1).max(3_600).default(usual)
const perMinute = (usual: number) => z.coerce.number().int().min(1).max(10_000_000).default(usual)

/** Addresses with commas between them. */
const addresses = z.string().transform((text, context): string[] => {
  const named = text.split(',').map((word) => word.trim())
  if (named.every((word) => /^https?:$/.test(URL.parse(word)?.protocol ?? ''))) return named
  context.addIssue({ code: 'custom', message: 'addresses with commas between them (http://10.0.0.7:6081/)' })
  return z.NEVER
})

/** Where the shop listens, who reaches it and how much of it one of them may take. */
export const serverSettings = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: proxies.default(false),
  /** Whether whoever reaches the shop is to find a try-out; by default only where this machine alone reaches it. */
  TRY_OUT: flag.optional(),
  /** Whether this is a copy that is only looked at, such as a restored backup: nothing leaves it and nobody else reaches it. */
  REHEARSAL: flag.default(false),
  /** How long the whole of a request may take to arrive, its headers, and how long a connection may say nothing. */
  REQUEST_SECONDS: seconds(60),
  HEADERS_SECONDS: seconds(20),
  IDLE_SECONDS: seconds(120),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(2_000),
  /** What one address may ask for in a minute: calls of the API, pages made for it alone, pictures. */
  CALLS_PER_MINUTE: perMinute(1_200),
  PAGES_PER_MINUTE: perMinute(600),
  PICTURES_PER_MINUTE: perMinute(3_000),
  /** Whether processes on one database count together; by default where DATABASE_URL names one that several may have. */
  SHARE_LIMITS: flag.optional(),
  /** Caches of pages that stand before the shop, each told when pages change. */
  PAGE_CACHES: addresses.default([]),
  /** A line in the log for each request; by default where it is no try-out. */
  LOG_REQUESTS: flag.optional(),
  /** By what this process is known among several, in the log and in the metrics; the machine's name where nothing is said. */
  NODE_NAME: z.string().min(1).max(100).optional(),
  /** Where `GET /metrics` is answered, in the format of Prometheus; nowhere without a port. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** What a browser works before a form is taken from it: so many derivations of a key, about a second on a phone. */
  CAPTCHA_WORK: z.coerce.number().int().min(1).max(100_000).default(1_250),
}
