import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { PricingRules, Switch } from './tax-rules.ts'

/** Every dated row, past and to come: some hundred. */
export async function pricingRuleRows(db: Db): Promise<PricingRules> {
  const [rates, territories, caps, switches] = await Promise.all([
    db<[...PricingRules['rates']]>`
      select country, vat_class as "vatClass", percent, surcharge_percent as "surchargePercent",
        valid_from as "validFrom", valid_to as "validTo"
      from vat_rate order by valid_from desc`,
    db<[...PricingRules['territories']]>`
      select country, postcode_prefix as prefix, inside, taxed_as as "taxedAs", valid_from as "validFrom", valid_to as "validTo"
      from vat_territory`,
    db<[...PricingRules['caps']]>`
      select audience, percent, month_day as "monthDay", store_code as "storeCode", valid_from as "validFrom", valid_to as "validTo"
      from book_discount_cap`,
    db<[...PricingRules['switches']]>`
      select name, valid_from as "validFrom", valid_to as "validTo" from pricing_switch`,
  ])
  return { rates, territories, caps, switches }
}

/** One switch, for who decides inside a transaction. */
export async function isSwitchedOn(db: Db, name: Switch, day: Day): Promise<boolean> {
  const rows = await db`
    select 1 from pricing_switch where name = ${name} and ${day} between valid_from and coalesce(valid_to, 'infinity')`
  return rows.length > 0
}

/** The percent of VAT of a class, in Spain today. */
export const vatPercentToday = (db: Db, vatClass: Part) => db`
  (select r.percent from vat_rate r where r.country = 'ES' and r.vat_class = ${vatClass}
    and (now() at time zone 'Europe/Madrid')::date between r.valid_from and coalesce(r.valid_to, 'infinity'))`
