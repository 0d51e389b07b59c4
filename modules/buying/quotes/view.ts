import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import { type WayToPay, waysToPay } from '#modules/buying/made-orders/staff-contract.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { QuoteDeps } from './deps.ts'
import { type FoundQuote, foundQuote, foundQuotes, matchingQuotes, quoteSorts } from './find-quotes.sql.ts'
import { vatView } from './price-quote.ts'
import { eventsOf, linesOf, type QuoteLineRow, type QuoteRow, quoteRow, revisionsOf } from './quotes.sql.ts'
import { quotesOfRequest, requestsOf } from './requests.sql.ts'
import type { FindQuotes, StaffQuote, WholeQuote } from './staff-contract.ts'
import { mayMove } from './states.ts'

const when = (at: Date | null) => at?.toISOString() ?? null

const staffView = ({ total_cents, made_at, sent_at, decided_at, ...row }: FoundQuote): StaffQuote => ({
  id: row.id,
  number: row.number,
  revision: row.revision,
  state: row.state,
  name: row.name,
  contact: row.contact,
  email: row.email,
  phone: row.phone,
  customer: row.customer,
  language: row.language,
  store_code: row.store_code,
  titles: row.titles,
  copies: row.copies,
  total: eurosOf(total_cents),
  valid_until: row.valid_until,
  reference: row.reference,
  order: row.order,
  made_by: row.made_by,
  made_at: made_at.toISOString(),
  sent_at: when(sent_at),
  decided_at: when(decided_at),
})

/** A page of quotes. */
export async function quotePage(
  db: Db,
  query: FindQuotes,
  { onlyStore, now }: { onlyStore: string | null; now: Date },
): Promise<ListPage<StaffQuote>> {
  const bounds = { onlyStore, today: dayOf(now) }
  const rows = await foundQuotes(db, query, bounds, walking(db, query, quoteSorts(db), { id: db`q.id` }))
  return listPage(db, query, { rows, matching: matchingQuotes(db, query, bounds), view: staffView })
}

export const lineView = (line: QuoteLineRow) => ({
  product: line.product_id,
  title: line.title,
  ean: line.ean,
  copies: line.quantity,
  list: eurosOf(line.list_cents),
  discount: line.discount,
  unit: eurosOf(line.unit_cents),
  total: eurosOf(line.line_cents),
  vat_percent: line.vat_percent,
})

/** What may be done with it now, and why not. */
function actsOf(row: QuoteRow, now: Date): WholeQuote['acts'] {
  const moves = (to: Parameters<typeof mayMove>[1]): RefusalCode | null => (mayMove(row.state, to) ? null : 'quote.not_now')
  const draft = row.state === 'draft' ? null : 'quote.not_now'
  return {
    change: draft,
    send: draft,
    resend: row.email === '' ? 'quote.no_email' : answerRefusal(row, now),
    revise: moves('replaced'),
    withdraw: moves('withdrawn'),
    accept: answerRefusal(row, now),
    decline: answerRefusal(row, now),
    order: row.state === 'sent' ? 'quote.not_accepted' : moves('ordered'),
  }
}

/** How its order could be paid; the order's own rules say the last word. */
async function waysOf(db: Db, row: QuoteRow): Promise<Record<WayToPay, RefusalCode | null>> {
  const onAccount = row.customer_id !== null && (await termsOf(db, row.customer_id)).onAccount
  const refusals: Record<WayToPay, RefusalCode | null> = {
    link: row.email === '' ? 'made_order.email_for_link' : null,
    deposit_link: row.collect_at === null ? 'made_order.collected_alone' : row.email === '' ? 'made_order.email_for_link' : null,
    deposit_till: row.collect_at === null ? 'made_order.collected_alone' : null,
    collection: row.collect_at === null ? 'made_order.collected_alone' : null,
    account: onAccount ? null : 'terms.none',
  }
  return refusals
}

const openBudgets = async (db: Db, customerId: string) =>
  (await budgetsOf(db, customerId)).flatMap(({ id, year, lot, title, availableCents, closed }) =>
    closed ? [] : [{ id, name: [year, lot, title].filter(Boolean).join(' · '), available: eurosOf(availableCents) }],
  )

/** @throws NotFound 'quote.unknown', also where it is another store's */
export async function wholeQuote(
  db: Db,
  id: number,
  { sentence }: Pick<QuoteDeps, 'sentence'>,
  { onlyStore, now, language }: { onlyStore: string | null; now: Date; language: Language },
): Promise<WholeQuote> {
  const found = await foundQuote(db, id, onlyStore)
  const row = found && (await quoteRow(db, id))
  if (!found || !row) throw new NotFound('quote.unknown')
  const say = (code: RefusalCode | null) => code && sentence(code, language)
  const store = row.collect_at === null ? null : await storeByCode(db, row.collect_at)
  const ways = await waysOf(db, row)
  return {
    ...staffView(found),
    collect_at: store && { code: store.code, name: store.name },
    address: row.address,
    lines: (await linesOf(db, id)).map(lineView),
    shipping: row.shipping_cents === null ? null : eurosOf(row.shipping_cents),
    shipping_said: row.shipping_said,
    vat: vatView(row.vat),
    note: row.note,
    straight_to_pay: row.straight_to_pay,
    reason: row.reason,
    seen_at: when(row.seen_at),
    revisions: [...(await revisionsOf(db, row.number))],
    history: (await eventsOf(db, id)).map(({ at, note, kind, ...event }) => ({
      ...event,
      kind,
      note: kind === 'not_ordered' ? (say(note as RefusalCode) ?? '') : note,
      at: at.toISOString(),
    })),
    requests: [...(await requestsOf(db, id))],
    acts: actsOf(row, now),
    pays: Object.fromEntries(waysToPay.map((way) => [way, say(ways[way])])) as WholeQuote['pays'],
    budgets: row.customer_id === null ? [] : await openBudgets(db, row.customer_id),
  }
}

/** The quotes that answer what somebody asked a bookseller for, the oldest first. */
export const quotesAnswering = (db: Db, requestId: number) => quotesOfRequest(db, requestId)
