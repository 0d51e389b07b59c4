import { LruCache } from './lru-cache.ts'

/** Makes an answer's bytes again from what is kept; null when a part of it is gone or may have changed. */
export type Again = () => Buffer | null

/** An address, its closure and what that names. */
const bytesOfEntry = 600
const mostBytes = 6 * 1024 * 1024

/** A list longer than a hundred is cut to what its caller may ask for, so its answer does not follow from the address alone. */
const longList = /[?&]limit=[^&]{3}/

/**
 * Addresses that were answered, each with how to answer again without asking anything: neither the address is read again nor the
 * database. Nothing of an answer lies here, so nothing has to be dropped when products change.
 */
export class AnswerCache {
  readonly #again = new LruCache<string, Again>(mostBytes, () => bytesOfEntry)

  /** `url` is the whole of what was asked: only answers that follow from it alone belong here. */
  remember(url: string, again: Again) {
    if (url.length < 400 && !longList.test(url)) this.#again.set(url, again)
  }

  of(url: string): Buffer | null {
    return this.#again.get(url)?.() ?? null
  }
}
