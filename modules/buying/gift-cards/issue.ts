import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { drawCode, hashCode, normalCardCode } from './codes.ts'
import { giftCardEmail } from './emails.ts'
import {
  cardOfOrder,
  deleteUnpaid,
  forgetPeople,
  type GiftCardRow,
  insertEntry,
  markIssued,
  nextToSend,
  setCode,
} from './gift-cards.sql.ts'
import { lastDay } from './rules.ts'
import { sellingOf } from './selling.sql.ts'

/** What sending a card needs beside the database. */
export interface CardDeps {
  senders: Senders
  /** The shop's address without a slash at its end. */
  publicUrl: string
}

/**
 * The order of a card has been paid: its amount is put on it, once however often the bank says so. Its years begin today; its code is
 * drawn when it is sent. @returns whether it is new.
 */
export async function issueCard(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const card = await cardOfOrder(tx, orderId)
  return card ? putInForce(tx, card, '', now) : false
}

/** Puts a card's amount on it, once. */
export async function putInForce(tx: Tx, card: GiftCardRow, actor: string, now: Date): Promise<boolean> {
  const { years } = await sellingOf(tx, card.storefront_code)
  const [issued] = await markIssued(tx, card.id, now, lastDay(dayOf(now), years))
  if (!issued) return false
  const key = `issue:${card.id}`
  return insertEntry(tx, {
    gift_card_id: card.id,
    kind: 'issue',
    amount_cents: card.initial_cents,
    order_id: card.order_id,
    key,
    actor,
  })
}

/** Sends the cards whose day has come, each with a code of its own that is kept nowhere else. @returns how many. */
export async function sendDueCards(db: Pool, deps: CardDeps, now: Date, limit = 50): Promise<number> {
  for (let sent = 0; sent < limit; sent++) {
    const any = await db.begin(async (tx) => {
      const card = await nextToSend(tx, dayOf(now))
      if (card) await sendCard(tx, deps, card, now)
      return card !== undefined
    })
    if (!any) return sent
  }
  return limit
}

/** Draws a code for a card that the caller has locked and writes its letter; the body is dropped once it has been sent. */
export async function sendCard(tx: Tx, deps: CardDeps, card: GiftCardRow, now: Date): Promise<void> {
  const code = drawCode()
  await setCode(tx, card.id, { hash: hashCode(normalCardCode(code) ?? ''), last4: code.slice(-4), sentAt: now })
  const email = giftCardEmail(await senderOf(tx, deps.senders, card), card, { code, publicUrl: deps.publicUrl })
  await queueEmail(tx, card.recipient_email, email, { secret: true })
}

const day = 24 * 3_600_000

/**
 * Cards that nobody paid for go a week after their order was let go, and so do those that no second person approved; the names and words on a card a year after it was spent or ended
 * (privacy policy).
 */
export async function sweepCards(db: Pool, now: Date): Promise<void> {
  await deleteUnpaid(db, new Date(now.getTime() - 7 * day))
  await forgetPeople(db, new Date(now.getTime() - 365 * day))
}
