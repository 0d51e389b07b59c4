import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { leftToGiveAlone, mayGiveAlone } from '#modules/buying/payments/given-alone.ts'
import { accountById } from '#modules/people/customers/prove.ts'
import type { EmailMessage, Sender, Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { adjustPoints } from './points.ts'
import { pointsAdjusted } from './points-emails.ts'

interface Adjusting {
  customerId: string
  points: number
  reason: string
  staffId: number
  now: Date
}

/**
 * Points that somebody of the staff adds or takes; the customer is told, with the reason. What is added is money given away: it counts
 * with the refunds and gift cards that the same person gives on that day.
 * @throws Refused 'loyalty.too_many_alone' beyond that, 'loyalty.no_card', 'loyalty.not_enough'.
 */
export async function adjustByHand(
  tx: Tx,
  { customerId, points, reason, staffId, now }: Adjusting,
  { senders, refundLimitCents: limitCents }: { senders: Senders; refundLimitCents: number },
): Promise<void> {
  const giving = { limitCents, by: String(staffId), now }
  const balance = await adjustPoints(tx, { customerId, points, reason, actor: `staff:${staffId}`, now })
  if (points > 0 && !(await mayGiveAlone(tx, { ...giving, cents: points })))
    throw new Refused('loyalty.too_many_alone', { left: await leftToGiveAlone(tx, giving) })
  const told = { points, reason, available: balance.available }
  await tellOfCard(tx, customerId, (sender, language) => pointsAdjusted(sender, language, told), senders)
}

/** Writes to the holder of a card. Cards of accounts that were erased have nobody to write to. */
export async function tellOfCard(
  tx: Tx,
  customerId: string,
  write: (sender: Sender, language: Language) => EmailMessage,
  senders: Senders,
): Promise<void> {
  const account = await accountById(tx, customerId)
  if (account) await queueEmail(tx, account.email, write(senders(account.language), account.language))
}
