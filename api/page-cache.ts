import { hash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { dayEnds } from '#kernel/days.ts'
import { signal } from '#kernel/signals.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How long a page is fresh, and how long after that it may still be shown while it is rendered anew (E-25). */
const freshFor = 10_000
const staleFor = 59_000
const maximumPages = 5_000
const maximumBytes = 24 * 1024 * 1024
/** What pages said of late, for readers who got a page that was rendered anew before their scripts began. */
const maximumStates = 1_000
const maximumStateBytes = 16 * 1024 * 1024
/** What is the same for everyone: a page, and that there is none at an address. */
const cachedStatuses = new Set([200, 404])
/** An address longer than any that the shop itself links to is answered and not kept. */
const longestKey = 1_000
/** The first reader of a page, who is often its last, gets it compressed quickly; whoever comes after that, as small as it gets. */
const popularFrom = 2
const quickly = 5
const thoroughly = 11

export type Encoding = 'br' | 'gzip' | 'identity'

export interface CachedPage {
  status: number
  headers: Record<string, string>
  etag: string
  readonly raw: Buffer
  renderedAt: number
  /** What its scripts ask for when they begin. */
  state: CachedPage | null
  /** Stays as it is as long as the process runs: as small as it gets from its first reader on. */
  lasting?: true
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  state?: PageState | null
}

/** What the loaders of a page said, known by its hash. */
export interface PageState {
  hash: string
  bytes: Buffer
}

/** A page as one kind of reader takes it. */
interface Form {
  bytes: Buffer
  reads: number
}

/** What a page takes besides its bytes. */
const besides = 1_000

/** A page as it is kept: its bytes give way to their brotli form once there is one, from which they can be had again. */
class KeptPage implements CachedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly etag: string
  readonly state: KeptPage | null
  /** By which a page that is rendered anew is known to be the same. */
  readonly digest: string
  renderedAt: number
  /** Bytes that it was counted with where it is kept. */
  counted = 0
  #raw: Buffer | null
  #packed: Buffer | null = null

  constructor(page: Omit<CachedPage, 'lasting' | 'state'> & { state: KeptPage | null; digest: string }) {
    this.status = page.status
    this.headers = page.headers
    this.etag = page.etag
    this.state = page.state
    this.digest = page.digest
    this.renderedAt = page.renderedAt
    this.#raw = page.raw
  }

  get raw(): Buffer {
    return this.#raw ?? brotliDecompressSync(this.#packed!)
  }

  /** Whether its bytes are at hand as they are. */
  get isPlain(): boolean {
    return this.#raw !== null
  }

  get size(): number {
    return besides + (this.#raw?.length ?? 0) + (this.#packed?.length ?? 0) + (this.state?.size ?? 0)
  }

  pack(brotli: Buffer) {
    this.#packed = brotli
    this.#raw = null
  }
}

/** Public pages in memory: one render at a time per address, compressed when first asked for, the oldest given up first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #forms = new WeakMap<CachedPage, Map<Encoding, Form | Promise<Form>>>()
  readonly #now: () => number
  readonly #states = new Map<string, { page: KeptPage; bytes: number }>()
  #stateBytes = 0
  #bytes = 0
  #generation = 0
  #renders = 0
  #shrinking = Promise.resolve()

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** The page of `key`: kept if fresh, kept and renewed behind if stale, rendered otherwise. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    const age = this.#ageOf(known)
    if (known && age < freshFor) return asked(known, 'kept')
    const renewed = this.#renew(key, render)
    if (known && age < freshFor + staleFor) {
      renewed.catch(() => {})
      return asked(known, 'late')
    }
    return asked(renewed, 'none')
  }

  /** The page of `key` while it is fresh. */
  fresh(key: string): CachedPage | undefined {
    const known = this.#pages.get(key)
    return known && this.#ageOf(known) < freshFor ? asked(known, 'kept') : undefined
  }

  /** A page of another day in Madrid is too old for anybody: what stands on it has days. */
  #ageOf(page: KeptPage | undefined): number {
    if (!page) return Number.POSITIVE_INFINITY
    const now = this.#now()
    const age = now - page.renderedAt
    return age < freshFor + staleFor && now >= dayEnds(page.renderedAt) ? Number.POSITIVE_INFINITY : age
  }

  /** What a page said under this hash, though it says something else by now. */
  state(hash: string): CachedPage | undefined {
    return this.#states.get(hash)?.page
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#pages.size
  }

  /** The page's bytes in an encoding, where they are at hand. */
  held(page: CachedPage, encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') return page instanceof KeptPage && !page.isPlain ? undefined : page.raw
    const form = this.#forms.get(page)?.get(encoding)
    if (!form || form instanceof Promise) return undefined
    form.reads += 1
    if (form.reads === popularFrom && encoding === 'br' && !page.lasting) this.#shrink(page, form)
    return form.bytes
  }

  /** The page's bytes in an encoding, compressed once for all who ask. */
  async bytes(page: CachedPage, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return page.raw
    const forms = this.#forms.get(page) ?? new Map<Encoding, Form | Promise<Form>>()
    this.#forms.set(page, forms)
    const held = this.held(page, encoding)
    if (held) return held
    const form = forms.get(encoding) ?? this.#compress(page, encoding, forms)
    forms.set(encoding, form)
    return (await form).bytes
  }

  /** Every page is rendered anew when it is next asked for, so that a change shows; what it left as it was keeps its compressed forms. */
  clear() {
    this.#generation += 1
    for (const page of this.#pages.values()) page.renderedAt = Number.NEGATIVE_INFINITY
  }

  async #compress(page: CachedPage, encoding: 'br' | 'gzip', forms: Map<Encoding, Form | Promise<Form>>): Promise<Form> {
    const bytes = encoding === 'br' ? await shrunk(page) : await gzipped(page.raw, { level: 4 })
    const form = { bytes, reads: 1 }
    forms.set(encoding, form)
    if (encoding === 'br') this.#pack(page, bytes)
    return form
  }

  /** One page after the other: it takes forty times as long as the quick way, and nobody waits for it. */
  #shrink(page: CachedPage, form: Form) {
    this.#shrinking = this.#shrinking.then(async () => {
      form.bytes = await brotli(page.raw, as(page.raw, thoroughly))
      this.#pack(page, form.bytes)
    })
  }

  #pack(page: CachedPage, brotli: Buffer) {
    if (!(page instanceof KeptPage)) return
    page.pack(brotli)
    if (page.counted === 0) return
    this.#bytes += page.size - page.counted
    page.counted = page.size
  }

  #renew(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key)
    if (running) return running
    const generation = this.#generation
    const started = render()
      .then(({ status, headers, body, state }) => {
        const renderedAt = this.#now()
        const digest = digestOf(body)
        const before = this.#pages.get(key)
        if (before && generation === this.#generation && isSame(before, { status, headers, digest })) {
          before.renderedAt = renderedAt
          this.#keep(key, before)
          return before
        }
        this.#renders += 1
        // A render is known by when it was made and the how manieth it was.
        const etag = `"${renderedAt.toString(36)}-${this.#renders.toString(36)}"`
        const page = new KeptPage({
          status,
          headers,
          etag,
          raw: body,
          digest,
          renderedAt,
          state: state ? stateBeside(state, headers, renderedAt) : null,
        })
        if (state && page.state) this.#keepState(state.hash, page.state)
        if (cachedStatuses.has(status) && key.length <= longestKey && generation === this.#generation) this.#keep(key, page)
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  #keep(key: string, page: KeptPage) {
    this.#drop(key)
    this.#pages.set(key, page)
    page.counted = page.size
    this.#bytes += page.counted
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= maximumPages && this.#bytes <= maximumBytes) break
      this.#drop(oldest)
    }
  }

  #keepState(hash: string, state: KeptPage) {
    if (this.#states.has(hash)) return
    this.#states.set(hash, { page: state, bytes: state.size })
    this.#stateBytes += state.size
    for (const [oldest, held] of this.#states) {
      if (this.#states.size <= maximumStates && this.#stateBytes <= maximumStateBytes) break
      this.#states.delete(oldest)
      this.#stateBytes -= held.bytes
    }
  }

  #drop(key: string) {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= page.counted
    page.counted = 0
  }
}

