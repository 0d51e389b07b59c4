import type { Db, Tx } from '#kernel/db.ts'
import type { LeavingPerson, Person } from '#modules/people/privacy/person-contract.ts'

export const wishRows = (db: Db, { customerId, proved }: Person) => db`
  select w.email, w.language, w.asked_at, w.ended_at, w.stopped,
    (select json_agg(json_build_object('sent_at', r.sent_at, 'bought_at', r.bought_at,
        'opened', (select count(*) from cart_reminder_opening o where o.reminder_id = r.id)) order by r.id)
     from cart_reminder r where r.owner_id = w.owner_id) as letters
  from cart_reminder_wish w where w.owner_id = ${customerId} or lower(w.email) = lower(${proved}) order by w.asked_at`

/** The letters stay as figures and say no more whose they were. */
export async function deleteReminderWishes(tx: Tx, { customerId, proved }: LeavingPerson): Promise<void> {
  await tx`
    update cart_reminder r set owner_id = null from cart_reminder_wish w
    where w.owner_id = r.owner_id and (w.owner_id = ${customerId} or lower(w.email) = lower(${proved}))`
  await tx`delete from cart_reminder_wish where owner_id = ${customerId} or lower(email) = lower(${proved})`
}
