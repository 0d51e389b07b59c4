import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { VatClass } from '#modules/goods/catalogue/vat.ts'

export interface SampleRow {
  id: number
  /** As it was asked for; its own code where nothing was. */
  code: string
  title: string
  kind: 'book' | 'object'
  vat_class: VatClass
  free_price: boolean
  price_cents: Cents
  former_price_cents: Cents | null
}

const columns = (db: Db) => db`p.title, p.kind, p.vat_class, p.free_price, p.price_cents, p.former_price_cents`

/** Titles by EAN or own code, those with a price. */
export const samplesOf = (db: Db, codes: readonly string[]) => db<SampleRow[]>`
  select distinct on (c.code) p.id, c.code, ${columns(db)} from unnest(${codes as string[]}::text[]) as c (code)
  join product p on (p.ean = c.code or p.sku = c.code) and p.price_cents is not null order by c.code, p.active desc, p.id`

/** A book, an ebook and an object that are on sale. */
export const anySamples = (db: Db) => db<SampleRow[]>`
  select p.* from (values ('book'), ('ebook'), ('general')) as c (vat_class) cross join lateral (
    select p.id, p.sku as code, ${columns(db)} from product p
    where p.vat_class = c.vat_class and p.active and p.price_cents is not null order by p.id limit 1) p`

/** How many refunds were asked for since a day, and how many of them above two limits, in cents. */
export async function refundsAbove(db: Db, since: Day, [before, after]: readonly [number, number]) {
  const [row] = await db<{ of: number; before: number; after: number }[]>`
    select count(*)::int as of, (count(*) filter (where amount_cents > ${before}))::int as before,
      (count(*) filter (where amount_cents > ${after}))::int as after
    from refund where requested_at >= ${since}::date`
  return row!
}

/** The same of invoices of sales. */
export async function salesAbove(db: Db, since: Day, [before, after]: readonly [number, number]) {
  const [row] = await db<{ of: number; before: number; after: number }[]>`
    select count(*)::int as of, (count(*) filter (where total_cents > ${before}))::int as before,
      (count(*) filter (where total_cents > ${after}))::int as after
    from invoice where kind in ('F1', 'F2') and issue_date >= ${since}`
  return row!
}