const stateBeside = ({ hash, bytes }: PageState, page: Record<string, string>, renderedAt: number): KeptPage =>
  new KeptPage({
    status: 200,
    headers: { ...page, 'content-type': 'text/plain; charset=utf-8' },
    etag: `"${hash}"`,
    raw: bytes,
    digest: hash,
    renderedAt,
    state: null,
  })

function asked<Given>(given: Given, found: 'kept' | 'late' | 'none'): Given {
  signal('cache-asked', { cache: 'pages', found })
  return given
}

const digestOf = (body: Buffer): string => hash('sha256', body, 'base64url')

const isSame = (kept: KeptPage, { status, headers, digest }: Omit<RenderedPage, 'body'> & { digest: string }): boolean =>
  kept.status === status && kept.digest === digest && isDeepStrictEqual(kept.headers, headers)

/** A page is smaller than the window that brotli would lay out by itself, for every page anew. */
const windowBits = 17

/** Half of that costs a fifth to a quarter less time, and where a page is hardly longer than it nearly no bytes. */
const [shortPage, shortWindowBits] = [100_000, 16]

const as = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: quality === quickly && body.length <= shortPage ? shortWindowBits : windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

/** For its first reader at once: a thread would be woken twice for it, which takes half as long as the work. */
const shrunk = ({ raw, lasting }: CachedPage): Buffer | Promise<Buffer> =>
  lasting ? brotli(raw, as(raw, thoroughly)) : brotliCompressSync(raw, as(raw, quickly))
