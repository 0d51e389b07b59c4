import type { Pool } from '#kernel/db.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { tellStaff } from '#modules/platform/mail/outbox.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  forgetEvents,
  markTold,
  markUntold,
  type ToldEvent,
  toldEvent,
} from './deliveries.sql.ts'
import { giveUpFailing } from './endpoints.sql.ts'
import { messageId } from './endpoints.ts'
import { switchedOffEmail } from './off-email.ts'
import type { Post } from './post.ts'
import { signedHeaders } from './sign.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** How long after each try that failed comes the next; after the last there is none. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** Longer than an answer may take. */
const leaseMs = 60 * second
const quietMs = 5 * second
/** An endpoint that said yes to nothing for so long is switched off. */
export const daysOfFailure = 5
/** How long it is known what was told. */
const keptDays = 30

const days = (count: number) => count * 24 * hour

/** What is sent, in the shape of Standard Webhooks. */
const bodyOf = ({ kind, at, data, email }: ToldEvent): string =>
  JSON.stringify({ type: kind, timestamp: at.toISOString(), data: email === null ? data : { ...data, email } })

/**
 * Tells one endpoint what is due first: claimed in one transaction, told outside of any, noted in another. Everything is told at least
 * once; what failed is tried again for three days, under the id that it had.
 * @returns how many were tried
 */
export async function tellNext(db: Pool, post: Post, now = new Date()): Promise<number> {
  const delivery = await claimDelivery(db, now, new Date(now.getTime() + leaseMs))
  if (!delivery) return 0
  const event = await toldEvent(db, delivery)
  if (!event) return 1
  const body = bodyOf(event)
  try {
    const headers = signedHeaders(event.secret, { id: messageId(delivery.event_id), at: now, body })
    const { status, answer } = await post(event.url, { headers, body })
    if (status >= 200 && status < 300) await db.begin((tx) => markTold(tx, delivery, { status, answer: clean(answer), now }))
    else await failed(db, delivery, { status, answer, now })
  } catch (error) {
    await failed(db, delivery, { status: null, answer: error instanceof Error ? error.message : String(error), now })
  }
  return 1
}

/** What a column of words can hold of an answer. */
const clean = (answer: string): string => answer.replaceAll('\0', '').slice(0, 500)

async function failed(
  db: Pool,
  delivery: ClaimedDelivery,
  { status, answer, now }: { status: number | null; answer: string; now: Date },
) {
  const pause = pauses[delivery.attempts]
  const again = pause === undefined ? null : new Date(now.getTime() + pause)
  const quietUntil = new Date(now.getTime() + quietMs)
  await db.begin((tx) => markUntold(tx, delivery, { status, answer: clean(answer), now, again, quietUntil }))
}

/** Switches off what has failed for days, and writes to the shop that it did. @returns how many */
export const switchOffFailing = (db: Pool, post: StaffPost, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    const off = await giveUpFailing(tx, new Date(now.getTime() - days(daysOfFailure)), now)
    if (!off) return 0
    await tellStaff(tx, post, (sender, language) => switchedOffEmail(sender, language, off))
    return 1
  })

/** @returns how many were forgotten */
export const forgetTold = (db: Pool, now = new Date()): Promise<number> =>
  forgetEvents(db, new Date(now.getTime() - days(keptDays)))
