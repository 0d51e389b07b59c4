/** Accounts to try the shop with, and a year of what they bought, made by the shop's own operations. */
import type { Pool, Tx } from '#kernel/db.ts'
import { summariseDue } from '#modules/invoicing/billing/summarise.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { closeHandedOver } from '#modules/orders/fulfilment/order-jobs.ts'
import { inOrder, momentOf, monthBeginnings } from './year/calendar.ts'
import { companysYear } from './year/company.ts'
import { desksWeek } from './year/desks.ts'
import { ledgersWeek } from './year/ledgers.ts'
import { librarysYear, waitingLibrary } from './year/library.ts'
import { readersYear } from './year/reader.ts'
import { receiveDue } from './year/receipts.ts'
import type { YearShop } from './year/shop.ts'
import { isInUse, lockYear, plentiful, settleEmails, tellTime } from './year/year.sql.ts'

/** The shop's operations in the transaction that the year is made in. */
export type ShopIn = (db: Tx) => Omit<YearShop, 'db' | 'language'>

/**
 * Makes the accounts and their year up to yesterday, in one transaction: all of it or nothing. It is the same each time but for the
 * days, which count back from `today`. A shop that anybody uses already is left alone.
 * @returns whether it was made.
 */
export const loadYear = (sql: Pool, shopIn: ShopIn, today: Date): Promise<boolean> =>
  sql.begin(async (tx) => {
    await lockYear(tx)
    if (await isInUse(tx)) return false
    const shop: YearShop = { ...shopIn(tx), db: tx, language: 'es' }
    const [books, children, objects] = await Promise.all([
      plentiful(tx, 'book', { children: false, most: 260 }),
      plentiful(tx, 'book', { children: true, most: 60 }),
      plentiful(tx, 'object', { most: 40 }),
    ])
    if (books.length < 120 || children.length < 10 || objects.length < 30) return false
    const happenings = inOrder([
      ...readersYear(shop, { books, objects }),
      ...companysYear(shop, { books, objects }),
      ...librarysYear(shop, { books: books.slice(80), children }, today),
      ...waitingLibrary(shop),
      ...desksWeek(shop, { books, objects }),
      ...ledgersWeek(shop),
    ])
    let before = momentOf(today, happenings[0]!)
    for (const happening of happenings) {
      const now = momentOf(today, happening)
      for (const month of monthBeginnings(before, now)) await turnMonth(shop, month)
      await tellTime(tx, now)
      await happening.run(now).catch((cause: unknown) => {
        throw new Error(`the year stops on ${now.toISOString().slice(0, 10)}`, { cause })
      })
      before = now
    }
    await settleEmails(tx)
    return true
  })

/** What the shop does by itself: invoices of the month before, what came in for those that were due, orders closed, those that nobody paid let go. */
async function turnMonth(shop: YearShop, now: Date): Promise<void> {
  await tellTime(shop.db, now)
  await summariseDue(shop.db, shop, now)
  await receiveDue(shop, now)
  await closeHandedOver(shop.db, now)
  await cancelExpired(shop.db, now)
}
