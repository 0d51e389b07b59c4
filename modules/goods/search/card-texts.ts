import { setImmediate as immediate } from 'node:timers/promises'
import { today } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { type CardMade, cardsMade } from '#modules/goods/catalogue/cards.ts'
import { forgetCategoryTree } from '#modules/goods/catalogue/category-tree.ts'
import { BytesCache } from './bytes-cache.ts'
import type { SearchIndex } from './index/open.ts'

/** All languages together. */
const mostBytes = 36 * 1024 * 1024
/** Names of categories may be this old when a card is made from them (category-tree.ts). */
export const namesSettle = 11_000

const comma = 0x2c

/** A text's bytes in a room of their own: small buffers otherwise share one, which lives as long as the last of them. */
export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Copies bytes into one room whose length is known before. */
export class Joining {
  readonly bytes: Buffer
  #at = 0
  constructor(length: number) {
    this.bytes = Buffer.allocUnsafe(length)
  }
  add(part: Buffer) {
    this.bytes.set(part, this.#at)
    this.#at += part.length
  }
  /** The texts with commas between them. */
  addList(texts: readonly Buffer[]) {
    for (let i = 0; i < texts.length; i++) {
      if (i > 0) this.bytes[this.#at++] = comma
      this.add(texts[i]!)
    }
  }
}

/** The length of a list written by `Joining`. */
export function listLength(texts: readonly Buffer[]): number {
  let length = Math.max(0, texts.length - 1)
  for (const text of texts) length += text.length
  return length
}

/** The texts as one, put between each other's commas: copied, never written anew. */
export function joined(head: Buffer, texts: readonly Buffer[], tail: Buffer): Buffer {
  const all = new Joining(head.length + listLength(texts) + tail.length)
  all.add(head)
  all.addList(texts)
  all.add(tail)
  return all.bytes
}

let ending: Promise<void> | null = null

/** Ends with the turn, for all who wait for that in it at once: what they then ask of the database travels together. */
export function turnEnds(): Promise<void> {
  ending ??= immediate().then(() => {
    ending = null
  })
  return ending
}

interface Made extends CardMade {
  text: Buffer
}

interface Batch {
  wanted: Set<number>
  made: Promise<ReadonlyMap<number, Made>>
}

/** A number for a product in a language. */
export const keyOf = (id: number, language: Language): number => id * languages.length + languages.indexOf(language)

/** Cards as JSON bytes, kept until their product changes: most of a page's time went into making the same ones again. */
export class CardTexts {
  readonly #db: Pool
  readonly #index: SearchIndex
  readonly #kept = new BytesCache<number>(mostBytes)
  readonly #batches = new Map<Language, Batch>()
  #day = ''
  #settlesAt = 0

  constructor(db: Pool, index: SearchIndex) {
    this.#db = db
    this.#index = index
    index.onChange((ids) => {
      if (ids === null) {
        forgetCategoryTree(db)
        this.#kept.clear()
        this.#settlesAt = Date.now() + namesSettle
      } else for (const id of ids) for (const language of languages) this.#kept.delete(keyOf(id, language))
    })
  }

  /** The cards when all of them are kept, without asking the database; null otherwise. */
  kept(ids: readonly number[], language: Language): Buffer[] | null {
    this.#turnDay()
    const texts: Buffer[] = []
    for (const id of ids) {
      const text = this.#kept.get(keyOf(id, language))
      if (text === undefined) return null
      texts.push(text)
    }
    return texts
  }

  /** The JSON bytes of each product's card, in the order of `ids`; products that are gone are left out. */
  async of(ids: readonly number[], language: Language): Promise<Buffer[]> {
    const known = this.kept(ids, language)
    if (known) return known
    const texts = ids.map((id) => this.#kept.get(keyOf(id, language)))
    const made = await this.#make(
      ids.filter((_, index) => texts[index] === undefined),
      language,
    )
    return ids.flatMap((id, index) => texts[index] ?? made.get(id)?.text ?? [])
  }

  /** The card as the database has it now, with what it is made of; undefined for an unknown product. */
  async now(id: number, language: Language): Promise<CardMade | undefined> {
    return (await this.#make([id], language)).get(id)
  }

  /** What several callers miss in one turn is read with one question. */
  #make(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, Made>> {
    let batch = this.#batches.get(language)
    if (!batch) {
      const wanted = new Set<number>()
      const made = turnEnds().then(() => {
        this.#batches.delete(language)
        return this.#read([...wanted], language)
      })
      batch = { wanted, made }
      this.#batches.set(language, batch)
    }
    for (const id of ids) batch.wanted.add(id)
    return batch.made
  }

  async #read(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, Made>> {
    const { version } = this.#index
    const made = new Map<number, Made>()
    const { names } = this.#index
    for (const one of await cardsMade(this.#db, ids, language, (id) => names.person(String(id))))
      made.set(one.card.pk, { ...one, text: Buffer.from(JSON.stringify(one.card)) })
    if (version === this.#index.version && Date.now() > this.#settlesAt)
      for (const [id, { text }] of made) this.#kept.set(keyOf(id, language), text)
    return made
  }

  #turnDay() {
    const now = today()
    if (now === this.#day) return
    this.#kept.clear()
    this.#day = now
  }
}
