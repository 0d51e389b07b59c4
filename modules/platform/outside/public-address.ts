import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

/** A name that stands for an address which is nobody's in public. */
export class InsideAddress extends Error {
  override name = 'InsideAddress'
}

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

/** An https address of a host, at its usual door; null for any other. A number needs no looking up, so nothing would be asked about it. */
export function httpsAddress(written: string): URL | null {
  const address = URL.parse(written)
  if (address?.protocol !== 'https:' || address.port !== '' || address.username !== '' || address.password !== '') return null
  return isIP(address.hostname.replace(/[[\]]/g, '')) === 0 ? address : null
}

/** An address of the web, secure or not, at the usual door of a host; null for any other. */
export function webAddress(written: string): URL | null {
  const address = URL.parse(written)
  if (address?.protocol === 'http:')
    return httpsAddress(written.replace(/^http:/i, 'https:')) && address.port === '' ? address : null
  return httpsAddress(written)
}

/**
 * Looks a name up once, and what it stands for is what is asked: no name leads inside, also not the second time it is looked up.
 * Fails with InsideAddress where one of its addresses is not public.
 */
export const lookupPublic: LookupFunction = (host, options: LookupOptions, found) =>
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const strange = addresses?.find((one) => !isPublic(one.address))
    if (error || strange) return found(error ?? new InsideAddress('an address inside'), [], 0)
    return options.all ? found(null, addresses) : found(null, addresses[0]!.address, addresses[0]!.family)
  })
