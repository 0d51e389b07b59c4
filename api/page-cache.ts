import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How long a page is fresh, and how long after that it may still be shown while it is rendered anew (E-25). */
const freshFor = 10_000
const staleFor = 59_000
const maximumPages = 5_000
const maximumBytes = 128 * 1024 * 1024
/** What is the same for everyone: a page, and that there is none at an address. */
const keptStatuses = new Set([200, 404])
/** An address longer than any that the shop itself links to is answered and not kept. */
const longestKey = 1_000

export interface CachedPage {
  status: number
  headers: Record<string, string>
  etag: string
  raw: Buffer
  br: Buffer
  gzip: Buffer
  renderedAt: number
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Public pages in memory: one render at a time per address, compressed once, the oldest given up first. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #now: () => number
  #bytes = 0
  #generation = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** The page of `key`: kept if fresh, kept and renewed behind if stale, rendered otherwise. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    const age = known ? this.#now() - known.renderedAt : Number.POSITIVE_INFINITY
    if (known && age < freshFor) return known
    const renewed = this.#renew(key, render)
    if (known && age < freshFor + staleFor) {
      renewed.catch(() => {})
      return known
    }
    return renewed
  }

  /** Forgets every page, so that a change shows at the next request. */
  clear() {
    this.#generation += 1
    this.#pages.clear()
    this.#bytes = 0
  }

  #renew(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key)
    if (running) return running
    const generation = this.#generation
    const started = render()
      .then((page) => compress(page, this.#now()))
      .then((page) => {
        if (keptStatuses.has(page.status) && key.length <= longestKey && generation === this.#generation) this.#keep(key, page)
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  #keep(key: string, page: CachedPage) {
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= maximumPages && this.#bytes <= maximumBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(page)
  }
}

const sizeOf = (page: CachedPage) => page.raw.length + page.br.length + page.gzip.length

async function compress({ status, headers, body }: RenderedPage, renderedAt: number): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    gzipped(body, { level: 6 }),
  ])
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    raw: body,
    br,
    gzip: gz,
    renderedAt,
  }
}
