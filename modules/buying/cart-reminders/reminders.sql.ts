import type { Db, Locking } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

/** A cart that somebody left who asked to be reminded of it. */
export interface LeftCart {
  id: string
  storefront_code: string
  owner_id: string
  owner_kind: 'customer' | 'guest'
  email: string
  language: Language
}

interface Asked {
  now: Date
  /** Carts left longer ago than this are nobody's news. */
  oldest: Date
  usual: { active: boolean; after_hours: number }
}

/**
 * Carts of which their owner is to be told now, by the rule of their shop: left for that long, of nobody who bought since, never told of,
 * and not filled by such a letter. A customer's address must be proved; a guest's mailbox must not have stopped the letters.
 */
export const leftCarts = <Lock extends boolean = false>(
  db: Locking<Lock>,
  { now, oldest, usual }: Asked,
  { after = '', only = null, lock, limit = 50 }: { after?: string; only?: string | null; lock?: Lock; limit?: number } = {},
) => db<LeftCart[]>`
  select c.id, c.storefront_code, w.owner_id, w.owner_kind, coalesce(u.email, w.email) as email, coalesce(u.language, w.language) as language
  from cart_reminder_wish w
  cross join storefront s
  join cart c on c.storefront_code = s.code and c.owner_id = w.owner_id and c.closed_at is null and c.purpose = 'shop'
  left join customer u on w.owner_kind = 'customer' and u.id = w.owner_id
  left join cart_reminder_rule r on r.storefront_code = s.code
  cross join lateral (
    select greatest(c.updated_at, max(l.changed_at)) as at from cart_line l where l.cart_id = c.id having count(*) > 0) touched
  where w.ended_at is null and c.id > ${after} and (${only}::text is null or c.id = ${only})
    and coalesce(r.active, ${usual.active}) and touched.at > ${oldest}
    and touched.at <= ${now}::timestamptz - make_interval(hours => coalesce(r.after_hours, ${usual.after_hours}))
    and case w.owner_kind
      when 'customer' then u.verified_at is not null and u.erased_at is null
      else not exists (select from cart_reminder_wish e where lower(e.email) = lower(w.email) and e.stopped) end
    and not exists (select from cart_reminder m where m.cart_id = c.id)
    and not exists (select from cart_reminder_opening o where o.cart_id = c.id)
    and not exists (select from shop_order o where o.cart_id = c.id)
    and not exists (select from shop_order o where o.owner_id = w.owner_id and o.placed_at >= touched.at)
    and not exists (select from shop_order o where lower(o.email) = lower(coalesce(u.email, w.email)) and o.placed_at >= touched.at)
  order by c.id limit ${limit} ${lock ? db`for update of c skip locked` : db``}`

/** @returns the id of the reminder; undefined where the cart has one already. */
export async function insertReminder(
  db: Db,
  { id, storefront_code, owner_id, language }: LeftCart,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    insert into cart_reminder (cart_id, storefront_code, owner_id, language, sent_at)
    values (${id}, ${storefront_code}, ${owner_id}, ${language}, ${now})
    on conflict on constraint cart_reminder_once do nothing returning id`
  return row?.id
}

export const deleteReminder = (db: Db, id: number) => db`delete from cart_reminder where id = ${id}`

export interface SentReminder {
  id: number
  cart_id: string
  storefront_code: string
  sent_at: Date
}

export async function reminderRow(db: Db, id: number): Promise<SentReminder | undefined> {
  const [row] = await db<SentReminder[]>`select id, cart_id, storefront_code, sent_at from cart_reminder where id = ${id}`
  return row
}

export const noteOpening = (db: Db, reminder: number, cartId: string, now: Date) => db`
  insert into cart_reminder_opening (cart_id, reminder_id, opened_at) values (${cartId}, ${reminder}, ${now})
  on conflict (cart_id, reminder_id) do nothing`

/** Notes which letters an order followed, of the cart itself or of one that the letter filled; of those sent since then. */
export const noteBought = (db: Db, since: Date) => db`
  update cart_reminder r set bought_at = o.placed_at
  from cart_reminder m cross join lateral (
    select min(o.placed_at) as placed_at from shop_order o
    where o.cart_id in (select m.cart_id union all select p.cart_id from cart_reminder_opening p where p.reminder_id = m.id)
      and o.placed_at >= m.sent_at and o.payment_state <> 'cancelled') o
  where r.id = m.id and m.bought_at is null and m.sent_at >= ${since} and o.placed_at is not null`

/** Forgets of older letters whose they were, and letters altogether that nobody counts any more. */
export async function forgetReminders(db: Db, { people, letters }: { people: Date; letters: Date }): Promise<void> {
  await db`update cart_reminder set owner_id = null where owner_id is not null and sent_at < ${people} and not exists (
    select from cart_reminder_wish w where w.owner_id = cart_reminder.owner_id)`
  await db`delete from cart_reminder where sent_at < ${letters}`
}
