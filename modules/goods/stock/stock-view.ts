import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { kilometresBetween } from '#kernel/distance.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { promisedCopies } from './caps.sql.ts'
import { type StockRow, stockOf, stockOfEditions } from './staff.sql.ts'
import type { StockView, StoreStock } from './staff-contract.ts'

/** What is on its way to stores: copies that another sent, and those that a supplier is to bring for orders. */
export interface Coming {
  sent: (
    db: Db,
    productId: number,
  ) => PromiseLike<readonly { store_code: string; from_store: string; copies: number; sent_on: Day }[]>
  ordered: (db: Db, productId: number) => PromiseLike<readonly { store_code: string; copies: number; expected_on: Day | null }[]>
}
/** The only stores in which somebody may set copies or send them; null for every store. */
export interface Bounds {
  set: string | null
  move: string | null
}

/** Whole kilometres from a store to another as the crow flies; null where one has no place on the map, and to itself. */
function kilometres(from: StockRow | undefined, to: StockRow): number | null {
  if (!from || from === to) return null
  const [here, there] = [from, to].map(({ latitude, longitude }) =>
    latitude === null || longitude === null ? null : { latitude, longitude },
  )
  return here && there ? Math.round(kilometresBetween(here, there)) : null
}

export interface Wanted {
  product?: number | undefined
  ean?: string | undefined
  sku?: string | undefined
}

const inStore = (bound: string | null, storeCode: string) =>
  bound === null || bound === storeCode ? null : ('staff.other_store' as const)

function storeView(row: StockRow, { coming, km }: { coming: number; km: number | null }, { set, move }: Bounds): StoreStock {
  const elsewhere = move !== row.store_code && row.quantity === 0 ? ('staff.stock_short' as const) : null
  return {
    store_code: row.store_code,
    name: row.name,
    shelf: row.shelf,
    quantity: row.quantity,
    held: row.held,
    promised: row.promised,
    coming,
    km,
    acts: {
      set: inStore(set, row.store_code),
      ask: move === row.store_code ? ('staff.own_store' as const) : elsewhere,
      send: inStore(move, row.store_code) ?? (row.quantity === 0 ? ('staff.stock_short' as const) : null),
    },
  }
}

/** A title in every store: what can be sold, what is promised, what comes, and who may do what with it. @throws NotFound */
export async function stockView(
  db: Db,
  wanted: Wanted,
  { own, language, coming, ...bounds }: Bounds & { own: string | null; language: Language; coming: Coming },
): Promise<StockView> {
  const rows = await stockOf(db, { ...wanted, ean: wanted.ean?.replace(/[\s-]/g, '') }, language)
  const [first] = rows
  if (!first) throw new NotFound('staff.product_unknown')
  const product = first.product_id
  const [sent, ordered, [promised], editions] = await Promise.all([
    coming.sent(db, product),
    coming.ordered(db, product),
    promisedCopies(db, [product]),
    stockOfEditions(db, product, own),
  ])
  const here = rows.find(({ store_code }) => store_code === own)
  const copiesTo = (code: string) => sent.reduce((all, { store_code, copies }) => all + (store_code === code ? copies : 0), 0)
  const nameOf = (code: string) => rows.find(({ store_code }) => store_code === code)?.name ?? code
  return {
    product: first.product_id,
    title: first.title,
    ean: first.ean,
    sku: first.sku,
    stores: rows.map((row) => storeView(row, { coming: copiesTo(row.store_code), km: kilometres(here, row) }, bounds)),
    total: rows.reduce((all, row) => all + row.quantity, 0),
    waiting: promised?.waiting ?? 0,
    arrivals: [
      ...sent.map(({ store_code, from_store, copies, sent_on }) => ({
        store: nameOf(store_code),
        copies,
        from: nameOf(from_store),
        sent: sent_on,
        expected: null,
      })),
      ...ordered.map(({ store_code, copies, expected_on }) => ({
        store: nameOf(store_code),
        copies,
        from: null,
        sent: null,
        expected: expected_on,
      })),
    ],
    editions,
  }
}
