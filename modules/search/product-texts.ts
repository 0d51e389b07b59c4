import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { productParts } from '#modules/catalogue/products.ts'
import { bytesOf, type CardTexts, joined, namesSettle } from './card-texts.ts'
import type { SearchIndex } from './index/open.ts'
import { Kept } from './kept.ts'

/** What a product says of itself as JSON bytes, and the products beside it, whose cards are kept apart. */
interface Text {
  head: Buffer
  editions: number[]
  related: number[]
  until: number
}

/** About 5 kB each. */
const mostProducts = 6_000
/** Which products are related follows sales and stock of many others: it may lag this much. */
const relatedSettle = 60_000
const between = Buffer.from('],"related":[')
const end = Buffer.from(']}')

/** Products as JSON, kept until they or the sizes they name change. */
export class ProductTexts {
  readonly #db: Pool
  readonly #index: SearchIndex
  readonly #cards: CardTexts
  readonly #kept = new Kept<Text>(mostProducts)
  /** Products that name another as a size of theirs. */
  readonly #naming = new Map<number, Set<number>>()
  #day = ''
  #settlesAt = 0

  constructor(db: Pool, index: SearchIndex, cards: CardTexts) {
    this.#db = db
    this.#index = index
    this.#cards = cards
    index.onChange((ids) => {
      if (ids === null) this.#forgetAll()
      else
        for (const id of ids)
          for (const one of [id, ...(this.#naming.get(id) ?? [])])
            for (const language of languages) this.#kept.delete(language + one)
    })
  }

  #forgetAll() {
    this.#kept.clear()
    this.#naming.clear()
    this.#settlesAt = Date.now() + namesSettle
  }

  /**
   * A ProductDetail as JSON bytes, texts in `language`.
   * @throws NotFound when no product has the id.
   */
  async of(id: number, language: Language): Promise<Buffer> {
    const today = dayOf(new Date())
    if (today !== this.#day) {
      this.#forgetAll()
      this.#settlesAt = 0
      this.#day = today
    }
    const known = this.#kept.get(language + id)
    const { head, editions, related } = known && known.until > Date.now() ? known : await this.#make(id, language)
    const [first, second] = await Promise.all([this.#cards.of(editions, language), this.#cards.of(related, language)])
    return Buffer.concat([joined(head, first, between), joined(nothing, second, end)])
  }

  async #make(id: number, language: Language): Promise<Text> {
    const { version } = this.#index
    const { detail, editions, related } = await productParts(this.#db, id, language)
    const text: Text = {
      head: bytesOf(`${JSON.stringify(detail).slice(0, -1)},"editions":[`),
      editions,
      related,
      until: Date.now() + relatedSettle,
    }
    if (version === this.#index.version && Date.now() > this.#settlesAt) {
      this.#kept.set(language + id, text)
      for (const { pk } of detail.sizes) this.#naming.set(pk, (this.#naming.get(pk) ?? new Set()).add(id))
    }
    return text
  }
}

const nothing = Buffer.alloc(0)
