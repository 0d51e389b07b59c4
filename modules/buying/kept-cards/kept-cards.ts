import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { PaidCard } from '#modules/buying/payments/port.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { requireHolder } from '#modules/people/customers/session.ts'
import { cardByPk, cardsOf, insertCard, type KeptCardRow, noteUse, removeAllOf, removeByPk, removeDoubles } from './cards.sql.ts'
import type { KeptCard, KeptCards } from './contract.ts'
import { markOf, openToken, sealToken } from './sealed-token.ts'

/** A card is good through the last day of its month. */
const isOver = ({ expires }: Pick<KeptCardRow, 'expires'>, now: Date): boolean =>
  expires !== null && expires < dayOf(now).slice(0, 7)

const shown = (row: KeptCardRow): KeptCard => ({
  pk: row.pk,
  brand: row.brand,
  last4: row.last4,
  expires: row.expires,
})

/** Whose cards a caller's are: the holder's of an account. Guests have none, and nobody who signs in for an account pays with the holder's. */
export const cardHolder = (caller: Caller | null): string | null =>
  caller?.kind === 'customer' && caller.member === null ? caller.id : null

/** The cards that a caller may pay with at one of these gateways, the one used last first; those that are over pay nothing any more. */
export async function cardsToPayWith(
  db: Db,
  { caller, gateways, now }: { caller: Caller; gateways: readonly string[]; now: Date },
): Promise<KeptCard[]> {
  const holder = cardHolder(caller)
  if (holder === null || gateways.length === 0) return []
  return (await cardsOf(db, holder)).filter((row) => gateways.includes(row.gateway) && !isOver(row, now)).map(shown)
}

/** Every card that the caller kept. @throws Forbidden for a guest, or somebody else who signs in for the account. */
export async function listCards(db: Db, signed: { id: string; token: string }, now: Date): Promise<KeptCards> {
  const caller = await requireHolder(db, signed, now)
  const rows = await cardsOf(db, caller.id)
  return { items: rows.map((row) => ({ ...shown(row), expired: isOver(row, now), kept_at: row.kept_at.toISOString() })) }
}

/** Takes a card away at once; the gateway is told to forget it. @throws NotFound `kept_card.unknown`, for another's too. */
export async function removeCard(db: Db, { pk, ...signed }: { id: string; token: string; pk: string }, now: Date): Promise<void> {
  const caller = await requireHolder(db, signed, now)
  if ((await removeByPk(db, caller.id, pk)) === 0) throw new NotFound('kept_card.unknown')
}

/** Takes all cards of an account away, in the transaction that ends or empties it. */
export const removeCardsOf = (tx: Tx, customerId: string): Promise<number> => removeAllOf(tx, customerId)

/**
 * A card that its holder pays with, at the gateway that knows it.
 * @returns null where it is not theirs, of another gateway, over, or sealed with another secret.
 */
export async function cardToPay(
  tx: Tx,
  secret: string,
  { customerId, pk, gateway, now }: { customerId: string; pk: string; gateway: string; now: Date },
): Promise<{ id: number; token: string } | null> {
  const row = await cardByPk(tx, customerId, pk)
  if (!row || row.gateway !== gateway || isOver(row, now)) return null
  const token = openToken(secret, gateway, row.sealed_token)
  if (token === null) return null
  await noteUse(tx, row.id, now)
  return { id: row.id, token }
}

interface Kept {
  customerId: string
  gateway: string
  token: string
  card: PaidCard
  /** The version of the words, and when its holder asked for it. */
  consent: { version: string; at: Date }
  now: Date
}

/** Keeps the card of a payment, as its holder asked; it takes the place of the same card kept before. */
export async function keepCard(tx: Tx, secret: string, { token, ...kept }: Kept): Promise<void> {
  const { customerId, gateway, card } = kept
  const id = await insertCard(tx, {
    ...kept,
    sealed: sealToken(secret, gateway, token),
    mark: markOf(secret, gateway, token),
  })
  if (id !== undefined) await removeDoubles(tx, customerId, { id, gateway, card })
}
