import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { centsOf, eurosOf } from '#kernel/money.ts'
import { mayGiveAlone } from '#modules/buying/payments/given-alone.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { setGiftCardOffer } from '#modules/platform/storefronts/manage.ts'
import {
  cardById,
  entriesOf,
  type GiftCardRow,
  insertCard,
  markApproved,
  setBlocked,
  setExpiry,
  setRecipient,
} from './gift-cards.sql.ts'
import { takeFromCarts } from './in-cart.sql.ts'
import { type CardDeps, putInForce, sendCard } from './issue.ts'
import { movedEmail } from './moved-email.ts'
import { lastDay } from './rules.ts'
import { sellingOf } from './selling.sql.ts'
import { cardSorts, colleaguesAmong, findCards, type ListedCard, listedCard, matchingCards } from './staff.sql.ts'
import type { FindGiftCards, StaffGiftCard, StaffGiftCardHistory } from './staff-contract.ts'

/** What handing cards out needs beside. */
export interface HandingOut extends CardDeps {
  /** What one person may give away alone, in cents. */
  refundLimitCents: number
}

/** Cards by last four signs, order or address, the newest first. */
export async function giftCards(db: Db, query: FindGiftCards): Promise<ListPage<StaffGiftCard>> {
  const rows = await findCards(db, query, walking(db, query, cardSorts(db), { id: db`c.id` }))
  return listPage(db, query, { rows, matching: matchingCards(db, query), view: viewOf })
}

/** A card as lists show it; null where there is none. */
export async function keptCard(db: Db, id: number): Promise<StaffGiftCard | null> {
  const card = await listedCard(db, id)
  return card ? viewOf(card) : null
}

/** @throws NotFound 'gift_card.no_such' */
export async function giftCardHistory(db: Db, id: number, staffId: string): Promise<StaffGiftCardHistory> {
  const card = await listedCard(db, id)
  if (!card) throw new NotFound('gift_card.no_such')
  const entries = await entriesOf(db, id)
  const names = await colleaguesAmong(db, [...entries.map(({ actor }) => actor), card.handed_by ?? ''])
  let left = 0
  const movements = entries.map(({ at, kind, amount_cents, number, actor }) => {
    left += amount_cents
    const by = names.get(actor) ?? ''
    return { at: at.toISOString(), kind, amount: eurosOf(amount_cents), number, actor, by, left: eurosOf(left) }
  })
  const handed_by = card.handed_by === null ? null : (names.get(card.handed_by) ?? '')
  return { ...viewOf(card), movements, handed_by, acts: actsOn(card, staffId) }
}

/** What may be done with a card now, and why not. */
function actsOn(card: GiftCardRow, staffId: string): StaffGiftCardHistory['acts'] {
  const waits = card.needs_second_person && card.issued_at === null
  const notInForce = card.issued_at === null ? 'gift_card.not_in_force' : null
  return {
    block: notInForce ?? (card.blocked_at ? 'gift_card.is_blocked' : null),
    open: card.blocked_at ? null : 'gift_card.not_blocked',
    reissue: notInForce ?? (card.balance_cents > 0 ? null : 'gift_card.not_in_force'),
    extend: notInForce,
    approve: !waits ? 'gift_card.not_waiting' : card.handed_by === staffId ? 'gift_card.second_person' : null,
  }
}

/** What a shop sells, as staff keep it. @throws NotFound for a shop that is not there. */
export async function offerOf(db: Db, storefront: string) {
  const { amounts, years } = await sellingOf(db, storefront)
  return { amounts: amounts.map(eurosOf), years }
}

/** Sets what a shop sells; no amounts: it only explains. @throws NotFound for a shop that is not there. */
export async function setOffer(db: Db, storefront: string, { amounts, years }: { amounts: readonly number[]; years: number }) {
  const inCents = [...new Set(amounts.map(centsOf))].toSorted((a, b) => a - b)
  if (!(await setGiftCardOffer(db, storefront, { amounts: inCents, years }))) throw new NotFound()
  return { amounts: inCents.map(eurosOf), years }
}

/**
 * A card that the shop hands out itself, sent at once; one that is more than its giver may give away alone, with what they gave
 * before that day, waits for another person of finance.
 */
