import { createHash } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import type { Findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { findablePromotions } from '#modules/buying/partners/searchable.ts'
import { findableActivities } from '#modules/editorial/agenda/search.ts'
import { findablePages } from '#modules/editorial/content/searchable.ts'
import { findableCampaigns } from '#modules/editorial/gifts/searchable.ts'
import { findablePosts } from '#modules/editorial/magazine/magazine.ts'
import { findablePlaces } from '#modules/editorial/places/searchable.ts'
import { findableQuizzes } from '#modules/editorial/quizzes/searchable.ts'
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

interface CachedShelves {
  shelf: Shelf
  /** Of what each index was made, to leave it as it is when nothing was written since. */
  digests: Readonly<Record<Kind, string>>
  readAt: number
  /** How often it was forgotten until then. */
  forgotten: number
}

const digestOf = (items: readonly Findable[]) => createHash('sha1').update(JSON.stringify(items)).digest('base64')

/** What a shop wrote on pages of their own, and the screens of the main shop that have a name. */
async function findableScreens(db: Pool, { code, main, path }: Shop, language: Language, quizzesAfterSeason: boolean) {
  const written = await Promise.all([
    findablePages(db, code, language, path),
    findableCampaigns(db, code, language),
    findableQuizzes(db, code, language, quizzesAfterSeason),
  ])
  return [...(main ? screens(language) : []), ...written.flat()]
}

interface Reading {
  db: Pool
  quizzesAfterSeason: boolean
}

async function readShelf(
  { db, quizzesAfterSeason }: Reading,
  shop: Shop,
  language: Language,
  before: CachedShelves | undefined,
): Promise<Omit<CachedShelves, 'readAt' | 'forgotten'>> {
  const { code, main } = shop
  // Stores, magazine and partners are the main shop's; agenda, places and pages know whose they are.
  const told: Record<Kind, Promise<Findable[]>> = {
    magazine: main ? findablePosts(db, language) : Promise.resolve([]),
    agenda: main ? findableActivities(db, code, language) : Promise.resolve([]),
    places: main ? findablePlaces(db, code, language) : Promise.resolve([]),
    stores: main ? findableStores(db, language) : Promise.resolve([]),
    promotions: main ? findablePromotions(db, language) : Promise.resolve([]),
    pages: findableScreens(db, shop, language, quizzesAfterSeason),
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
  readonly #from: Reading
  readonly #kept = new Map<string, CachedShelves>()
  readonly #reading = new Map<string, Promise<Shelf>>()
  #forgotten = 0

  constructor(db: Pool, quizzesAfterSeason = true) {
    this.#from = { db, quizzesAfterSeason }
  }

  /** Lets the next question wait for what stands now. */
  forget(): void {
    this.#forgotten += 1
    this.#reading.clear()
  }

  async of(shop: Shop, language: Language, now = Date.now()): Promise<Shelf> {
    const key = `${shop.code}/${language}`
    const cached = this.#kept.get(key)
    const stands = cached?.forgotten === this.#forgotten
    if (cached && stands && now - cached.readAt < freshMs) return cached.shelf
    const reading = this.#reading.get(key) ?? this.#read(key, shop, language, now)
    if (!cached || !stands) return reading
    // The next question tries again; this one has its answer.
    reading.catch(() => {})
    return cached.shelf
  }

  #read(key: string, shop: Shop, language: Language, now: number): Promise<Shelf> {
    const forgotten = this.#forgotten
    const reading: Promise<Shelf> = readShelf(this.#from, shop, language, this.#kept.get(key))
      .then((read) => {
        if (forgotten === this.#forgotten) this.#kept.set(key, { ...read, readAt: now, forgotten })
        return read.shelf
      })
      .finally(() => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key)
      })
    this.#reading.set(key, reading)
    return reading
  }
}
