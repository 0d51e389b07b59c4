import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { issueCard } from './card.ts'
import { cardIssued, cardRefused } from './card-emails.ts'
import { type CardRequestRow, closeCardRequest, lockCardRequest } from './card-requests.sql.ts'
import type { CardRequestDeps } from './request-card.ts'

async function openRequest(tx: Tx, id: number): Promise<CardRequestRow> {
  const row = await lockCardRequest(tx, id)
  if (!row) throw new NotFound('card.unknown')
  if (row.state !== 'open') throw new Conflict('card.closed')
  return row
}

interface Closing {
  id: number
  staffId: number
  now: Date
}

/**
 * Issues the card that was asked for to the account of who asked, or the one whose proved address is theirs; who has a card keeps
 * it. The letter with its number goes out in the same transaction.
 * @throws NotFound; Conflict 'card.closed'; Refused 'card.no_account' while nobody has confirmed the address.
 */
export async function issueRequested(
  tx: Tx,
  { senders }: Pick<CardRequestDeps, 'senders'>,
  { id, staffId, now }: Closing,
): Promise<void> {
  const row = await openRequest(tx, id)
  if (row.account === null) throw new Refused('card.no_account')
  const { number } = await issueCard(tx, row.account)
  const done = { state: 'issued', card_number: number, customer_id: row.account } as const
  await closeCardRequest(tx, id, { ...done, answer: '', closed_at: now, closed_by: staffId })
  await queueEmail(tx, row.email, cardIssued(senders(row.language), row.language, { number, store: row.store }))
}

/** Closes a request without a card; who asked is told why. @throws NotFound; Conflict 'card.closed'. */
export async function refuseRequested(
  tx: Tx,
  { senders }: Pick<CardRequestDeps, 'senders'>,
  { id, staffId, now, answer }: Closing & { answer: string },
): Promise<void> {
  const row = await openRequest(tx, id)
  const done = { state: 'refused', answer } as const
  const { customer_id } = row
  await closeCardRequest(tx, id, { ...done, customer_id, card_number: null, closed_at: now, closed_by: staffId })
  await queueEmail(tx, row.email, cardRefused(senders(row.language), row.language, answer))
}
