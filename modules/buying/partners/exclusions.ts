import type { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import {
  codesOf,
  type ExclusionRow,
  type ExclusionValues,
  exclusionRow,
  exclusionSorts,
  insertExclusion,
  listedExclusions,
  matchingExclusions,
  productsByCode,
  updateExclusion,
} from './bounds.sql.ts'
import { Exclusion, type FindExclusions, NewExclusion } from './staff-contract.ts'

type Given = z.input<typeof NewExclusion>
type Told = z.output<typeof Exclusion>

async function viewsOf(db: Db, rows: readonly ExclusionRow[]): Promise<Map<number, Told>> {
  const codes = await codesOf(
    db,
    rows.flatMap(({ product_ids }) => product_ids),
  )
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]))
  const view = ({ product_ids, category_id: category, publisher_id: publisher, ...row }: ExclusionRow): Told =>
    Exclusion.parse({ ...row, category, publisher, codes: product_ids.flatMap((id) => codeOf.get(id) ?? []) })
  return new Map(rows.map((row) => [row.id, view(row)]))
}

async function viewOf(db: Db, row: ExclusionRow): Promise<Told> {
  const views = await viewsOf(db, [row])
  return views.get(row.id)!
}

async function valuesOf(db: Db, given: Given): Promise<ExclusionValues> {
  const { first_day, last_day, codes, category, publisher, ...rest } = NewExclusion.parse(given)
  const dated = rest.kind === 'dates'
  if (dated !== (first_day !== null) || dated !== (last_day !== null))
    throw new InvalidFields({ first_day: 'partners.days_of_exclusion' })
  if (first_day && last_day && last_day < first_day) throw new InvalidFields({ last_day: 'loyalty.days_reversed' })
  if (dated && (codes.length > 0 || category !== null || publisher !== null))
    throw new InvalidFields({ codes: 'partners.dates_without_products' })
  const products = await productsByCode(db, codes)
  const unknown = products.find(({ id }) => id === null)
  if (unknown) throw new Refused('partners.unknown_code', { code: unknown.code })
  return {
    ...rest,
    first_day: first_day as Day | null,
    last_day: last_day as Day | null,
    product_ids: products.flatMap(({ id }) => id ?? []),
    category_id: category,
    publisher_id: publisher,
  }
}

/** What promotions do not apply to, in the order in which it is told. */
export async function findExclusions(db: Db, query: FindExclusions) {
  const rows = await listedExclusions(db, query, walking(db, query, exclusionSorts(db), { id: db`e.id` }))
  const views = await viewsOf(db, rows)
  return listPage(db, query, { rows, matching: matchingExclusions(db, query), view: ({ id }) => views.get(id)! })
}

/** An exclusion as it is kept; null where there is none. */
export async function keptExclusion(db: Db, id: number): Promise<Told | null> {
  const row = await exclusionRow(db, id)
  return row ? viewOf(db, row) : null
}

/** @throws InvalidFields: days for dates, and none for products; products for products alone. Refused for a code of no product. */
export const createExclusion = async (db: Db, given: Given) => viewOf(db, await insertExclusion(db, await valuesOf(db, given)))

/** @throws NotFound, InvalidFields. */
export async function editExclusion(db: Db, id: number, given: Given) {
  const row = await updateExclusion(db, id, await valuesOf(db, given))
  if (!row) throw new NotFound('partners.no_such_exclusion')
  return viewOf(db, row)
}