export async function handOut(
  tx: Tx,
  deps: HandingOut,
  card: { amount: number; recipient_email: string; recipient_name: string; giver_name: string; gift_message: string },
  { storefront, language, staffId, now }: { storefront: string; language: Language; staffId: string; now: Date },
): Promise<StaffGiftCard> {
  const { years } = await sellingOf(tx, storefront)
  const amount = centsOf(card.amount)
  const alone = await mayGiveAlone(tx, { cents: amount, limitCents: deps.refundLimitCents, by: staffId, now })
  const made = await insertCard(tx, {
    storefront_code: storefront,
    language,
    order_id: null,
    initial_cents: amount,
    handed_by: staffId,
    needs_second_person: !alone,
    recipient_name: card.recipient_name,
    recipient_email: card.recipient_email,
    giver_name: card.giver_name,
    message: card.gift_message,
    send_on: dayOf(now),
    expires_on: lastDay(dayOf(now), years),
  })
  return alone ? putInForceAndSend(tx, deps, made.id, { staffId, now }) : viewed(tx, made.id)
}

/**
 * The second pair of eyes on a card that somebody hands out.
 * @throws NotFound; Refused 'gift_card.second_person' for whoever hands it out; Conflict 'gift_card.not_waiting'.
 */
export async function approveCard(
  tx: Tx,
  deps: CardDeps,
  { id, staffId, now }: { id: number; staffId: string; now: Date },
): Promise<StaffGiftCard> {
  const card = await locked(tx, id)
  if (!card.needs_second_person || card.issued_at !== null) throw new Conflict('gift_card.not_waiting')
  if (card.handed_by === staffId) throw new Refused('gift_card.second_person')
  await markApproved(tx, id, staffId)
  return putInForceAndSend(tx, deps, id, { staffId, now })
}

async function putInForceAndSend(tx: Tx, deps: CardDeps, id: number, { staffId, now }: { staffId: string; now: Date }) {
  await putInForce(tx, await locked(tx, id), staffId, now)
  await sendCard(tx, deps, await locked(tx, id), now)
  return viewed(tx, id)
}

/**
 * A lost code: a new one, with what is left, to the same address or another, of which the former one hears; the code before opens nothing
 * any more, in no cart either.
 */
export async function reissue(tx: Tx, deps: CardDeps, { id, email, now }: { id: number; email?: string | undefined; now: Date }) {
  const card = await locked(tx, id)
  if (card.issued_at === null || card.balance_cents === 0) throw new Refused('gift_card.not_in_force')
  if (email) await setRecipient(tx, id, email)
  if (card.blocked_at) await setBlocked(tx, id, null, '')
  await takeFromCarts(tx, id)
  if (email && card.recipient_email && email.toLowerCase() !== card.recipient_email.toLowerCase())
    await queueEmail(tx, card.recipient_email, movedEmail(await senderOf(tx, deps.senders, card), card))
  await sendCard(tx, deps, { ...card, recipient_email: email ?? card.recipient_email }, now)
  return viewed(tx, id)
}

/** Blocks a card, or opens it again without a reason. What it holds stays on it; carts that paid with it do no more. */
export async function block(
  tx: Tx,
  { id, reason, now }: { id: number; reason: string | null; now: Date },
): Promise<StaffGiftCard> {
  await locked(tx, id)
  await setBlocked(tx, id, reason === null ? null : now, reason ?? '')
  if (reason !== null) await takeFromCarts(tx, id)
  return viewed(tx, id)
}

export async function extend(tx: Tx, { id, on }: { id: number; on: Day }): Promise<StaffGiftCard> {
  await locked(tx, id)
  await setExpiry(tx, id, on)
  return viewed(tx, id)
}

/** @throws NotFound 'gift_card.no_such' */
async function locked(tx: Tx, id: number): Promise<GiftCardRow> {
  const card = await cardById(tx, id, { lock: true })
  if (!card) throw new NotFound('gift_card.no_such')
  return card
}

const viewed = async (tx: Tx, id: number): Promise<StaffGiftCard> => viewOf((await listedCard(tx, id))!)

const viewOf = (card: ListedCard): StaffGiftCard => ({
  id: card.id,
  storefront: card.storefront_code,
  number: card.number,
  last4: card.last4,
  initial: eurosOf(card.initial_cents),
  balance: eurosOf(card.balance_cents),
  recipient_name: card.recipient_name,
  recipient_email: card.recipient_email,
  send_on: card.send_on,
  expires_on: card.expires_on,
  issued: card.issued_at?.toISOString() ?? null,
  sent: card.sent_at?.toISOString() ?? null,
  blocked: card.blocked_at?.toISOString() ?? null,
  block_reason: card.block_reason,
  second_person: card.needs_second_person,
})
