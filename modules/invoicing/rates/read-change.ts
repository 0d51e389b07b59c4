import { day } from '#kernel/days.ts'
import { type FieldRefusals, InvalidFields } from '#kernel/errors.ts'
import { centsOf } from '#kernel/money.ts'
import { lawfulCap } from '#modules/goods/pricing/book-cap.ts'
import type { Change } from './rules.ts'
import type { Proposed } from './staff-contract.ts'

const dayMs = 86_400_000
const daysOf = ({ valid_from, valid_to }: Proposed) =>
  valid_to === null ? null : Math.round((Date.parse(valid_to) - Date.parse(valid_from)) / dayMs) + 1

const nothing = {
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

/** What each kind has to say, and where the law bounds it. */
function faultsOf(asked: Proposed): FieldRefusals {
  const faults: FieldRefusals = {}
  const wants = (...fields: (keyof Proposed)[]) => {
    for (const field of fields) if (asked[field] === null) faults[field] = 'rates.say'
  }
  if (asked.valid_to !== null && asked.valid_to < asked.valid_from) faults['valid_to'] = 'rates.days'
  switch (asked.kind) {
    case 'vat_rate':
      wants('country', 'vat_class', 'percent')
      if (asked.country === 'ES') wants('surcharge_percent')
      if ((asked.percent ?? 0) > 50) faults['percent'] = 'rates.above_law'
      break
    case 'book_cap':
      wants('audience', 'percent')
      if (
        (asked.percent ?? 0) >
        lawfulCap({ audience: asked.audience ?? 'everyone', monthDay: asked.month_day, days: daysOf(asked) })
      )
        faults['percent'] = 'rates.cap_by_law'
      break
    case 'switch':
      wants('switch', 'turned_on')
      break
    default:
      wants('amount')
      if (asked.valid_to !== null) faults['valid_to'] = 'rates.limit_stays'
      if (asked.kind === 'invoice_limit' && (asked.amount ?? 0) > 3_000) faults['amount'] = 'rates.invoice_by_law'
  }
  return faults
}

function sayingOf(asked: Proposed): Partial<Change> {
  switch (asked.kind) {
    case 'vat_rate':
      return {
        country: asked.country,
        vat_class: asked.vat_class,
        percent: asked.percent,
        surcharge_percent: asked.country === 'ES' ? asked.surcharge_percent : 0,
      }
    case 'book_cap':
      return { audience: asked.audience, percent: asked.percent, month_day: asked.month_day, store_code: asked.store_code }
    case 'switch':
      return { switch: asked.switch, turned_on: asked.turned_on }
    default:
      return { limit_cents: centsOf(asked.amount ?? 0) }
  }
}

/**
 * A change as it was asked for, with what its kind says and nothing else.
 * Books: Ley 10/2007, arts. 9 and 11; invoices in short: Real Decreto 1619/2012, art. 4.
 * @throws InvalidFields for what is missing, and for what the law does not allow
 */
export function readChange(asked: Proposed): Change {
  const faults = faultsOf(asked)
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults)
  return {
    ...nothing,
    ...sayingOf(asked),
    kind: asked.kind,
    valid_from: day(asked.valid_from),
    valid_to: asked.valid_to === null ? null : day(asked.valid_to),
  }
}
