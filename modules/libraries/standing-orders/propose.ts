import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Transactional, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { addProposed, openProposal } from '#modules/libraries/desk/proposals.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { proposalEmail } from './emails.ts'
import { lookThrough, standingOf } from './look-through.ts'
import { namesFor } from './names.ts'
import { addressee, insertMatches } from './proposals.sql.ts'
import { reasonOf, sentenceOf } from './sentence.ts'
import { lockDue, markRan, type StandingRow } from './standing.sql.ts'

export interface ProposeDeps {
  senders: Senders
}

/** The night's work begins at this hour in Madrid, when the day's new books are in. */
const firstHour = 3
const hourInMadrid = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' }).format(now))

/**
 * Looks one standing order through, once a day: what fits and is new goes into its proposal list, and a letter says so. Any number of
 * processes may run it; each order is looked through by one of them. @returns how many it did: 0 when none is due.
 */
export const proposeDue = (db: Transactional, deps: ProposeDeps, now: Date): Promise<number> => {
  const today = dayOf(now)
  if (hourInMadrid(now) < firstHour) return Promise.resolve(0)
  return db.begin(async (tx) => {
    const row = await lockDue(tx, today)
    if (!row) return 0
    await proposeOne(tx, row, deps, today)
    await markRan(tx, row.id, today)
    return 1
  })
}

async function proposeOne(tx: Tx, row: StandingRow, { senders }: ProposeDeps, today: Day): Promise<void> {
  const to = await addressee(tx, row.customer_id, row.member_id)
  if (!to) return
  const order = standingOf(row)
  const { taken } = await lookThrough(tx, order, row.id, today)
  if (taken.length === 0) return
  const sentence = await sentenceIn(tx, row, to.language)
  const listId = await openProposal(tx, {
    standingId: row.id,
    customerId: row.customer_id,
    memberId: row.member_id,
    budgetId: row.budget_id,
    name: sentence.slice(0, 120),
  })
  const written = await insertMatches(
    tx,
    row.id,
    listId,
    today,
    taken.map((item) => ({
      product_id: item.product_id,
      copies: order.copies,
      cents: item.cents,
      words: item.found,
      appeared_on: item.appeared_on,
    })),
  )
  const unknown = new Set(written.map((item) => item.product_id))
  const proposed = await addProposed(
    tx,
    listId,
    taken
      .filter((item) => unknown.has(item.product_id))
      .map((item) => ({
        product_id: item.product_id,
        copies: order.copies,
        appeared_on: item.appeared_on,
        reason: reasonOf(item.found, item.appeared_on, to.language),
      })),
  )
  const fresh = new Set(proposed)
  const told = taken.filter((item) => fresh.has(item.product_id))
  if (told.length > 0)
    await queueEmail(tx, to.email, proposalEmail(senders(to.language), to.language, { id: row.id, sentence, books: told }))
}

export async function sentenceIn(db: Db, row: StandingRow, language: Language): Promise<string> {
  return sentenceOf(standingOf(row), await namesFor(db, row.customer_id, row.categories, row.budget_id, language), language)
}
