import { isIP } from 'node:net'
import type { RefusalCode } from '#kernel/errors.ts'
import { credentialName } from '#modules/platform/outside/credentials.ts'

/** An SFTP address as somebody typed it. */
export interface TypedAddress {
  host: string | null
  port: number | null
  username: string | null
  credential: string | null
  host_key: string | null
  active: boolean
}

const needed = ['host', 'port', 'username', 'credential'] as const
const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i
const hostKey = /^SHA256:[A-Za-z0-9+/]{43}$/

/** What an SFTP address lacks, field by field. One that nobody compared the fingerprint of cannot be switched on. */
export function addressFaults(typed: TypedAddress): Record<string, RefusalCode> {
  const { host, credential, host_key, active } = typed
  const faults: Record<string, RefusalCode> = {}
  for (const field of needed) if (typed[field] === null) faults[field] = 'outside.needed'
  if (host !== null && isIP(host) === 0 && !hostName.test(host)) faults['host'] = 'outside.host'
  if (credential !== null && !credentialName.test(credential)) faults['credential'] = 'outside.needed'
  if (host_key !== null && !hostKey.test(host_key)) faults['host_key'] = 'outside.host_key'
  else if (host_key === null && active) faults['host_key'] = 'outside.host_key_needed'
  return faults
}
