import type { Tx } from '#kernel/db.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { answerEmail } from './emails.ts'
import { answers } from './quote-words.ts'
import { lockRequest, putAnswer, putState, reopenAnsweredBy } from './requests.sql.ts'
import type { RequestDeps } from './requests.ts'
import { moves } from './states.ts'

/**
 * A quote that was sent answers requests, those that nobody closed meanwhile. Whoever asked reads so; they are e-mailed where the
 * quote went to somebody else of their account. Inside a transaction.
 */
export async function answeredByQuote(
  tx: Tx,
  { senders }: Pick<RequestDeps, 'senders'>,
  { requests, number, email }: { requests: readonly number[]; number: string; email: string | null },
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  for (const id of requests.toSorted((a, b) => a - b)) {
    const row = await lockRequest(tx, id)
    if (!row || !moves[row.state].includes('answered')) continue
    const answer = answers[row.language](number)
    await putAnswer(tx, id, { productId: null, priceCents: null, availableOn: null, answer, quote: number, staffId, now })
    if (row.email === email) continue
    const told = { number: row.number, asked: row.asked, title: null, priceCents: null, availableOn: null, answer, closed: false }
    await queueEmail(tx, row.email, answerEmail(senders(row.language), row.language, told))
  }
}

/** Who accepts or declines the quote does so for what it answers. Inside a transaction. */
export async function decidedByQuote(tx: Tx, requests: readonly number[], accepted: boolean, now: Date): Promise<void> {
  const state = accepted ? 'accepted' : 'declined'
  for (const id of requests.toSorted((a, b) => a - b)) {
    const row = await lockRequest(tx, id)
    if (row && moves[row.state].includes(state)) await putState(tx, id, { state, now })
  }
}

/** The quote that answered them was taken back: they wait for an answer again, but for those that something else answered. Inside a transaction. */
export async function withdrawnWithQuote(
  tx: Tx,
  { requests, number }: { requests: readonly number[]; number: string },
): Promise<void> {
  if (requests.length > 0) await reopenAnsweredBy(tx, number, requests)
}
