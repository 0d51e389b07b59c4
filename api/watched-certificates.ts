import { agencyDoors } from '#modules/invoicing/verifactu/agency.ts'
import { certificateEnd } from '#modules/platform/outside/server-certificate.ts'
import type { Machine } from '#modules/platform/systems/staff-contract.ts'
import type { Config } from './config.ts'
import { facturaeSigner } from './facturae-settings.ts'
import { gatewaysInUse } from './payment-gateways.ts'
import { certificateOf, verifactuOf } from './verifactu-settings.ts'
import { passCertificate } from './wallet-settings.ts'

type Watched = Machine['certificates'][number]

/** How often servers are asked for theirs. */
const askedEvery = 12 * 3_600_000

/** Servers on whose certificates the shop stands: its own door, and whom it goes to by itself. */
export function serversOf(config: Config): { host: string; port: number }[] {
  const gateways = gatewaysInUse(config)
  const sendsRecords = verifactuOf(config) === 'on'
  const addresses = [
    config.PUBLIC_URL,
    ...(gateways.has('redsys') ? [config.REDSYS_URL] : []),
    ...(gateways.has('stripe') ? [config.STRIPE_API_URL ?? 'https://api.stripe.com'] : []),
    ...(config.CARRIER === 'correos' ? [config.CORREOS_URL] : []),
    ...(sendsRecords ? [config.VERIFACTU_URL ?? agencyDoors[config.VERIFACTU_HOST][config.VERIFACTU_CERTIFICATE_KIND]] : []),
    ...(config.SMTP_URL?.startsWith('smtps:') ? [config.SMTP_URL] : []),
  ]
  const servers = addresses.flatMap((address) => {
    const { protocol, hostname: host, port } = new URL(address)
    if (protocol === 'https:') return [{ host, port: Number(port || 443) }]
    return protocol === 'smtps:' ? [{ host, port: Number(port || 465) }] : []
  })
  return [...new Map(servers.map((server) => [`${server.host}:${server.port}`, server])).values()]
}

const ofFiles = (config: Config): Watched[] =>
  [
    { name: 'VERIFACTU_CERTIFICATE_FILE', certificate: certificateOf(config) },
    ...config.companies.map(({ name, certificate }) => ({
      name: `VERIFACTU_${name.toUpperCase()}_CERTIFICATE_FILE`,
      certificate,
    })),
    { name: 'FACTURAE_CERTIFICATE_FILE', certificate: facturaeSigner(config) },
    { name: 'WALLET_APPLE_CERTIFICATE_FILE', certificate: passCertificate(config) },
    ...config.signers.map(({ name, certificate }) => ({ name: `FACTURAE_${name.toUpperCase()}_CERTIFICATE_FILE`, certificate })),
  ].flatMap(({ name, certificate }) =>
    certificate ? [{ name, kind: 'file' as const, until: certificate.until.toISOString() }] : [],
  )

/** Certificates that the shop stands on: those of files, read once, and those that servers show, asked twice a day. */
export class WatchedCertificates {
  readonly #files: Watched[]
  readonly #servers: { host: string; port: number }[]
  #shown: Watched[] = []
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(config: Config) {
    this.#files = ofFiles(config)
    this.#servers = serversOf(config)
  }

  /** What is known; of servers, what they showed when they were last asked. */
  get known(): Watched[] {
    return [...this.#files, ...this.#shown]
  }

  /** Asks the servers again when it is time. One that does not answer is left out: that is another trouble than its certificate. */
  async look(now = Date.now()): Promise<Watched[]> {
    if (now - this.#askedAt < askedEvery) return this.known
    this.#askedAt = now
    const shown = await Promise.allSettled(
      this.#servers.map(async (server) => ({
        name: server.host,
        kind: 'server' as const,
        until: (await certificateEnd(server)).toISOString(),
      })),
    )
    this.#shown = shown.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    return this.known
  }
}

const ofConfig = new WeakMap<Config, WatchedCertificates>()

/** The certificates of a shop; all of a process share what was seen. */
export function certificatesOf(config: Config): WatchedCertificates {
  const known = ofConfig.get(config) ?? new WatchedCertificates(config)
  ofConfig.set(config, known)
  return known
}
