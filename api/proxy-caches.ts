import type { FastifyBaseLogger } from 'fastify'
import { Trouble } from '#kernel/trouble.ts'

/** How long a cache may take to answer. */
const patienceMs = 2_000
/** Pages that were being made when something changed arrive within this; what they say is dropped once more. */
const underWayMs = 1_000

/** One cache: at most one call to it is under way, and what changes meanwhile is told in one more. */
class ProxyCache {
  readonly #address: URL
  readonly #trouble: Trouble
  #telling: Promise<void> | undefined
  #more = false

  constructor(address: URL, log: FastifyBaseLogger) {
    this.#address = address
    this.#trouble = new Trouble((error) =>
      log.warn(error, `The cache at ${address.host} keeps its pages: it did not hear that they changed`),
    )
  }

  forget(): Promise<void> {
    if (this.#telling) {
      this.#more = true
      return this.#telling
    }
    this.#telling = this.#tell().finally(() => {
      this.#telling = undefined
    })
    return this.#telling
  }

  async #tell(): Promise<void> {
    do {
      this.#more = false
      try {
        const { ok, status } = await fetch(this.#address, { method: 'PURGE', signal: AbortSignal.timeout(patienceMs) })
        if (ok) this.#trouble.over()
        else this.#trouble.met(new Error(`it answered ${status}`))
      } catch (error) {
        this.#trouble.met(error)
      }
    } while (this.#more)
  }
}

/**
 * Caches of pages that stand before the shop (PAGE_CACHES; deploy/varnish.vcl). When public pages change, each is sent a `PURGE` and drops
 * what it kept of them; one that does not answer shows them for as long as they said they may be kept (E-25).
 */
export class ProxyCaches {
  readonly #caches: readonly ProxyCache[]
  #again: NodeJS.Timeout | undefined

  constructor(addresses: readonly string[], log: FastifyBaseLogger) {
    this.#caches = addresses.map((address) => new ProxyCache(new URL(address), log))
  }

  /** Tells each cache now, and once more when pages that were under way have arrived. */
  forget(): void {
    if (this.#caches.length === 0) return
    void this.#tell()
    clearTimeout(this.#again)
    this.#again = setTimeout(() => void this.#tell(), underWayMs)
    this.#again.unref()
  }

  close(): void {
    clearTimeout(this.#again)
  }

  #tell(): Promise<unknown> {
    return Promise.all(this.#caches.map((cache) => cache.forget()))
  }
}
