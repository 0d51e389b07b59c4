import { isIPv6 } from 'node:net'
import type { Branded } from '#kernel/branded.ts'

/** A network address as it is counted: one for all that a single household has. */
export type CountedAddress = Branded<string, 'CountedAddress'>

const groupsInAll = 8
/** Of the newer addresses one household has as many as it likes, all with these groups in front: 64 bits. */
const groupsOfHousehold = 4

/**
 * Whose attempts are counted together: an IPv4 address is itself, also when it comes written as IPv6, and IPv6 counts by household.
 * Anything else stays as it is. What is kept as evidence, such as a consent, keeps the address itself.
 */
export function countedAddress(address: string): CountedAddress {
  if (!isIPv6(address)) return address as CountedAddress
  const groups = groupsOf(address)
  const counted = isIPv4Within(groups)
    ? bytesOf(groups.slice(-2)).join('.')
    : `${groups.slice(0, groupsOfHousehold).join(':')}::/${groupsOfHousehold * 16}`
  return counted as CountedAddress
}

/** The eight groups in their shortest writing, whichever way the address was written. */
function groupsOf(address: string): string[] {
  const [plain] = address.split('%')
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [front = [], back = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean))
  return [...front, ...Array<string>(groupsInAll - front.length - back.length).fill('0'), ...back]
}

const isIPv4Within = (groups: string[]) => groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'

const bytesOf = (groups: string[]) => groups.map((group) => Number.parseInt(group, 16)).flatMap((bits) => [bits >> 8, bits & 255])
