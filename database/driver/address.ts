import type { Socket } from 'node:net'
import type { ClientConfig } from 'pg'
import { serverLimits, type Waits } from '../waits.ts'
import { GatheringSocket } from './socket.ts'

/** The addresses that a DATABASE_URL names: one for each of its hosts, in their order. */
export function addressesOf(url: string): string[] {
  const begin = url.indexOf('://') + 3
  const rest = url.slice(begin)
  const end = begin + (rest.search(/[/?]/) + 1 || rest.length + 1) - 1
  const from = Math.max(begin, url.lastIndexOf('@', end - 1) + 1)
  const hosts = url.slice(from, end).split(',')
  return (hosts.length > 1 ? hosts.map((host) => url.slice(0, from) + host + url.slice(end)) : [url]).map(asServersRead)
}

/** `sslmode` as Postgres' own programs read it. */
const asServersRead = (url: string): string =>
  /[?&]sslmode=/.test(url) && !/uselibpqcompat=/.test(url) ? `${url}&uselibpqcompat=true` : url

/** What each connection says of itself when it opens; its socket is noted by all who keep them. */
export const connectionConfig = (given: { waits: Waits; planCache: string; keepers: Set<Socket>[] }): ClientConfig => ({
  application_name: 'palace-shop',
  options: `-c jit=off -c plan_cache_mode=${given.planCache}`,
  connectionTimeoutMillis: given.waits.connect * 1_000,
  ...serverLimits(given.waits),
  stream: () => {
    const socket = new GatheringSocket()
    for (const keeper of given.keepers) {
      keeper.add(socket)
      socket.once('close', () => keeper.delete(socket))
    }
    return socket
  },
})
