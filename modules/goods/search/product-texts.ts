import { today } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import type { ProductFacts } from '#modules/goods/catalogue/product-facts.ts'
import { askedBeside, type DetailRow, detailsOf, productAlone } from '#modules/goods/catalogue/products.ts'
import { BytesCache } from './bytes-cache.ts'
import { type CardTexts, Joining, keyOf, listLength, namesSettle, turnEnds } from './card-texts.ts'
import type { Beside } from './index/beside.ts'
import type { SearchIndex } from './index/open.ts'
import { LruCache } from './lru-cache.ts'

/** The products beside one, whose cards are kept apart, and who sells it. */
interface Kept extends Beside {
  storefront: string
  until: number
}

/** What a product says of itself as JSON bytes, and what stands beside it. */
interface Text extends Kept {
  head: Buffer
}

interface Batch {
  wanted: Set<number>
  rows: Promise<ReadonlyMap<number, DetailRow>>
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
  readonly #beside = new LruCache<number, Kept>(
    mostBesideBytes,
    ({ editions, related }) => 8 * (editions.length + related.length),
  )
  readonly #batches = new Map<Language, Batch>()
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
    const known = this.#known(id, language)
    // What stands beside a product that is read anew is read with it.
    const besides = known ?? this.#index.beside(id, language)
    const [text, early] = await Promise.all([
      known ?? this.#make(id, language, besides),
      besides === null ? null : this.#cardsOf(besides, language),
    ])
    if (text.storefront !== storefront) throw new NotFound('catalogue.unknown_product')
    const [editions, related] = early ?? (await this.#cardsOf(text, language))
    return whole(text.head, editions, related)
  }

  #cardsOf({ editions, related }: Beside, language: Language): Promise<[Buffer[], Buffer[]]> {
    return Promise.all([this.#cards.of(editions, language), this.#cards.of(related, language)])
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

  async #make(id: number, language: Language, known: Beside | null): Promise<Text> {
    const { version } = this.#index
    const [made, row, { editions, related }] = await Promise.all([
      this.#cards.now(id, language),
      this.#rowOf(id, language),
      known ?? turnEnds().then(() => askedBeside(this.#db, id, language)),
    ])
    if (!made || !row) throw new NotFound('catalogue.unknown_product')
    const detail = await productAlone(this.#db, made, row, language)
    const head = Buffer.from(`${JSON.stringify(detail).slice(0, -1)},"editions":[`)
    const kept: Kept = { editions, related, storefront: row.storefront_code, until: Date.now() + relatedSettle }
    if (version === this.#index.version && Date.now() > this.#settlesAt) {
      this.#heads.set(keyOf(id, language), head)
      this.#beside.set(keyOf(id, language), kept)
      for (const { pk } of detail.sizes) this.#naming.set(pk, (this.#naming.get(pk) ?? new Set()).add(id))
    }
    return { ...kept, head }
  }

  /** What several callers ask in one turn is read with one question, which travels with that for their cards. */
  async #rowOf(id: number, language: Language): Promise<DetailRow | undefined> {
    let batch = this.#batches.get(language)
    if (!batch) {
      const wanted = new Set<number>()
      const rows = turnEnds().then(() => {
        this.#batches.delete(language)
        return detailsOf(this.#db, [...wanted], language, this.#facts)
      })
      batch = { wanted, rows }
      this.#batches.set(language, batch)
    }
    batch.wanted.add(id)
    return (await batch.rows).get(id)
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
