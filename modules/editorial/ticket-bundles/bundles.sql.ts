import type { Day } from '#kernel/days.ts'
import type { Db, Reader } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { saidIn, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindBundles } from './staff-contract.ts'

export interface BundleRow {
  id: number
  storefront_code: string
  names: Localized
  holds: Localized
  price_cents: Cents
  tickets_url: string
  first_day: Day | null
  last_day: Day | null
  coupon_code: string | null
  position: number
  active: boolean
}
export type BundleValues = Omit<BundleRow, 'id'>

/** What is shown on a day, in its order, with its coupon where that can be used by anybody who has its code. */
export const bundlesOn = (db: Reader, storefront: string, day: Day) => db<(BundleRow & { voucher: Localized | null })[]>`
  select b.*, case when c.code is not null then jsonb_build_object('es', c.title_es, 'ca', c.title_ca, 'en', c.title_en) end as voucher
  from ticket_bundle b left join coupon c on c.code = b.coupon_code and c.active and c.email is null
    and coalesce(c.storefront_code = b.storefront_code, true) and coalesce(c.valid_from <= ${day}, true)
    and coalesce(c.valid_to >= ${day}, true) and coalesce(c.used < c.uses_in_all, true)
  where b.storefront_code = ${storefront} and b.active and coalesce(b.first_day <= ${day}, true)
    and coalesce(b.last_day >= ${day}, true)
  order by b.position, b.id limit 50`

const foundIn = (db: Db, { q, active, over }: FindBundles, day: Day) => db`
  from ticket_bundle b where true
    ${worded(db, db`list_words(${saidIn(db, db`b.names`)})`, q)}
    ${active === undefined ? db`` : db`and b.active = ${active}`}
    ${over === undefined ? db`` : db`and coalesce(b.last_day < ${day}, false) = ${over}`}`
export const matchingBundles = (db: Db, query: FindBundles, day: Day) => db`select b.id ${foundIn(db, query, day)}`
export const bundleSorts = (db: Db) => ({ position: { by: db`b.position`, kind: 'number' } }) as const
export const listedBundles = (db: Db, query: FindBundles, day: Day, walk: Walk) => db<(BundleRow & Walked)[]>`
  select b.id, b.storefront_code, b.names, b.holds, b.price_cents, b.tickets_url, b.first_day, b.last_day, b.coupon_code, b.position,
    b.active, ${walk.key}
  ${foundIn(db, query, day)} ${walk.after} ${walk.order}`

export async function bundleRow(db: Db, id: number): Promise<BundleRow | undefined> {
  const [row] = await db<BundleRow[]>`select * from ticket_bundle where id = ${id}`
  return row
}

const columns = (db: Db, { names, holds, ...row }: BundleValues) =>
  db({ ...row, names: db.json({ ...names }), holds: db.json({ ...holds }) })

export async function insertBundle(db: Db, values: BundleValues): Promise<BundleRow> {
  const [row] = await db<BundleRow[]>`insert into ticket_bundle ${columns(db, values)} returning *`
  return row!
}

export async function updateBundle(db: Db, id: number, values: BundleValues): Promise<BundleRow | undefined> {
  const [row] = await db<BundleRow[]>`update ticket_bundle set ${columns(db, values)} where id = ${id} returning *`
  return row
}

export const hasShop = async (db: Db, code: string): Promise<boolean> =>
  (await db`select from storefront where code = ${code}`).length > 0

/** Whether a shop has such a coupon for everybody who knows its code. */
export const hasCoupon = async (db: Db, code: string, storefront: string): Promise<boolean> =>
  (
    await db`
      select from coupon where code = ${code} and email is null and coalesce(storefront_code = ${storefront}, true)`
  ).length > 0

export const hasBundles = async (db: Db): Promise<boolean> => (await db`select from ticket_bundle limit 1`).length > 0
