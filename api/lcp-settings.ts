import { z } from 'zod'
import type { LicenseServer } from '#modules/goods/ebooks/lcp/license-server.ts'
import { type ReadiumDoor, readiumAt } from '#modules/goods/ebooks/lcp/readium.ts'
import type { Config } from './config.ts'

/** The licence server that locks ebooks whose publisher asks for Readium LCP; unset: such titles are not sold (docs/lcp.md). */
export const lcpSettings = {
  /** The License Server, inside the house. */
  LCP_SERVER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The Status Server, which reading apps reach too. */
  LCP_STATUS_URL: z.url({ protocol: /^https?$/ }).optional(),
  LCP_USER: z.string().min(1).optional(),
  LCP_PASSWORD: z.string().min(1).optional(),
  /** What names the bookseller in every license, an address of theirs. */
  LCP_PROVIDER: z.url({ protocol: /^https?$/ }).optional(),
}

const names = ['LCP_SERVER_URL', 'LCP_STATUS_URL', 'LCP_USER', 'LCP_PASSWORD', 'LCP_PROVIDER'] as const
type Given = Pick<Config, (typeof names)[number]>

/** What is missing beside what was given; nothing where all is there or none of it. */
export function lcpTroubles(given: Given): { name: string; message: string }[] {
  const missing = names.filter((name) => given[name] === undefined)
  return missing.length === names.length
    ? []
    : missing.map((name) => ({ name, message: 'the other settings of the licence server need it' }))
}

/** Where the licence server is; null where none is set. */
export function lcpDoor(given: Given): ReadiumDoor | null {
  const { LCP_SERVER_URL: url, LCP_STATUS_URL: statusUrl, LCP_USER: user, LCP_PASSWORD: password, LCP_PROVIDER: provider } = given
  return url && statusUrl && user && password && provider ? { url, statusUrl, user, password, provider } : null
}

export function licenseServer(given: Given): LicenseServer | null {
  const door = lcpDoor(given)
  return door && readiumAt(door)
}
