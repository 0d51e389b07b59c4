import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { productCards } from '#modules/catalogue/cards.ts'
import type { SearchIndex } from './index/open.ts'
import { Kept } from './kept.ts'

/** About 2.5 kB each. */
const mostCards = 15_000
/** Names of categories may be this old when a card is made from them (category-tree.ts). */
export const namesSettle = 11_000

const comma = Buffer.from(',')

/** A text's bytes in a room of their own: small buffers otherwise share one, which lives as long as the last of them. */
export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** The texts as one, put between each other's commas: copied, never written anew. */
export const joined = (head: Buffer, texts: readonly Buffer[], tail: Buffer): Buffer =>
  Buffer.concat([head, ...texts.flatMap((text, place) => (place === 0 ? [text] : [comma, text])), tail])

/** Cards as JSON bytes, kept until their product changes: most of a page's time went into making the same ones again. */
export class CardTexts {
  readonly #db: Pool
  readonly #index: SearchIndex
  readonly #kept = new Kept<Buffer>(mostCards)
  #day = ''
  #settlesAt = 0

  constructor(db: Pool, index: SearchIndex) {
    this.#db = db
    this.#index = index
    index.onChange((ids) => {
      if (ids === null) {
        this.#kept.clear()
        this.#settlesAt = Date.now() + namesSettle
      } else for (const id of ids) for (const language of languages) this.#kept.delete(language + id)
    })
  }

  /** The JSON bytes of each product's card, in the order of `ids`; products that are gone are left out. */
  async of(ids: readonly number[], language: Language): Promise<Buffer[]> {
    const today = dayOf(new Date())
    if (today !== this.#day) {
      this.#kept.clear()
      this.#day = today
    }
    const texts = ids.map((id) => this.#kept.get(language + id))
    const absent = ids.filter((_, place) => texts[place] === undefined)
    if (absent.length === 0) return texts as Buffer[]
    const { version } = this.#index
    const made = new Map<number, Buffer>()
    for (const card of await productCards(this.#db, absent, language)) made.set(card.pk, bytesOf(JSON.stringify(card)))
    if (version === this.#index.version && Date.now() > this.#settlesAt)
      for (const [id, text] of made) this.#kept.set(language + id, text)
    return ids.flatMap((id, place) => texts[place] ?? made.get(id) ?? [])
  }
}
