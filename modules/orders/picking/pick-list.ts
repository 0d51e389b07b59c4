import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { askedOf } from '#modules/goods/transfers/transfers.ts'
import { type ParcelLineRow, type PickRow, picksOf, planned } from './pick-list.sql.ts'
import type { PickList } from './staff-contract.ts'

interface OnShelf {
  shelf: string
  section: readonly string[]
  author: string | null
  title: string
}

/** As one walks along the shelves: shelf, section, author, title. */
const byShelf = (language: Language) => (a: OnShelf, b: OnShelf) => placeOf(a).localeCompare(placeOf(b), language)
const placeOf = ({ shelf, section, author, title }: OnShelf) =>
  [shelf || '\uffff', section.join(' '), author ?? '', title].join('\u0000')

/** What web orders and other stores need from a store's shelf, in the order in which its shelves stand. @throws NotFound */
export async function pickList(db: Db, storeCode: string, language: Language): Promise<PickList> {
  const store = await storeByCode(db, storeCode)
  const rows = await picksOf(db, storeCode)
  const contents = await planned(db, storeCode, [...new Set(rows.map(({ order_id }) => order_id))])
  const asked = await askedOf(db, storeCode)
  const cards = await productCards(db, [...new Set([...rows, ...asked].map(({ product }) => product))], language)
  const cardOf = new Map(cards.map((card) => [card.pk, card]))
  const seen = (product: number) => ({
    section: cardOf.get(product)?.category_path ?? [],
    image: cardOf.get(product)?.images.cart.src ?? '',
  })
  return {
    store_code: store.code,
    store: store.name,
    items: rows.map((row) => ({ ...pickView(row), ...seen(row.product) })).toSorted(byShelf(language)),
    asked: asked
      .map(({ asked: quantity, asked_at: _at, note: _note, ...row }) => ({
        ...row,
        quantity,
        ...titleOf(cardOf.get(row.product)),
        ...seen(row.product),
      }))
      .toSorted(byShelf(language)),
    parcels: parcelsIn(rows, contents),
  }
}

const titleOf = (card: Awaited<ReturnType<typeof productCards>>[number] | undefined) => ({
  kind: card?.model_type ?? 'book',
  title: card?.title ?? '',
  author: card?.authors.map(({ name }) => name).join(', ') || null,
  ean: card?.ean || card?.sku || '',
})

const pickView = (row: PickRow) => ({
  line: row.line,
  order: row.order,
  product: row.product,
  kind: row.kind,
  shelf: row.shelf,
  author: row.author,
  title: row.title,
  ean: row.ean,
  quantity: row.quantity,
  picked: row.picked,
  packed: row.packed,
  parcel: row.parcel,
  delivery: row.parcel_kind,
  goes_to: row.goes_to,
  promised: row.promised,
  ordered: row.placed_at.toISOString(),
  gift_wrap: row.gift_wrap,
  signing: row.signed_on && { on: row.signed_on, dedication: row.dedication },
})

/** The parcels that the rows go into; complete when the store has every copy of theirs in hand. */
function parcelsIn(rows: readonly PickRow[], contents: readonly ParcelLineRow[]): PickList['parcels'] {
  const picked = new Map(rows.map((row) => [row.line, row.picked]))
  const inHand = ({ line, before, copies }: ParcelLineRow) => Math.min(copies, Math.max(0, (picked.get(line) ?? 0) - before))
  const sum = (inside: readonly ParcelLineRow[], of: (row: ParcelLineRow) => number) =>
    inside.reduce((all, row) => all + of(row), 0)
  return [...Map.groupBy(contents, ({ parcel }) => parcel)]
    .filter(([, inside]) => inside.some(({ line }) => picked.has(line)))
    .map(([parcel, inside]) => ({
      parcel,
      code: inside[0]!.code,
      order: inside[0]!.order,
      copies: sum(inside, ({ copies }) => copies),
      picked: sum(inside, inHand),
      elsewhere: sum(inside, ({ elsewhere }) => elsewhere),
      short: sum(inside, ({ short }) => short),
      lines: inside.map(({ line, copies, before }) => ({ line, copies, before })),
    }))
}

/** One line that a store has to pick. @throws NotFound 'pick.unknown' */
export async function pickOf(db: Db, storeCode: string, lineId: number): Promise<PickRow> {
  const [row] = await picksOf(db, storeCode, lineId)
  if (!row) throw new NotFound('pick.unknown')
  return row
}
