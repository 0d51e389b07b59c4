import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { loyaltyOf } from '#modules/buying/loyalty/show-card.ts'
import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import { orderPage } from '#modules/orders/order-history/staff-view.ts'
import { givenConsents } from '#modules/people/customers/consent.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { customerView } from '#modules/people/customers/staff.ts'
import { beforeErasureOf } from '#modules/people/privacy/before-erasure.ts'
import { erasuresOf } from '#modules/people/privacy/erasure-requests.ts'
import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import type { WholeCustomer } from './staff-contract.ts'
import {
  accountRow,
  addressRows,
  cardRequestRows,
  claimRows,
  giftCardRows,
  invoiceRows,
  messageRows,
  returnRows,
} from './whole.sql.ts'

/** What the desk needs of the shop. */
export interface CustomerDeskDeps {
  ordersOf: Parameters<typeof customerView>[2]
  domains: readonly PersonalData[]
}

const several = <Row extends { count: number }, Shown>(rows: readonly Row[], shown: (row: Omit<Row, 'count'>) => Shown) => ({
  count: rows[0]?.count ?? 0,
  latest: rows.map(({ count: _, ...row }) => shown(row)),
})

/**
 * Everything of one account that the order desk has to know. What is found by the e-mail alone is shown only of an address that is
 * known to be theirs.
 * @throws NotFound 'staff.customer_unknown'
 */
export async function wholeCustomer(
  db: Db,
  id: string,
  { ordersOf, domains }: CustomerDeskDeps,
  now: Date,
): Promise<WholeCustomer> {
  const customer = await customerView(db, id, ordersOf)
  const proved = await provedAddress(db, id, customer.email)
  const account = await accountRow(db, id, proved, now)
  if (!account) throw new NotFound('staff.customer_unknown')
  const { verified_at, erased_at, last_seen, ...counts } = account
  const orders = await orderPage(db, orderCalls['GET /orders/'].query.parse({ customer: id, limit: 5 }), null)
  const loyalty = await loyaltyOf(db, id, now)
  const gone = erased_at === null ? null : 'staff.customer_erased'
  const isTrade = customer.kind !== 'private'
  const { obstacles } = erased_at === null ? await beforeErasureOf(db, id, domains) : { obstacles: [] }
  return {
    ...customer,
    ...counts,
    verified: verified_at?.toISOString() ?? null,
    erased: erased_at?.toISOString() ?? null,
    last_seen: last_seen?.toISOString() ?? null,
    addresses: [...(await addressRows(db, id))],
    consents: (await givenConsents(db, id, proved)).map(({ given_at, ...row }) => ({ ...row, at: given_at.toISOString() })),
    placed: {
      count: orders.count.of,
      latest: orders.items.map(({ number, date, status, payment_state, total, titles }) => ({
        number,
        date,
        status,
        payment_state,
        total,
        titles,
      })),
    },
    invoices: several(await invoiceRows(db, id), ({ total, ...row }) => ({ ...row, total: eurosOf(total) })),
    returns: several(await returnRows(db, id), ({ requested_at, ...row }) => ({
      ...row,
      requested_at: requested_at.toISOString(),
    })),
    claims: several(await claimRows(db, id), ({ made_at, ...row }) => ({ ...row, made_at: made_at.toISOString() })),
    messages: several(await messageRows(db, proved), ({ sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString() })),
    gift_cards: several(await giftCardRows(db, id, proved), ({ balance, ...row }) => ({ ...row, balance: eurosOf(balance) })),
    card: loyalty.card && { number: loyalty.card.number, points: loyalty.available },
    card_requests: (await cardRequestRows(db, id, proved)).map(({ sent_at, ...row }) => ({
      ...row,
      sent_at: sent_at.toISOString(),
    })),
    erasure: {
      asked: (await erasuresOf(db, proved)).map((wish) => ({ erasure: wish.id, asked_at: wish.asked_at.toISOString() })),
      obstacles,
    },
    acts: { change: gone, merge: gone ?? (isTrade ? 'merge.trade' : null) },
  }
}
