import type { Pool, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { basketDays } from '#kernel/facts.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { forgetSentEmails } from '#modules/platform/mail/forget.ts'
import type { ReminderOffer, ReminderWish } from './contract.ts'
import { reminderTemplate } from './email.ts'
import { reminderOf } from './reminder-key.ts'
import { forgetReminders } from './reminders.sql.ts'
import { ruleOf } from './rule.ts'
import { beginWish, deleteWishes, endWish, stopWishes, wantsReminder } from './wishes.sql.ts'

type Asking = { id: string; token: string }

/** An account's holder or a guest: members of an account say nothing of its letters. */
async function holder(db: Pool, signed: Asking, now: Date): Promise<Caller> {
  const caller = await requireKnownCaller(db, signed, now)
  requireMember(caller, 'account.manage')
  return caller
}

/** Whether a shop reminds at all, and after how many hours. */
export async function reminderOffer(db: Pool, storefront: string): Promise<ReminderOffer> {
  const { active, after_hours } = await ruleOf(db, storefront)
  return { offered: active, after_hours }
}

/** The same, and whether whoever calls wants it. @throws Forbidden 'login_failed' */
export async function reminderWish(db: Pool, signed: Asking, storefront: string, now: Date): Promise<ReminderWish> {
  const { id } = await holder(db, signed, now)
  return { ...(await reminderOffer(db, storefront)), wanted: await wantsReminder(db, id) }
}

/**
 * Begins or ends the reminders of one's own carts, with a line in the consent log (LSSI, art. 21); what stands already changes nothing.
 * @throws Forbidden 'login_failed'; NotFound where the shop does not remind and somebody wants it
 */
export async function setReminderWish(
  db: Pool,
  { wanted, ...signed }: Asking & { wanted: boolean },
  { now, language, address, storefront }: Arrival & { storefront: string },
): Promise<void> {
  const caller = await holder(db, signed, now)
  if (wanted && !(await ruleOf(db, storefront)).active) throw new NotFound()
  const { id, kind, email } = caller
  await db.begin(async (tx) => {
    const changed = wanted
      ? await beginWish(tx, { owner_id: id, owner_kind: kind, email, language, asked_at: now })
      : await endWish(tx, id, now)
    if (!changed) return
    await keepConsent(tx, caller, wanted, kind === 'guest' ? 'guest' : 'privacy', { now, language, address })
  })
}

const keepConsent = (
  tx: Tx,
  { id, kind, email }: Pick<Caller, 'id' | 'kind' | 'email'>,
  given: boolean,
  form: string,
  { now, language, address }: Pick<Arrival, 'now' | 'language' | 'address'>,
) =>
  recordConsent(tx, {
    kind: 'cart_reminder',
    given,
    form,
    language,
    at: now,
    address,
    customerId: kind === 'customer' ? id : null,
    email,
  })

/** Somebody wants no commercial information at all: their reminders end too. The caller keeps the consent. */
export async function endReminders(tx: Tx, { id }: Pick<Caller, 'id'>, now: Date): Promise<void> {
  await endWish(tx, id, now)
}

/** Ends the reminders to a mailbox by the link of a letter; again says the same. @returns false for a link the shop did not write */
export async function stopByLink(db: Pool, key: string, arrival: Arrival, secret: string): Promise<boolean> {
  const reminder = reminderOf(secret, key)
  if (reminder === null) return false
  await db.begin(async (tx) => {
    for (const { owner_id, owner_kind, email } of await stopWishes(tx, reminder, arrival.now))
      await keepConsent(tx, { id: owner_id, kind: owner_kind, email }, false, 'letter', arrival)
  })
  return true
}

const day = 86_400_000
/** The three years within which somebody may be asked to prove what was accepted, as the privacy policy says. */
const daysOfProof = 3 * 365

/** Forgets wishes of guests whose carts are gone, what ended long ago, and the letters. */
export async function sweepReminders(db: Pool, now: Date): Promise<void> {
  const [guests, ended] = [new Date(now.getTime() - basketDays * day), new Date(now.getTime() - daysOfProof * day)]
  await deleteWishes(db, { guests, ended })
  await forgetReminders(db, { people: guests, letters: ended })
  await forgetSentEmails(db, [reminderTemplate], guests)
}
