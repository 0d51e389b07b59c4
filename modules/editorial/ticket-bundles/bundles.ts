import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Reader } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import {
  type BundleRow,
  type BundleValues,
  bundleRow,
  bundleSorts,
  bundlesOn,
  hasBundles,
  hasCoupon,
  hasShop,
  insertBundle,
  listedBundles,
  matchingBundles,
  updateBundle,
} from './bundles.sql.ts'
import { Bundle, type NewBundle, type TicketBundle } from './contract.ts'
import type { FindBundles } from './staff-contract.ts'

/** The bundles of a shop's page today, in their order: what has not begun or is over is not among them. */
export async function shownBundles(db: Reader, storefront: string, language: Language, now: Date): Promise<TicketBundle[]> {
  const rows = await bundlesOn(db, storefront, dayOf(now))
  return rows.map(({ id, names, holds, price_cents, tickets_url, last_day, voucher }) => ({
    id,
    name: names[language],
    holds: holds[language],
    price: toEuros(cents(price_cents)),
    tickets_url,
    until: last_day,
    voucher: voucher?.[language] ?? null,
  }))
}

const viewOf = ({ storefront_code, price_cents, ...row }: BundleRow, main: string): Bundle =>
  Bundle.parse({ ...row, shop: storefront_code === main ? 'main' : storefront_code, price: toEuros(cents(price_cents)) })

/** @throws InvalidFields for a shop or coupon that is not there, and days in the wrong order. */
async function valuesOf(db: Db, { shop, price, ...rest }: NewBundle, main: string): Promise<BundleValues> {
  const storefront_code = shop === 'main' ? main : shop
  const coupon_code = rest.coupon_code?.toUpperCase() || null
  const wrong: FieldRefusals = {}
  if (!(await hasShop(db, storefront_code))) wrong['shop'] = 'ticket_bundles.shop'
  else if (coupon_code !== null && !(await hasCoupon(db, coupon_code, storefront_code)))
    wrong['coupon_code'] = 'ticket_bundles.coupon'
  const [first_day, last_day] = [rest.first_day as Day | null, rest.last_day as Day | null]
  if (first_day && last_day && last_day < first_day) wrong['last_day'] = 'loyalty.days_reversed'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  return { ...rest, storefront_code, coupon_code, first_day, last_day, price_cents: centsOf(price) }
}

/** Bundles as they were written, of every shop. `main`: the code of the main shop. */
export async function findBundles(db: Db, query: FindBundles, { main, now }: { main: string; now: Date }) {
  const today = dayOf(now)
  const rows = await listedBundles(db, query, today, walking(db, query, bundleSorts(db), { id: db`b.id` }))
  return listPage(db, query, { rows, matching: matchingBundles(db, query, today), view: (row) => viewOf(row, main) })
}

/** A bundle as it is kept; null where there is none. */
export async function keptBundle(db: Db, id: number, main: string): Promise<Bundle | null> {
  const row = await bundleRow(db, id)
  return row ? viewOf(row, main) : null
}

/** Whether any shop names one already. */
export const hasAnyBundle = (db: Db): Promise<boolean> => hasBundles(db)

/** @throws InvalidFields for a shop or coupon that is not there, and days in the wrong order. */
export const createBundle = async (db: Db, given: NewBundle, main: string): Promise<Bundle> =>
  viewOf(await insertBundle(db, await valuesOf(db, given, main)), main)

/** @throws NotFound, and InvalidFields as `createBundle`. */
export async function editBundle(db: Db, id: number, given: NewBundle, main: string): Promise<Bundle> {
  const row = await updateBundle(db, id, await valuesOf(db, given, main))
  if (!row) throw new NotFound()
  return viewOf(row, main)
}
