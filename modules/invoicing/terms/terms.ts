import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { type Cents, cents, centsOf, toEuros } from '#kernel/money.ts'
import type { TermsShown, TermsWanted } from './contract.ts'
import { customerForTerms, deleteTerms, exposureOf, lockTerms, type TermsRow, termsRow, upsertTerms } from './terms.sql.ts'

/** What the shop agreed with a customer; everybody else buys with none of it. */
export interface Terms {
  /** Taken off each line; on books never beyond what the law leaves (modules/goods/pricing/book-cap.ts). */
  booksPercent: number
  objectsPercent: number
  /** Whether orders may be paid by invoice, and how many days after it. */
  onAccount: boolean
  paymentDays: number
  /** Up to how much in all; null: no limit. */
  creditLimitCents: Cents | null
  /** What living orders on account cost and nobody has paid yet. */
  exposureCents: Cents
  /** What may still be ordered on account; null without a limit. */
  availableCreditCents: Cents | null
}

const none: Terms = {
  booksPercent: 0,
  objectsPercent: 0,
  onAccount: false,
  paymentDays: 0,
  creditLimitCents: null,
  exposureCents: cents(0),
  availableCreditCents: null,
}

/** The terms that hold for a customer; those of a library that staff have not activated do not. */
export async function termsOf(db: Db, customerId: string): Promise<Terms> {
  const [row, exposure] = await Promise.all([termsRow(db, customerId), exposureOf(db, customerId)])
  return row ? shown(row, exposure) : { ...none, exposureCents: cents(exposure) }
}

function shown(row: TermsRow, exposure: number): Terms {
  const limit = row.credit_limit_cents
  return {
    booksPercent: row.books_percent,
    objectsPercent: row.objects_percent,
    onAccount: row.on_account,
    paymentDays: row.payment_days,
    creditLimitCents: limit === null ? null : cents(limit),
    exposureCents: cents(exposure),
    availableCreditCents: limit === null ? null : cents(Math.max(0, limit - exposure)),
  }
}

/** The percentages agreed, for a quote; null when nothing is. */
export async function agreedDiscount(db: Db, customerId: string): Promise<{ books: number; objects: number } | null> {
  const row = await termsRow(db, customerId)
  if (!row || (row.books_percent === 0 && row.objects_percent === 0)) return null
  return { books: row.books_percent, objects: row.objects_percent }
}

/**
 * Makes room for an order on account, before anything of it is written: until the transaction ends no other order of the customer
 * is counted, so that many at once never exceed the limit.
 * @throws Refused 'terms.not_on_account'; 'terms.over_limit' naming what is missing.
 */
export async function lockCredit(tx: Tx, customerId: string, amountCents: number): Promise<void> {
  const row = await lockTerms(tx, customerId)
  if (!row?.on_account) throw new Refused('terms.not_on_account')
  if (row.credit_limit_cents === null) return
  const over = (await exposureOf(tx, customerId)) + amountCents - row.credit_limit_cents
  if (over > 0) throw new Refused('terms.over_limit', { missing_cents: over })
}

/** Has what changes an order on account wait its turn, before anything of it is written; whether there is room is asked after. */
export async function awaitCredit(tx: Tx, customerId: string): Promise<void> {
  await lockTerms(tx, customerId)
}

/**
 * What staff agreed with a business or an activated library; it holds for what is ordered from now on.
 * @throws NotFound 'staff.customer_unknown'; Refused 'terms.only_trade', 'terms.not_activated'.
 */
export async function agreeTerms(
  tx: Tx,
  customerId: string,
  wanted: TermsWanted,
  { by, now }: { by: string; now: Date },
): Promise<Terms> {
  const customer = await customerForTerms(tx, customerId)
  if (!customer) throw new NotFound('staff.customer_unknown')
  if (customer.kind === 'private') throw new Refused('terms.only_trade')
  if ((customer.kind === 'library' && !customer.activated_at) || customer.recheck_since) throw new Refused('terms.not_activated')
  await upsertTerms(tx, {
    customer_id: customerId,
    books_percent: wanted.books_percent,
    objects_percent: wanted.objects_percent,
    on_account: wanted.on_account,
    payment_days: wanted.payment_days,
    credit_limit_cents: wanted.credit_limit === null ? null : centsOf(wanted.credit_limit),
    agreed_by: by,
    agreed_at: now,
  })
  return termsOf(tx, customerId)
}

/** The customer buys as anybody does from now on; what is open stays owed. @throws NotFound */
export async function endTerms(tx: Tx, customerId: string): Promise<void> {
  const [ended] = await deleteTerms(tx, customerId)
  if (!ended) throw new NotFound('terms.none')
}

/** Terms as calls answer them. */
export const shownTerms = (terms: Terms): TermsShown => ({
  books_percent: terms.booksPercent,
  objects_percent: terms.objectsPercent,
  on_account: terms.onAccount,
  payment_days: terms.paymentDays,
  credit_limit: terms.creditLimitCents === null ? null : toEuros(terms.creditLimitCents),
  exposure: toEuros(terms.exposureCents),
  available_credit: terms.availableCreditCents === null ? null : toEuros(terms.availableCreditCents),
})
