import type { Pool } from '#kernel/db.ts'
import { basketDays } from '#kernel/facts.ts'
import { seenCart } from '#modules/buying/cart/for-orders.ts'
import type { CartSettings } from '#modules/buying/cart/reckon.ts'
import { viewOf } from '#modules/buying/cart/show-cart.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { type ReminderLine, reminderEmail } from './email.ts'
import { reminderKey } from './reminder-key.ts'
import { deleteReminder, insertReminder, type LeftCart, leftCarts, noteBought } from './reminders.sql.ts'
import { usualRule } from './rule.ts'

export interface ReminderDeps extends CartSettings {
  senders: Senders
  secret: string
}

const day = 86_400_000
/** Who switches reminders on writes to nobody about last month. */
const oldestDays = 14
/** Until when an order counts as one that a letter brought: as long as carts are kept. */
const boughtWithinDays = basketDays

const asked = (now: Date) => ({ now, oldest: new Date(now.getTime() - oldestDays * day), usual: usualRule })

/**
 * Writes to everybody who asked for it and left something that can still be bought, once a cart and however many processes run this; and
 * notes what was bought after earlier letters. @returns how many letters were written
 */
export async function remindOfCarts(db: Pool, deps: ReminderDeps, now: Date): Promise<number> {
  await noteBought(db, new Date(now.getTime() - boughtWithinDays * day))
  let written = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const left: readonly LeftCart[] = await leftCarts(db, asked(now), { after })
    for (const cart of left) if (await remindOf(db, cart, deps, now)) written += 1
    after = left.at(-1)?.id
  }
  return written
}

async function remindOf(db: Pool, left: LeftCart, { senders, secret, ...settings }: ReminderDeps, now: Date): Promise<boolean> {
  const lines = await linesToday(db, left, settings, now)
  if (lines.length === 0) return false
  const sender = await senderOf(db, senders, left)
  return db.begin(async (tx) => {
    // Under the lock that orders take of their cart: whoever buys at this moment gets no letter.
    const [still] = await leftCarts(tx, asked(now), { only: left.id, lock: true })
    const id = still && (await insertReminder(tx, still, now))
    if (!still || !id) return false
    const letter = reminderEmail(sender, still.language, { lines, key: reminderKey(secret, id) })
    if (still.owner_kind === 'customer') await queueEmail(tx, still.email, letter)
    else if (!(await queueEmailToStranger(tx, still.email, letter, { now }))) {
      // Enough was written to that mailbox today; tomorrow is soon enough.
      await deleteReminder(tx, id)
      return false
    }
    return true
  })
}

/** What of a cart can be bought, at what it costs its owner now. */
async function linesToday(db: Pool, left: LeftCart, { splitFeeCents }: CartSettings, now: Date): Promise<ReminderLine[]> {
  const row = await seenCart(db, left.id)
  if (!row) return []
  const caller = { kind: left.owner_kind, id: left.owner_id, email: left.email, member: null }
  const asking = { caller, language: left.language, storefront: left.storefront_code, settings: { splitFeeCents }, now }
  const { cart_lines } = await viewOf(db, row, asking)
  return cart_lines
    .filter(({ notice, max_quantity }) => notice !== 'unavailable' && max_quantity > 0)
    .map(({ product, quantity, total_line_price, total_line_discount }) => ({
      title: product.title,
      quantity,
      price: (Math.round(total_line_price * 100) - Math.round(total_line_discount * 100)) / 100,
    }))
}
