import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, type ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, eurosOf, sum } from '#kernel/money.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { BillingSettings } from './deps.ts'
import { type DueRow, dueRows, dueSorts, matchingDue, monthWithDue } from './month.sql.ts'
import type { Due, FindMonth } from './month-contract.ts'
import { monthBounds, monthToSummarise, summariseMonth } from './summarise.ts'
import { tried } from './tried.ts'

type Sentence = (error: ShopError, language: Language) => string

/** The month that ended, unless nothing of it is left to invoice and something of another is. */
async function monthThatWaits(tx: Tx, today: Day): Promise<string> {
  const ended = monthToSummarise(today)
  return (await monthWithDue(tx, ended)) ?? ended
}

/** Who has something of a month still to be invoiced, with what would be issued, or why it would not. */
export async function dueOfMonth(
  tx: Tx,
  settings: BillingSettings & { sentence: Sentence },
  query: FindMonth,
  { language, now }: { language: Language; now: Date },
) {
  const month = query.month ?? (await monthThatWaits(tx, dayOf(now)))
  const bounds = monthBounds(month)
  const rows = await dueRows(tx, query, bounds, walking(tx, query, dueSorts(tx), { id: tx`d.customer_id`, as: 'text' }))
  const views = new Map<string, Due>()
  for (const row of rows.slice(0, query.limit)) {
    const { made = [], refused } = await tried(tx, (part) =>
      summariseMonth(part, settings, { customerId: row.customer_id, month, now }),
    )
    views.set(row.customer_id, {
      customer: row.customer_id,
      name: row.name,
      nif: row.tax_id,
      parcels: row.parcels,
      last_delivered: row.last_on,
      notes: made.flatMap(({ reference }) => (reference.notes ?? []).map(({ number }) => number)),
      invoices: made.length,
      total: eurosOf(cents(sum(made.map(({ totalCents }) => totalCents)))),
      why_not: refused && settings.sentence(refused, language),
    })
  }
  return listPage(tx, query, {
    rows,
    matching: matchingDue(tx, query, bounds),
    view: (row: DueRow) => views.get(row.customer_id)!,
  })
}

/**
 * Issues what a customer was handed in a month. Again it issues nothing.
 * @throws Conflict 'invoice.month_done' where nothing is left
 */
export async function issueMonth(
  tx: Tx,
  settings: BillingSettings,
  of: { customerId: string; month: string; now: Date },
): Promise<Invoice[]> {
  const made = await summariseMonth(tx, settings, of)
  if (made.length === 0) throw new Conflict('invoice.month_done')
  return made
}
