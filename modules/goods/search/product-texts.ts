import { today } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import type { ProductFacts } from '#modules/goods/catalogue/product-facts.ts'
import { productParts } from '#modules/goods/catalogue/products.ts'
import { BytesCache } from './bytes-cache.ts'
import { type CardTexts, Joining, keyOf, listLength, namesSettle } from './card-texts.ts'
import type { SearchIndex } from './index/open.ts'
import { LruCache } from './lru-cache.ts'

/** The products beside one, whose cards are kept apart, and who sells it. */
interface Beside {
  editions: number[]
  related: number[]
  storefront: string
  until: number
}

/** What a product says of itself as JSON bytes, and what stands beside it. */
interface Text extends Beside {
  head: Buffer
}

const [mostBytes, mostBesideBytes] = [16 * 1024 * 1024, 2 * 1024 * 1024]
/** Which products are related follows sales and stock of many others: it may lag this much. */
const relatedSettle = 60_000
const between = Buffer.from('],"related":[')
const end = Buffer.from(']}')

/** Products as JSON, kept until they or the sizes they name change. */
export class ProductTexts {
  readonly #db: Pool
  readonly #index: SearchIndex
  readonly #cards: CardTexts
  readonly #facts: ProductFacts
  readonly #heads = new BytesCache<number>(mostBytes)
  readonly #beside = new LruCache<number, Beside>(
    mostBesideBytes,
    ({ editions, related }) => 8 * (editions.length + related.length),
  )
  /** Products that name another as a size of theirs. */
  readonly #naming = new Map<number, Set<number>>()
  #day = ''
  #settlesAt = 0

  constructor(db: Pool, index: SearchIndex, cards: CardTexts, facts: ProductFacts) {
    this.#facts = facts
    this.#db = db
    this.#index = index
    this.#cards = cards
    index.onChange((ids) => {
      if (ids === null) this.#forgetAll()
      else
        for (const id of ids)
          for (const one of [id, ...(this.#naming.get(id) ?? [])])
            for (const language of languages) this.#beside.delete(keyOf(one, language))
    })
  }

  #forgetAll() {
    this.#beside.clear()
    this.#heads.clear()
    this.#naming.clear()
    this.#settlesAt = Date.now() + namesSettle
  }

  /**
   * A ProductDetail as JSON bytes, texts in `language`.
   * @throws NotFound when no product of that shop has the id.
   */
  async of(id: number, language: Language, storefront: string): Promise<Buffer> {
    const text = this.#known(id, language) ?? (await this.#make(id, language))
    if (text.storefront !== storefront) throw new NotFound('catalogue.unknown_product')
    const [editions, related] = await Promise.all([
      this.#cards.of(text.editions, language),
      this.#cards.of(text.related, language),
    ])
    return whole(text.head, editions, related)
  }

  /** The same when every part of it is kept; null otherwise. */
  kept(id: number, language: Language): Buffer | null {
    const text = this.#known(id, language)
    const editions = text && this.#cards.kept(text.editions, language)
    const related = editions && this.#cards.kept(text.related, language)
    return related && whole(text.head, editions, related)
  }

  #known(id: number, language: Language): Text | null {
    const now = today()
    if (now !== this.#day) {
      this.#forgetAll()
      this.#settlesAt = 0
      this.#day = now
    }
    const key = keyOf(id, language)
    const beside = this.#beside.get(key)
    const head = beside && beside.until > Date.now() ? this.#heads.get(key) : undefined
    return beside && head ? { ...beside, head } : null
  }

  async #make(id: number, language: Language): Promise<Text> {
    const { version } = this.#index
    const { detail, editions, related, storefront } = await productParts(this.#db, id, language, this.#facts)
    const head = Buffer.from(`${JSON.stringify(detail).slice(0, -1)},"editions":[`)
    const beside: Beside = { editions, related, storefront, until: Date.now() + relatedSettle }
    if (version === this.#index.version && Date.now() > this.#settlesAt) {
      this.#heads.set(keyOf(id, language), head)
      this.#beside.set(keyOf(id, language), beside)
      for (const { pk } of detail.sizes) this.#naming.set(pk, (this.#naming.get(pk) ?? new Set()).add(id))
    }
    return { ...beside, head }
  }
}

function whole(head: Buffer, editions: readonly Buffer[], related: readonly Buffer[]): Buffer {
  const all = new Joining(head.length + listLength(editions) + between.length + listLength(related) + end.length)
  all.add(head)
  all.addList(editions)
  all.add(between)
  all.addList(related)
  all.add(end)
  return all.bytes
}
