import { createHash } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import type { Findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { findablePromotions } from '#modules/buying/partners/searchable.ts'
import { findableActivities } from '#modules/editorial/agenda/search.ts'
import { findablePages } from '#modules/editorial/content/searchable.ts'
import { findablePosts } from '#modules/editorial/magazine/magazine.ts'
import { findablePlaces } from '#modules/editorial/places/searchable.ts'
import { findableStores } from '#modules/goods/stores/searchable.ts'
import { type Kind, kinds } from './contract.ts'
import { screens } from './screens.ts'
import { WordIndex } from './word-index.ts'

/** How long what was read stands before it is read again. */
const freshMs = 15_000

/** A shop by its code and where its pages begin. */
export interface Shop {
  code: string
  main: boolean
  /** Below the language; empty for the main shop. */
  path: string
}

export type Shelf = Readonly<Record<Kind, WordIndex>>

interface Kept {
  shelf: Shelf
  /** Of what each index was made, to leave it as it is when nothing was written since. */
  digests: Readonly<Record<Kind, string>>
  readAt: number
}

const digestOf = (items: readonly Findable[]) => createHash('sha1').update(JSON.stringify(items)).digest('base64')

async function readShelf(db: Pool, shop: Shop, language: Language, before: Kept | undefined): Promise<Omit<Kept, 'readAt'>> {
  const { code, main, path } = shop
  // Stores, magazine and partners are the main shop's; agenda, places and pages know whose they are.
  const told: Record<Kind, Promise<Findable[]>> = {
    magazine: main ? findablePosts(db, language) : Promise.resolve([]),
    agenda: main ? findableActivities(db, code, language) : Promise.resolve([]),
    places: main ? findablePlaces(db, code, language) : Promise.resolve([]),
    stores: main ? findableStores(db, language) : Promise.resolve([]),
    promotions: main ? findablePromotions(db, language) : Promise.resolve([]),
    pages: findablePages(db, code, language, path).then((pages) => [...(main ? screens(language) : []), ...pages]),
  }
  const read = await Promise.all(
    kinds.map(async (kind) => {
      const items = await told[kind]
      const digest = digestOf(items)
      return { kind, digest, index: before?.digests[kind] === digest ? before.shelf[kind] : new WordIndex(items) }
    }),
  )
  return {
    shelf: Object.fromEntries(read.map(({ kind, index }) => [kind, index])) as Record<Kind, WordIndex>,
    digests: Object.fromEntries(read.map(({ kind, digest }) => [kind, digest])) as Record<Kind, string>,
  }
}

/**
 * What each shop says besides its products, by language, held in memory. Whoever asks when it has grown old is answered with it all
 * the same while it is read anew, so that a question never waits for the database but once.
 */
export class Shelves {
  readonly #db: Pool
  readonly #kept = new Map<string, Kept>()
  readonly #reading = new Map<string, Promise<Shelf>>()

  constructor(db: Pool) {
    this.#db = db
  }

  async of(shop: Shop, language: Language, now = Date.now()): Promise<Shelf> {
    const key = `${shop.code}/${language}`
    const kept = this.#kept.get(key)
    if (kept && now - kept.readAt < freshMs) return kept.shelf
    const reading = this.#reading.get(key) ?? this.#read(key, shop, language, now)
    if (!kept) return reading
    // The next question tries again; this one has its answer.
    reading.catch(() => {})
    return kept.shelf
  }

  #read(key: string, shop: Shop, language: Language, now: number): Promise<Shelf> {
    const reading = readShelf(this.#db, shop, language, this.#kept.get(key))
      .then((read) => {
        this.#kept.set(key, { ...read, readAt: now })
        return read.shelf
      })
      .finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    return reading
  }
}
