import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, isIPv4 } from 'node:net'
import type { Readable } from 'node:stream'

/** An address that is not asked, or an answer that is no picture. `passing`: trying again may help. */
export class NoCover extends Error {
  override name = 'NoCover'
  readonly passing: boolean

  constructor(message: string, passing = false) {
    super(message)
    this.passing = passing
  }
}

export type OpenCover = (address: string) => Promise<Readable>

/** Networks that are nobody's in public: this machine, its neighbours, and what is set apart. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const network of ['2001:db8::', '2001::', '2002::']) inside.addSubnet(network, network === '2001:db8::' ? 32 : 16, 'ipv6')

/** Whether an address of the network is somebody's in public. */
export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !inside.check(address, 'ipv4') : outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')

const timeoutMs = 20_000

/**
 * Opens a picture at an address that somebody else wrote. The name is looked up once, and what it stands for is what is asked: no name
 * leads inside, also not the second time it is looked up. Nothing is followed elsewhere. @throws NoCover
 */
export const openCover: OpenCover = (written) => {
  const address = URL.parse(written)
  // A number needs no looking up, so nothing would be asked about it.
  if (address?.protocol !== 'https:' || address.port !== '' || isIP(address.hostname.replace(/[[\]]/g, '')) !== 0)
    return Promise.reject(new NoCover('no https address of a host'))
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      timeout: timeoutMs,
      headers: { accept: 'image/*' },
      lookup: (host, options, found) =>
        lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
          const strange = addresses?.find((one) => !isPublic(one.address))
          if (error || strange) return found(error ?? new NoCover('an address inside'), [], 0)
          return options.all ? found(null, addresses) : found(null, addresses[0]!.address, addresses[0]!.family)
        }),
    })
    asked.once('timeout', () => asked.destroy(new NoCover('no answer in time', true)))
    asked.once('error', (error) => reject(error instanceof NoCover ? error : new NoCover(error.message, true)))
    asked.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (status === 200) return resolve(answer)
      answer.destroy()
      return reject(new NoCover(`answered ${status}`, status >= 500 || status === 429))
    })
    asked.end()
  })
}
