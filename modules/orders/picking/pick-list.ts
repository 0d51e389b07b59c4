import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { type PickRow, picksOf, shortLines } from './pick-list.sql.ts'
import type { PickList, ShortLines } from './staff-contract.ts'

/** What web orders need from a store's shelf, in the order in which its shelves stand: shelf, section, author, title. @throws NotFound */
export async function pickList(db: Db, storeCode: string, language: Language): Promise<PickList> {
  const store = await storeByCode(db, storeCode)
  const rows = await picksOf(db, storeCode)
  const cards = await productCards(db, [...new Set(rows.map(({ product }) => product))], language)
  const cardOf = new Map(cards.map((card) => [card.pk, card]))
  const items = rows.map((row) => ({
    line: row.line,
    order: row.order,
    product: row.product,
    kind: row.kind,
    shelf: row.shelf,
    section: cardOf.get(row.product)?.category_path ?? [],
    author: row.author,
    title: row.title,
    ean: row.ean,
    image: cardOf.get(row.product)?.images.cart.src ?? '',
    quantity: row.quantity,
    picked: row.picked,
    parcel: row.parcel,
    delivery: row.parcel_kind,
    goes_to: row.goes_to,
    promised: row.promised,
    ordered: row.placed_at.toISOString(),
    gift_wrap: row.gift_wrap,
  }))
  const onShelf = (item: (typeof items)[number]) =>
    [item.shelf || '\uffff', item.section.join(' '), item.author ?? '', item.title].join('\u0000')
  return {
    store_code: store.code,
    store: store.name,
    items: items.toSorted((a, b) => onShelf(a).localeCompare(onShelf(b), language)),
    parcels: parcelsIn(rows),
  }
}

/** The parcels that the rows go into; complete when the store has every copy of theirs in hand. */
function parcelsIn(rows: readonly PickRow[]): PickList['parcels'] {
  return [...Map.groupBy(rows, ({ parcel }) => parcel)].map(([parcel, inside]) => ({
    parcel,
    order: inside[0]!.order,
    copies: inside.reduce((all, row) => all + row.quantity, 0),
    picked: inside.reduce((all, row) => all + row.picked, 0),
    elsewhere: inside.reduce((all, row) => all + row.elsewhere, 0),
    short: inside.reduce((all, row) => all + row.short, 0),
  }))
}

/** One line that a store has to pick. @throws NotFound 'pick.unknown' */
export async function pickOf(db: Db, storeCode: string, lineId: number): Promise<PickRow> {
  const [row] = await picksOf(db, storeCode, lineId)
  if (!row) throw new NotFound('pick.unknown')
  return row
}

/** Lines in work that no store has every copy of: somebody has to find them. */
export const linesShort = async (db: Db, limit: number): Promise<ShortLines> => ({
  items: (await shortLines(db, limit)).map(({ placed_at, ...row }) => ({ ...row, ordered: placed_at.toISOString() })),
})
