import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Cents, cents, eurosOf } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import {
  editionsOf,
  type FoundShort,
  findShort,
  matchingShort,
  shortOf,
  shortSorts,
  storesWith,
  type WholeShortRow,
} from './short-list.sql.ts'
import type { FindShort, ShortRow, WholeShort } from './staff-contract.ts'

const rowView = (row: FoundShort): ShortRow => ({
  short: row.id,
  order: row.order_number,
  line: row.line,
  product: row.product,
  title: row.title,
  author: row.author,
  ean: row.ean,
  store_code: row.store_code,
  store: row.store,
  copies: row.copies,
  missing: row.state === 'closed' ? 0 : row.missing,
  reason: row.reason,
  state: row.state,
  waits: row.waits,
  expected: row.expected_on,
  reported: row.reported_at.toISOString(),
  ordered: row.placed_at.toISOString(),
})

/** A page of what is missing; of the own store where somebody is bound to one. */
export async function shortPage(db: Db, query: FindShort, onlyStore: string | null): Promise<ListPage<ShortRow>> {
  const asked = { ...query, onlyStore }
  const rows = await findShort(db, asked, walking(db, query, shortSorts(db), { id: db`s.id` }))
  return listPage(db, query, { rows, matching: matchingShort(db, asked), view: rowView })
}

/** What was paid, or is to be, for copies of a line. */
export const worthOf = ({ paid_cents, line_quantity, missing }: WholeShortRow): Cents =>
  cents(Math.round((paid_cents * Math.min(missing, line_quantity)) / line_quantity))

/** @throws NotFound 'short.unknown', for those of other stores too */
export async function requireShort(db: Db, id: number, onlyStore: string | null): Promise<WholeShortRow> {
  const row = await shortOf(db, id, onlyStore)
  if (!row) throw new NotFound('short.unknown')
  return row
}

/** A line that is short, with what can be done about it. @throws NotFound 'short.unknown' */
export async function shortView(db: Db, id: number, onlyStore: string | null): Promise<WholeShort> {
  const row = await requireShort(db, id, onlyStore)
  const stores = await storesWith(db, row.product, row.store_code)
  const over = row.state === 'closed' ? ('short.closed' as const) : null
  return {
    ...rowView(row),
    note: row.note,
    reported_by: row.reported_by,
    changed: row.changed_at.toISOString(),
    outcome: row.outcome,
    closed_by: row.closed_by,
    customer: { name: row.customer, email: row.email },
    worth: eurosOf(worthOf(row)),
    transfer:
      row.transfer_id === null
        ? null
        : {
            id: row.transfer_id,
            code: row.transfer_code ?? '',
            from_name: row.transfer_from ?? '',
            state: row.transfer_state ?? '',
          },
    stores,
    editions: (await editionsOf(db, row.product)).map(({ price_cents, ...edition }) => ({
      ...edition,
      price: price_cents === null ? null : eurosOf(price_cents),
    })),
    acts: {
      look_again: over,
      found: over,
      not_there: over ?? (row.state === 'looking' ? null : 'short.not_looking'),
      ask: over ?? (stores.length > 0 ? null : 'short.nowhere'),
      order: over,
      offer: over,
      close: over,
    },
  }
}
