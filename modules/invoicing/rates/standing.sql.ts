import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Stretch } from './place-rule.ts'
import type { Change, Rule } from './rules.ts'

export interface StandingRule extends Rule {
  id: number
  valid_from: Day
  valid_to: Day | null
  comment: string
}

/** Every dated row, past and to come: some hundred. */
export const standingRules = (db: Db) => db<StandingRule[]>`
  select 'vat_rate' as kind, id, country, vat_class, percent, surcharge_percent, null::text as audience, null::text as month_day,
    null::text as store_code, null::text as switch, null::boolean as turned_on, null::int as limit_cents, valid_from, valid_to, comment
  from vat_rate
  union all
  select 'book_cap', id, null, null, percent, null, audience, month_day, store_code, null, null, null, valid_from, valid_to, comment
  from book_discount_cap
  union all
  select 'switch', id, null, null, null, null, null, null, null, name, true, null, valid_from, valid_to, comment from pricing_switch
  union all
  select 'invoice_limit', 0, null, null, null, null, null, null, null, null, null, limit_cents, valid_from,
    (lead(valid_from) over (order by valid_from) - 1), '' from simplified_invoice_limit
  union all
  select 'alone_limit', 0, null, null, null, null, null, null, null, null, null, limit_cents, valid_from,
    (lead(valid_from) over (order by valid_from) - 1), comment from alone_limit
  order by kind, country, vat_class, audience, month_day, store_code, switch, valid_from`

/** What holds ends on the day before. */
export const endRate = (tx: Tx, id: number, last: Day) => tx`update vat_rate set valid_to = ${last} where id = ${id}`
export const endCap = (tx: Tx, id: number, last: Day) => tx`update book_discount_cap set valid_to = ${last} where id = ${id}`
export const endSwitch = (tx: Tx, id: number, last: Day) => tx`update pricing_switch set valid_to = ${last} where id = ${id}`

export const insertRate = (tx: Tx, rule: Rule, { valid_from, valid_to }: Stretch, comment: string) => tx`
  insert into vat_rate (country, vat_class, percent, surcharge_percent, valid_from, valid_to, comment)
  values (${rule.country}, ${rule.vat_class}, ${rule.percent}, ${rule.surcharge_percent}, ${valid_from}, ${valid_to}, ${comment})`
export const insertCap = (tx: Tx, rule: Rule, { valid_from, valid_to }: Stretch, comment: string) => tx`
  insert into book_discount_cap (audience, percent, month_day, store_code, valid_from, valid_to, comment)
  values (${rule.audience}, ${rule.percent}, ${rule.month_day}, ${rule.store_code}, ${valid_from}, ${valid_to}, ${comment})`
export const insertSwitch = (tx: Tx, rule: Rule, { valid_from, valid_to }: Stretch, comment: string) => tx`
  insert into pricing_switch (name, valid_from, valid_to, comment) values (${rule.switch}, ${valid_from}, ${valid_to}, ${comment})`
export const insertInvoiceLimit = (tx: Tx, { limit_cents, valid_from }: Change) => tx`
  insert into simplified_invoice_limit (valid_from, limit_cents) values (${valid_from}, ${limit_cents})`
export const insertAloneLimit = (tx: Tx, { limit_cents, valid_from }: Change, comment: string) => tx`
  insert into alone_limit (valid_from, limit_cents, comment) values (${valid_from}, ${limit_cents}, ${comment})`
