import type { Config } from './config.ts'
import type { Origins } from './security-headers.ts'

/** Where the tag comes from, and where it sends what it counts: the region's own hosts stand below the same names. */
const tag = 'https://*.googletagmanager.com'
const collectors = ['https://*.google-analytics.com', 'https://analytics.google.com', 'https://*.analytics.google.com']

/** What pages must be open to for the tag of the settings; nothing where none is set (D-07). */
export const analyticsOrigins = ({ ANALYTICS_ID }: Config): Origins =>
  ANALYTICS_ID ? { scripts: [tag], calls: [tag, ...collectors], pictures: [tag, ...collectors] } : {}
