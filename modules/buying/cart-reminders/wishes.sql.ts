import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

interface NewWish {
  owner_id: string
  owner_kind: 'customer' | 'guest'
  email: string
  language: Language
  asked_at: Date
}

/** Begins or renews a wish. @returns false for one that stands already. */
export const beginWish = async (db: Db, wish: NewWish): Promise<boolean> =>
  (
    await db`
      insert into cart_reminder_wish ${db(wish)}
      on conflict (owner_id) do update set email = excluded.email, language = excluded.language, asked_at = excluded.asked_at,
        ended_at = null, stopped = false
      where cart_reminder_wish.ended_at is not null
      returning owner_id`
  ).length > 0

/** @returns false where there is none to end. */
export const endWish = async (db: Db, ownerId: string, now: Date): Promise<boolean> =>
  (await db`update cart_reminder_wish set ended_at = ${now} where owner_id = ${ownerId} and ended_at is null returning owner_id`)
    .length > 0

export const wantsReminder = async (db: Db, ownerId: string): Promise<boolean> =>
  (await db`select from cart_reminder_wish where owner_id = ${ownerId} and ended_at is null`).length > 0

/** Ends the wishes for the mailbox to which a letter went, and keeps that it was stopped there. @returns those that were ended. */
export const stopWishes = (db: Db, reminder: number, now: Date) => db<
  { owner_id: string; owner_kind: 'customer' | 'guest'; email: string }[]
>`
  update cart_reminder_wish set ended_at = coalesce(ended_at, ${now}), stopped = true
  where lower(email) = (
    select lower(w.email) from cart_reminder r join cart_reminder_wish w on w.owner_id = r.owner_id where r.id = ${reminder})
    and not stopped
  returning owner_id, owner_kind, email`

/** Wishes of guests whose carts are gone, and those that ended so long ago that nobody asks for the proof. */
export const deleteWishes = (db: Db, { guests, ended }: { guests: Date; ended: Date }) => db`
  delete from cart_reminder_wish
  where (owner_kind = 'guest' and not stopped and asked_at < ${guests}) or ended_at < ${ended}`
