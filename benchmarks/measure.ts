import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'

/** One question and its answer: what was measured, the figure with its unit, what was to be reached, whether it was. */
export interface Measure {
  what: string
  figure: string
  budget: string
  met: boolean
}

interface Load {
  /** The path of each request in turn. */
  paths: () => string
  connections?: number
  seconds?: number
  /** So many requests instead, however long they take: as many compile the same code on a busy machine as on a quiet one. */
  requests?: number
  headers?: Record<string, string>
  /** Every request comes from an address of its own, as those of visitors do: one address may not ask that often. */
  manyVisitors?: boolean
  /** What is no failure besides 2xx. */
  answer?: number
}

export interface LoadResult {
  total: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Answers other than 2xx and broken connections. */
  failures: number
}

/** Asks for as long as it is told, as fast as the server answers; latencies in milliseconds. */
export async function load(
  url: string,
  { paths, connections = 10, seconds = 8, requests, headers = {}, manyVisitors = false, answer }: Load,
): Promise<LoadResult> {
  let visitor = 0
  const from = () => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`
  const all = { 'accept-encoding': 'br', ...headers }
  const result = await autocannon({
    url,
    connections,
    ...(requests ? { amount: requests } : { duration: seconds }),
    headers: all,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: paths(),
          ...(manyVisitors && { headers: { ...all, 'x-forwarded-for': from() } }),
        }),
      },
    ],
  })
  return {
    total: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    // autocannon keeps p97.5, which is stricter.
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    failures: result.non2xx - (answer ? (result.statusCodeStats?.[answer]?.count ?? 0) : 0) + result.errors,
  }
}

/** Seconds of processor a process has used; null where the system does not say. */
export function processorSeconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return ((user ?? 0) + (system ?? 0)) / 100
  } catch {
    return null
  }
}

/** Megabytes a process holds in memory; null where the system does not say. */
export function residentMegabytes(pid: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return null
  }
}

/** Lets what the last measure left behind settle. */
export const settle = (milliseconds = 500) => wait(milliseconds)

export const count = (value: number) => Math.round(value).toLocaleString('en')
