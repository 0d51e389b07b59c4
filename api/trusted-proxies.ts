import type { Config } from './config.ts'

/**
 * Whom the server believes about who asked: so many proxies counted from the shop outwards, or those at their addresses. What stands
 * further left in X-Forwarded-For was written by who knows whom.
 */
export const trustedProxies = (trusted: Config['TRUST_PROXY']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
