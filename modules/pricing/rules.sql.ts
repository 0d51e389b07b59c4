import type { Db } from '#kernel/db.ts'
import type { PricingRules } from './tax-rules.ts'

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
