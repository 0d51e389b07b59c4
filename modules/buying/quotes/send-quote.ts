import { createHash, randomBytes } from 'node:crypto'
import { addDays, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import type { PricingTables } from '#modules/buying/cart/reckon.ts'
import type { Asking } from '#modules/buying/made-orders/made-cart.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { QuoteDeps } from './deps.ts'
import { quoteEmail, withdrawnEmail } from './emails.ts'
import { paperOf } from './paper.ts'
import { insertQuote, linesOf, moveQuote, putKey, putLines, type QuoteRow, quoteRow, updateQuote } from './quotes.sql.ts'
import { reckonQuote } from './reckon-quote.ts'
import { copyRequests, requestsOf } from './requests.sql.ts'
import { mayMove, type QuoteState } from './states.ts'
import { usualValidity, validDay } from './validity.ts'
import { lineRows, lockedFor, noteQuote, type QuoteDoing, requireEmail, textsOf, wishOf } from './write-quote.ts'

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * Promises a draft's prices from now on: it counts as sent, by e-mail or on the paper that a colleague hands over.
 * @throws Conflict 'quote.not_now'; Refused 'quote.total_moved', 'quote.shipping_unknown'; InvalidFields
 */
export async function promiseQuote(
  tx: Tx,
  tables: PricingTables,
  { id, by, expectedCents }: { id: number; by: 'email' | 'paper'; expectedCents: number | null },
  asking: Asking,
  doing: QuoteDoing,
): Promise<void> {
  const { now } = asking
  const row = await lockedFor(tx, id, 'sent')
  if (by === 'email') requireEmail(row)
  validDay(row.valid_until, now)
  const wish = wishOf(row, await linesOf(tx, id))
  const reckoned = await reckonQuote(tx, tables, wish, { ...asking, storefront: row.storefront_code })
  if (reckoned.shippingCents === null) throw new Refused('quote.shipping_unknown')
  if (reckoned.cart.quote.total !== (expectedCents ?? row.total_cents)) throw new Refused('quote.total_moved')
  await updateQuote(tx, id, textsOf(wish, reckoned))
  await putLines(tx, id, await lineRows(tx, reckoned))
  await moveQuote(tx, row, 'sent', { sent_at: now })
  await noteQuote(tx, id, 'sent', doing, by)
}

/**
 * Sends a draft. By e-mail it goes with its paper and with a link that opens it until its last day.
 * @throws Refused 'quote.too_many_emails'; and as promiseQuote
 */
export async function sendQuote(
  tx: Tx,
  deps: QuoteDeps,
  tables: PricingTables,
  sent: Parameters<typeof promiseQuote>[2],
  asking: Asking,
  doing: QuoteDoing,
): Promise<void> {
  await promiseQuote(tx, tables, sent, asking, doing)
  const requests = (await requestsOf(tx, sent.id)).map(({ id }) => id)
  if (requests.length > 0) {
    const row = (await quoteRow(tx, sent.id))!
    const email = sent.by === 'email' ? row.email : null
    await deps.requests.answered(tx, { requests, number: row.number, email }, { staffId: row.made_by, now: asking.now })
  }
  if (sent.by === 'email') await mail(tx, deps, { id: sent.id, now: asking.now })
}

/**
 * Writes once more where it is answered, with a key that ends the former one.
 * @throws NotFound; Conflict saying where it stands; InvalidFields without an address; Refused 'quote.too_many_emails'
 */
export async function resendQuote(tx: Tx, deps: QuoteDeps, id: number, doing: QuoteDoing): Promise<void> {
  const row = await lockedFor(tx, id)
  requireEmail(row)
  const refusal = answerRefusal(row, doing.now)
  if (refusal) throw new Conflict(refusal)
  await noteQuote(tx, id, 'sent', doing, 'email')
  await mail(tx, deps, { id, now: doing.now })
}

/** With a key of its own, of which the hash alone stays. An address that a colleague typed is written to as often as any form would. */
async function mail(tx: Tx, deps: QuoteDeps, { id, now }: { id: number; now: Date }): Promise<void> {
  const key = randomBytes(32).toString('base64url')
  await putKey(tx, id, hashOfKey(key))
  const row = (await quoteRow(tx, id))!
  const lines = await linesOf(tx, id)
  const { name, bytes } = await paperOf(tx, deps, id)
  const file = { name, type: 'application/pdf', content: bytes }
  const email = { ...quoteEmail(await senderOf(tx, deps.senders, row), row, lines, key), files: [file] }
  if (row.customer_id !== null) return queueEmail(tx, row.email, email, { secret: true })
  if (!(await queueEmailToStranger(tx, row.email, email, { now, secret: true }))) throw new Refused('quote.too_many_emails')
}

/**
 * Another revision of what was sent, as a draft; what was sent is kept as it was told and can no longer be accepted. @returns its id.
 * @throws NotFound; Conflict 'quote.not_now'
 */
export async function reviseQuote(tx: Tx, id: number, doing: QuoteDoing & { staffId: number }): Promise<number> {
  const row = await lockedFor(tx, id, 'replaced')
  const { now, staffId } = doing
  if (!(await moveQuote(tx, row, 'replaced', { ended_at: now }))) throw new Conflict('quote.not_now')
  await noteQuote(tx, id, 'replaced', doing)
  const { id: _id, state: _state, sent_at, seen_at, decided_at, reason, order_id, ended_at, ...kept } = row
  const again = addDays(dayOf(now), usualValidity)
  const next = await insertQuote(tx, {
    ...kept,
    revision: row.revision + 1,
    key: crypto.randomUUID(),
    valid_until: row.valid_until < dayOf(now) ? again : row.valid_until,
    made_by: staffId,
    made_at: now,
  })
  await putLines(tx, next, await linesOf(tx, id))
  await copyRequests(tx, id, next)
  await noteQuote(tx, next, 'made', doing)
  return next
}

/**
 * The shop takes it back, with a word why, and its customer is told as far as it was sent; what it answered waits for an answer again. `seen` is the state on the screen of whoever
 * decides it, who may not know that its customer accepted meanwhile.
 * @throws NotFound; Conflict 'quote.not_now', 'quote.moved_on'
 */
export async function withdrawQuote(
  tx: Tx,
  { senders, requests }: Pick<QuoteDeps, 'senders' | 'requests'>,
  id: number,
  { reason, seen }: { reason: string; seen: QuoteState | null },
  doing: QuoteDoing,
): Promise<void> {
  const row = await lockedFor(tx, id, 'withdrawn')
  if (seen !== null && seen !== row.state) throw new Conflict('quote.moved_on')
  if (!mayMove(row.state, 'withdrawn')) throw new Conflict('quote.not_now')
  await moveQuote(tx, row, 'withdrawn', { reason, ended_at: doing.now })
  await noteQuote(tx, id, 'withdrawn', doing, reason)
  const answered = (await requestsOf(tx, id)).map((request) => request.id)
  if (answered.length > 0) await requests.withdrawn(tx, { requests: answered, number: row.number })
  const was = countedOn(row, doing.now)
  if (was) await queueEmail(tx, row.email, withdrawnEmail(await senderOf(tx, senders, row), row, { was, reason }))
}

/** How far its customer could count on it; null where nobody could, or no longer. */
const countedOn = (row: QuoteRow, now: Date): 'sent' | 'accepted' | null =>
  row.state === 'accepted' ? 'accepted' : answerRefusal(row, now) === null ? 'sent' : null
