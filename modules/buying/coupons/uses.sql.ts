import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface Buyer {
  customerId: string
  email: string
}

/** Under what a buyer's uses are counted; in one order for all, so that two who share both never wait for each other. */
const holdersOf = ({ customerId, email }: Buyer) => [`account:${customerId}`, `mail:${email.toLowerCase()}`].toSorted()

/**
 * How often a coupon counts as used, by all and by one buyer, and whether the buyer has bought before. What an unpaid order of the
 * buyer's own cart holds does not count: it is let go when the cart is ordered again.
 */
export async function usesOf(db: Db, couponId: number, buyer: Buyer, cartId: string | null) {
  const [row] = await db<{ own: number; held: number; earlier: boolean }[]>`
    select
      coalesce((select max(used) from coupon_holder where coupon_id = ${couponId} and holder = any(${holdersOf(buyer)})), 0) as own,
      (select count(*)::int from coupon_use use join shop_order o on o.id = use.order_id
        where use.coupon_id = ${couponId} and use.released_at is null and o.cart_id = ${cartId} and o.payment_state = 'pending'
      ) as held,
      exists (select from shop_order o where (o.owner_id = ${buyer.customerId} or lower(o.email) = lower(${buyer.email}))
        and o.payment_state <> 'cancelled' and not (o.payment_state = 'pending' and o.cart_id is not distinct from ${cartId})
      ) as earlier
  `
  return row!
}

/** Whether the buyer has another order that was not cancelled. */
export async function hasOtherOrder(db: Db, { customerId, email }: Buyer, orderId: number): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    select exists (select from shop_order where (owner_id = ${customerId} or lower(email) = lower(${email}))
      and payment_state <> 'cancelled' and id <> ${orderId}) as found
  `
  return row!.found
}

/** Whether an e-mail has an order, under any account that bears it. */
export async function hasOrder(db: Db, email: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    select exists (select from shop_order where (lower(email) = lower(${email})
      or owner_id in (select id from customer where lower(email) = lower(${email}))) and payment_state <> 'cancelled') as found
  `
  return row!.found
}

export interface Taken {
  uses_per_customer: number | null
  first_purchase_only: boolean
}

/**
 * Takes one of a coupon's uses. Only a coupon with a limit is written to, and its row then stays locked until the transaction ends;
 * of one without a limit the row is shared.
 * @returns undefined when none is left or the coupon was switched off.
 */
export async function takeUse(tx: Tx, couponId: number): Promise<Taken | undefined> {
  const [limited] = await tx<Taken[]>`
    update coupon set used = used + 1 where id = ${couponId} and active and used < uses_in_all
    returning uses_per_customer, first_purchase_only
  `
  if (limited) return limited
  const [free] = await tx<Taken[]>`
    select uses_per_customer, first_purchase_only from coupon where id = ${couponId} and active and uses_in_all is null for share
  `
  return free
}

/** Counts a use for the buyer, under account and e-mail. @returns false when either has used it as often as it may be. */
export async function takeOwnUse(db: Db, couponId: number, buyer: Buyer, most: number | null): Promise<boolean> {
  const holders = holdersOf(buyer)
  const counted = await db`
    insert into coupon_holder (coupon_id, holder, used) select ${couponId}, holder, 1 from unnest(${holders}::text[]) as holder
    on conflict (coupon_id, holder) do update set used = coupon_holder.used + 1
      where ${most}::int is null or coupon_holder.used < ${most}::int
    returning holder
  `
  return counted.length === holders.length
}

/** Writes the use down with what the order saved. @returns false when the buyer's first purchase was already used. */
export async function insertUse(
  db: Db,
  { couponId, orderId, customerId, email, firstPurchase }: Buyer & { couponId: number; orderId: number; firstPurchase: boolean },
): Promise<boolean> {
  const written = await db`
    insert into coupon_use (coupon_id, order_id, customer_id, email, amount_cents, first_purchase)
    select ${couponId}, id, ${customerId}, ${email.toLowerCase()}, coupon_cents, ${firstPurchase} from shop_order where id = ${orderId}
    on conflict do nothing returning id
  `
  return written.length === 1
}

/** Gives the use of an order back, once. */
export async function releaseUse(tx: Tx, orderId: number): Promise<void> {
  const [use] = await tx<{ coupon_id: number; customer_id: string; email: string }[]>`
    update coupon_use set released_at = now() where order_id = ${orderId} and released_at is null
    returning coupon_id, customer_id, email
  `
  if (!use) return
  await tx`update coupon set used = used - 1 where id = ${use.coupon_id} and uses_in_all is not null`
  const holders = holdersOf({ customerId: use.customer_id, email: use.email })
  await tx`
    update coupon_holder set used = used - 1 from (
      select coupon_id, holder from coupon_holder where coupon_id = ${use.coupon_id} and holder = any(${holders})
      order by holder for update
    ) as own where coupon_holder.coupon_id = own.coupon_id and coupon_holder.holder = own.holder
  `
}

/** What the use of an order saved is more by this. */
export const growUse = (db: Db, orderId: number, cents: number) => db`
  update coupon_use set amount_cents = amount_cents + ${cents} where order_id = ${orderId} and released_at is null`

export async function countUses(db: Db, couponId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from coupon_use where coupon_id = ${couponId} and released_at is null
  `
  return row!.count
}

export interface UseRow {
  number: string
  email: string
  amount_cents: Cents
  used_at: Date
  released_at: Date | null
}

export const usesOfCoupon = (db: Db, couponId: number, limit: number) => db<UseRow[]>`
  select o.number, use.email, use.amount_cents, use.used_at, use.released_at
  from coupon_use use join shop_order o on o.id = use.order_id
  where use.coupon_id = ${couponId} order by use.used_at desc, use.id desc limit ${limit}
`

/** Uses that count and what they saved, in cents. */
export async function sumOfUses(db: Db, couponId: number): Promise<{ uses: number; cents: Cents }> {
  const [row] = await db<{ uses: number; cents: Cents }[]>`
    select count(*)::int as uses, coalesce(sum(amount_cents), 0)::bigint as cents from coupon_use
    where coupon_id = ${couponId} and released_at is null
  `
  return row!
}
