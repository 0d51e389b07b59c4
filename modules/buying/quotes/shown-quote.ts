import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { orderById } from '#modules/orders/order/orders.ts'
import { type Caller, requireCaller } from '#modules/people/access/caller.ts'
import { mayMember } from '#modules/people/access/member-grants.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AtQuote, OwnQuotes, ShownQuote } from './contract.ts'
import type { QuoteDeps } from './deps.ts'
import { vatView } from './price-quote.ts'
import { linesOf, type QuoteRow, quoteIdOfCustomer, quoteIdOfKey, quoteRow, quotesOfCustomer } from './quotes.sql.ts'
import { hashOfKey } from './send-quote.ts'
import { lineView } from './view.ts'

export interface Opened {
  row: QuoteRow
  /** Who of the account opened it; null: whoever has the key. */
  caller: Caller | null
}

/**
 * The quote that a key opens, or that an account has: never another's. A key serves this quote alone and ends with it.
 * @throws NotFound alike for unknown and foreign ones
 */
export async function openQuote(db: Db, { number, key, id, token }: AtQuote, now: Date): Promise<Opened> {
  const byKey = key === '' ? undefined : await quoteIdOfKey(db, hashOfKey(key))
  const caller = byKey === undefined ? await requireCaller(db, { id, token }, now) : null
  const owned =
    caller?.kind === 'customer' && mayMember(caller, 'order.read') ? await quoteIdOfCustomer(db, caller.id, number) : undefined
  const found = byKey ?? owned
  const row = found === undefined ? undefined : await quoteRow(db, found)
  if (!row || row.number !== number) throw new NotFound('quote.unknown')
  return { row, caller }
}

/** Whether its key still opens what it says: until its last day, and not once it was taken back. */
const tellsAll = ({ row, caller }: Opened, now: Date) =>
  caller !== null || (row.valid_until >= dayOf(now) && !['expired', 'withdrawn', 'replaced'].includes(row.state))

const closedFor = ({ row, caller }: Opened, now: Date): RefusalCode | null =>
  answerRefusal(row, now) ?? (caller && !mayMember(caller, 'order.place') ? 'forbidden' : null)

export async function shownQuote(
  db: Db,
  { sentence }: Pick<QuoteDeps, 'sentence'>,
  opened: Opened,
  { now, language, paper }: { now: Date; language: Language; paper: string },
): Promise<ShownQuote> {
  const { row } = opened
  const closed = closedFor(opened, now)
  const all = tellsAll(opened, now)
  const store = all && row.collect_at !== null ? await storeByCode(db, row.collect_at) : null
  const order = row.order_id === null ? undefined : await orderById(db, row.order_id)
  return {
    number: row.number,
    revision: row.revision,
    state: row.state === 'sent' && closed === 'quote.expired' ? 'expired' : row.state,
    closed: closed && sentence(closed, language),
    reason: all && row.state === 'withdrawn' ? row.reason : '',
    name: all ? row.name : '',
    valid_until: row.valid_until,
    reference: all ? row.reference : '',
    note: all ? row.note : '',
    collected_at: store && [store.name, store.address, store.city].join(', '),
    sent_to:
      all && row.address
        ? [row.address.recipient, row.address.street, `${row.address.postcode} ${row.address.city}`].join(', ')
        : null,
    lines: all ? (await linesOf(db, row.id)).map(lineView).map(({ product: _product, vat_percent: _vat, ...line }) => line) : [],
    shipping: eurosOf(row.shipping_cents ?? 0),
    vat: all ? vatView(row.vat) : [],
    total: eurosOf(row.total_cents),
    straight_to_pay: row.straight_to_pay,
    paper: all ? paper : null,
    order: all ? (order?.number ?? null) : null,
  }
}

export const ownQuotes = async (db: Db, customerId: string, now: Date): Promise<OwnQuotes> => ({
  items: (await quotesOfCustomer(db, customerId)).map((row) => ({
    number: row.number,
    revision: row.revision,
    state: answerRefusal(row, now) === 'quote.expired' ? 'expired' : row.state,
    valid_until: row.valid_until,
    total: eurosOf(row.total_cents),
    sent_at: (row.sent_at ?? row.made_at).toISOString(),
  })),
})
