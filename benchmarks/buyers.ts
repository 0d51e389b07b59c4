/** Buyers over HTTP: each a kept connection and a network address of its own, so that limits per address count one buyer. */
import { Agent, request } from 'node:http'

export interface Buyer {
  get(path: string): Promise<void>
  call<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>
  form(path: string, fields: Record<string, string>): Promise<string>
}

/** @throws Error for every answer that is not 2xx (a redirect for a form), so that nothing refused is counted as done. */
export function buyer(shopUrl: string, access: string, index: number): Buyer {
  // Left alone longer than this the server may just be closing it.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 2_000 })
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  const { hostname, port } = new URL(shopUrl)
  const send = (
    method: string,
    path: string,
    type: string,
    payload: string,
  ): Promise<{ status: number; text: string; location: string }> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${access}`,
        'content-type': type,
        'content-length': Buffer.byteLength(payload),
        'x-forwarded-for': address,
      }
      const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, location: String(answer.headers.location ?? '') }))
      })
      sent.on('error', reject).end(payload)
    })
  return {
    async get(path) {
      const { status, text } = await send(
        'GET',
        `/api${path}${path.includes('?') ? '&' : '?'}store=T013&lang=es`,
        'text/plain',
        '',
      )
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
    },
    async call<T>(method: 'POST' | 'PUT', path: string, body: unknown) {
      const { status, text } = await send(method, `/api${path}?store=T013&lang=es`, 'application/json', JSON.stringify(body))
      if (status > 201) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
      return JSON.parse(text) as T
    },
    async form(path, fields) {
      const { status, text, location } = await send(
        'POST',
        path,
        'application/x-www-form-urlencoded',
        new URLSearchParams(fields).toString(),
      )
      if (status < 300 || status > 303) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
      return location
    },
  }
}

export interface Load {
  perSecond: number
  p50: number
  p95: number
}

/** Runs `work` on `connections` at once until every item is done; times in milliseconds. */
export async function underLoad<T>(
  items: readonly T[],
  connections: number,
  work: (item: T, connection: number) => Promise<void>,
): Promise<Load> {
  const times: number[] = []
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let index = next++; index < items.length; index = next++) {
        const begun = performance.now()
        await work(items[index] as T, connection)
        times.push(performance.now() - begun)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: items.length / seconds, p50: at(0.5), p95: at(0.95) }
}
