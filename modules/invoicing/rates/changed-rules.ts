import { addDays, type Day } from '#kernel/days.ts'
import type { PricingRules } from '#modules/goods/pricing/tax-rules.ts'
import { placeOf } from './put-in-force.ts'
import type { Change, Rule } from './rules.ts'

const nothing: Omit<Rule, 'kind'> = {
  country: null,
  vat_class: null,
  percent: null,
  surcharge_percent: null,
  audience: null,
  month_day: null,
  store_code: null,
  switch: null,
  turned_on: null,
  limit_cents: null,
}

/** The rows of one list of rules after a change, written as the list has them; `asChange` reads one of them. */
function changed<Row extends { validFrom: Day; validTo: Day | null }>(
  rows: readonly Row[],
  change: Change,
  asChange: (row: Row) => Rule,
  added: Row | null,
): Row[] {
  const read = rows.map((row) => ({ ...asChange(row), valid_from: row.validFrom, valid_to: row.validTo, row }))
  const { cut, again, valid_to } = placeOf(read, change)
  const others = rows.filter((row) => row !== cut?.row)
  return [
    ...others,
    ...(cut ? [{ ...cut.row, validTo: addDays(change.valid_from, -1) }] : []),
    ...(added ? [{ ...added, validTo: valid_to }] : []),
    ...(cut && again ? [{ ...cut.row, validFrom: again.valid_from, validTo: again.valid_to }] : []),
  ]
}

/** The rules of prices as they would be with a change; the same where it is about none of them. @throws as placeOf */
export function rulesWith(rules: PricingRules, change: Change): PricingRules {
  const days = { validFrom: change.valid_from, validTo: change.valid_to }
  if (change.kind === 'vat_rate')
    return {
      ...rules,
      rates: changed(
        rules.rates,
        change,
        (row) => ({
          ...nothing,
          kind: 'vat_rate',
          country: row.country,
          vat_class: row.vatClass,
          percent: row.percent,
          surcharge_percent: row.surchargePercent,
        }),
        {
          ...days,
          country: change.country ?? '',
          vatClass: change.vat_class ?? 'general',
          percent: change.percent ?? 0,
          surchargePercent: change.surcharge_percent ?? 0,
        },
      ),
    }
  if (change.kind === 'book_cap')
    return {
      ...rules,
      caps: changed(
        rules.caps,
        change,
        (row) => ({
          ...nothing,
          kind: 'book_cap',
          audience: row.audience,
          percent: row.percent,
          month_day: row.monthDay,
          store_code: row.storeCode,
        }),
        {
          ...days,
          audience: change.audience ?? 'everyone',
          percent: change.percent ?? 0,
          monthDay: change.month_day,
          storeCode: change.store_code,
        },
      ),
    }
  if (change.kind === 'switch')
    return {
      ...rules,
      switches: changed(
        rules.switches,
        change,
        (row) => ({ ...nothing, kind: 'switch', switch: row.name, turned_on: true }),
        change.turned_on ? { ...days, name: change.switch ?? 'oss' } : null,
      ),
    }
  return rules
}
