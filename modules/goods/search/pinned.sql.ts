import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindPins } from './staff-contract.ts'

export interface PinRow {
  id: number
  language: Language
  question: string
  product_ids: number[]
  valid_from: Day | null
  valid_to: Day | null
  active: boolean
}
export type PinValues = Omit<PinRow, 'id'> & { storefront_code: string; folded: string }

/** What is pinned on a day and can be had: hidden titles and those of another shop are left out. */
export const pinsOn = (db: Db, storefront: string, day: Day) => db<{ language: Language; folded: string; ids: number[] }[]>`
  select r.language, r.folded, array_agg(p.id order by wanted.place) as ids
  from pinned_result r cross join unnest(r.product_ids) with ordinality as wanted (id, place)
  join product p on p.id = wanted.id and p.active and not p.draft and p.storefront_code = ${storefront}
  where r.storefront_code = ${storefront} and r.active and coalesce(r.valid_from <= ${day}, true) and coalesce(r.valid_to >= ${day}, true)
  group by r.id, r.language, r.folded`

const foundIn = (db: Db, storefront: string, { q, language, active }: FindPins) => db`
  from pinned_result r where r.storefront_code = ${storefront} ${worded(db, db`list_words(r.question)`, q)}
    ${language === undefined ? db`` : db`and r.language = ${language}`} ${active === undefined ? db`` : db`and r.active = ${active}`}`
export const matchingPins = (db: Db, storefront: string, query: FindPins) => db`select r.id ${foundIn(db, storefront, query)}`
export const pinSorts = (db: Db) =>
  ({ made: { by: db`r.id`, kind: 'number' }, question: { by: db`r.folded`, kind: 'text' } }) as const
export const listedPins = (db: Db, storefront: string, query: FindPins, walk: Walk) => db<(PinRow & Walked)[]>`
  select r.id, r.language, r.question, r.product_ids, r.valid_from, r.valid_to, r.active, ${walk.key}
  ${foundIn(db, storefront, query)} ${walk.after} ${walk.order}`

export async function pinRow(db: Db, storefront: string, id: number): Promise<PinRow | undefined> {
  const [row] = await db<PinRow[]>`
    select id, language, question, product_ids, valid_from, valid_to, active from pinned_result
    where id = ${id} and storefront_code = ${storefront}`
  return row
}

export async function insertPin(db: Db, values: PinValues): Promise<PinRow> {
  const [row] = await db<PinRow[]>`
    insert into pinned_result ${db(values)}
    returning id, language, question, product_ids, valid_from, valid_to, active`
  return row!
}

export async function updatePin(db: Db, storefront: string, id: number, values: PinValues): Promise<PinRow | undefined> {
  const [row] = await db<PinRow[]>`
    update pinned_result set ${db(values)} where id = ${id} and storefront_code = ${storefront}
    returning id, language, question, product_ids, valid_from, valid_to, active`
  return row
}

export const removePinRow = async (db: Db, storefront: string, id: number): Promise<boolean> =>
  (await db`delete from pinned_result where id = ${id} and storefront_code = ${storefront}`).count > 0

/** The title of each of some codes, an EAN or the shop's own; null where the shop has none. */
export const titlesOfCodes = (db: Db, storefront: string, codes: readonly string[]) => db<{ code: string; id: number | null }[]>`
  select wanted.code, (select p.id from product p
    where (p.ean = wanted.code or p.sku = wanted.code) and p.storefront_code = ${storefront} order by p.active desc, p.id limit 1) as id
  from unnest(${[...codes]}::text[]) with ordinality as wanted (code, place) order by wanted.place`

export const pinnedTitles = (db: Db, ids: readonly number[], language: Language) => db<
  { id: number; code: string; title: string; shown: boolean }[]
>`
  select p.id, coalesce(nullif(p.ean, ''), p.sku) as code, title_in(p, ${language}) as title, p.active and not p.draft as shown
  from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place) join product p on p.id = wanted.id order by wanted.place`
