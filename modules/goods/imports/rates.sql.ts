import type { Db, Tx } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import type { Walk, Walked } from '#modules/people/staff/list.ts'
import type { FindEstimates } from './staff-contract.ts'

export interface RateRow {
  currency: string
  valid_from: string
  rate: string
  stated_by: string
  entered_by_name: string | null
  entered_at: Date
}

export const rateRows = (db: Db) => db<RateRow[]>`
  select currency, valid_from, rate::text, stated_by, (select name from staff_user where id = entered_by) as entered_by_name, entered_at
    from exchange_rate order by currency, valid_from desc`

/** The rate of each currency that holds on a day. */
export const ratesOn = (db: Db, day: string) => db<{ currency: string; rate: string; valid_from: string }[]>`
  select distinct on (currency) currency, rate::text, valid_from from exchange_rate where valid_from <= ${day} order by currency, valid_from desc`

interface Rate {
  currency: string
  validFrom: string
  rate: string
  statedBy: string
  staffId: number
}

export const writeRate = (tx: Tx, { currency, validFrom, rate, statedBy, staffId }: Rate) => tx`
  insert into exchange_rate (currency, valid_from, rate, stated_by, entered_by)
  values (${currency}, ${validFrom}, ${rate}::numeric, ${statedBy}, ${staffId})
  on conflict (currency, valid_from) do update
     set rate = excluded.rate, stated_by = excluded.stated_by, entered_by = excluded.entered_by, entered_at = now()`

export interface EstimateRow {
  id: number
  ean: string
  title: string
  price_cents: number
  present_cents: number | null
  currency: string
  hundredths: number
  rate: string
  rate_from: string
  run_id: number | null
}

const estimatesIn = (db: Db, { q, run }: FindEstimates, language: Language) => db`
  from price_estimate e join product p on p.id = e.product_id
  where ${run === undefined ? db`true` : db`e.run_id = ${run}`}
    ${
      q === undefined || q === ''
        ? db``
        : db`and (p.ean = ${parseEan(q) ?? q} or position(search_key(${q}) in search_key(title_in(p, ${language}))) > 0
      or position(search_key(${q}) in search_key(p.title)) > 0)`
    }`
export const matchingEstimates = (db: Db, query: FindEstimates, language: Language) =>
  db`select p.id ${estimatesIn(db, query, language)}`
export const estimateSorts = (db: Db, language: Language) =>
  ({ id: { by: db`p.id`, kind: 'number' }, title: { by: db`search_key(title_in(p, ${language}))`, kind: 'text' } }) as const

export const estimateRows = (db: Db, query: FindEstimates, language: Language, walk: Walk) => db<(EstimateRow & Walked)[]>`
  select p.id, p.ean, title_in(p, ${language}) as title, e.price_cents, p.price_cents as present_cents, e.currency, e.hundredths, e.rate::text, e.rate_from, e.run_id,
    ${walk.key}
  ${estimatesIn(db, query, language)} ${walk.after} ${walk.order}`

/** Takes estimates away, as they are about to hold or as nobody wants them. @returns what they were */
export const takeEstimate = (tx: Tx, product: number) => tx<{ price_cents: number }[]>`
  delete from price_estimate where product_id = ${product} returning price_cents`
