import type { Db, Tx } from '#kernel/db.ts'

export interface Joined {
  from: string
  into: string
}

/** How much of an account there is, by what becomes of it when it is joined with another. */
export interface MergeCounts {
  orders: number
  invoices: number
  addresses: number
  favourites: number
  consents: number
  card_requests: number
  coupons: number
  coupons_left: number
  basket: number
  basket_left: number
  receivables: number
}

const firstPurchases = (db: Db, { into }: Joined) => db`
  u.first_purchase and u.released_at is null and exists (
    select from coupon_use o where o.customer_id = ${into} and o.first_purchase and o.released_at is null)`
const basketOf = (db: Db, { into }: Joined) => db`
  exists (select from cart o where o.owner_id = ${into} and o.owner_kind = 'customer' and o.closed_at is null
    and o.purpose = c.purpose and o.storefront_code = c.storefront_code)`

export async function mergeCounts(db: Db, joined: Joined): Promise<MergeCounts> {
  const { from } = joined
  const [row] = await db<MergeCounts[]>`
    select
      (select count(*)::int from shop_order where owner_id = ${from} and owner_kind = 'customer') as orders,
      (select count(*)::int from customer_invoice where customer_id = ${from}) as invoices,
      (select count(*)::int from customer_address where customer_id = ${from}) as addresses,
      (select count(*)::int from wish where customer_id = ${from}) as favourites,
      (select count(*)::int from consent where customer_id = ${from}) as consents,
      (select count(*)::int from card_request where customer_id = ${from}) as card_requests,
      (select count(*)::int from coupon_use u where u.customer_id = ${from} and not (${firstPurchases(db, joined)})) as coupons,
      (select count(*)::int from coupon_use u where u.customer_id = ${from} and ${firstPurchases(db, joined)}) as coupons_left,
      (select count(*)::int from cart c where c.owner_id = ${from} and c.owner_kind = 'customer' and c.closed_at is null
        and not ${basketOf(db, joined)}) as basket,
      (select count(*)::int from cart c where c.owner_id = ${from} and c.owner_kind = 'customer' and c.closed_at is null
        and ${basketOf(db, joined)}) as basket_left,
      (select count(*)::int from receivable where customer_id in (${from}, ${joined.into})) as receivables`
  return row!
}

/** What hangs on an account by its number, but for the account's own. Orders first: whoever earns or gives back points holds them first. */
export async function moveThings(tx: Tx, joined: Joined): Promise<void> {
  const { from, into } = joined
  await tx`update shop_order set owner_id = ${into} where owner_id = ${from} and owner_kind = 'customer'`
  await tx`update shop_order set placed_by = ${into} where placed_by = ${from}`
  await tx`update ebook_gift set customer_id = ${into} where customer_id = ${from}`
  await tx`
    insert into customer_invoice (customer_id, invoice_id)
    select ${into}, invoice_id from customer_invoice where customer_id = ${from} on conflict do nothing`
  await tx`delete from customer_invoice where customer_id = ${from}`
  await tx`update quote set customer_id = ${into} where customer_id = ${from}`
  await tx`update reservation set customer_id = ${into} where customer_id = ${from}`
  await tx`
    update reader_review r set customer_id = ${into} where r.customer_id = ${from} and not exists (
      select from reader_review o join product theirs on theirs.id = o.product_id join product mine on mine.id = r.product_id
      where o.customer_id = ${into} and (theirs.id = mine.id or theirs.work_id = mine.work_id))`
  // Of a work that both wrote of, what the account wrote that remains.
  await tx`delete from reader_review where customer_id = ${from}`
  await tx`update card_request set customer_id = ${into} where customer_id = ${from}`
  await tx`update order_letter set customer_id = ${into} where customer_id = ${from}`
  await tx`
    insert into order_request (owner_id, key, body_hash, order_id, created_at)
    select ${into}, key, body_hash, order_id, created_at from order_request where owner_id = ${from} on conflict do nothing`
  await tx`delete from order_request where owner_id = ${from}`
  await tx`update cart c set owner_id = ${into}
    where c.owner_id = ${from} and c.owner_kind = 'customer' and (c.closed_at is not null or not ${basketOf(tx, joined)})`
  // A second basket is nobody's from now on, and goes when baskets do that nobody touches.
  await tx`update cart set owner_id = null, owner_kind = null where owner_id = ${from} and owner_kind = 'customer'`
  await tx`update cart_reminder set owner_id = ${into} where owner_id = ${from}`
  // Whether the account that remains wants reminders it said itself.
  await tx`update cart_reminder_wish set ended_at = now() where owner_id = ${from} and ended_at is null`
  // A basket that both saved under one name stays as the account that remains saved it.
  await tx`
    update saved_cart s set customer_id = ${into} where s.customer_id = ${from} and not exists (
      select from saved_cart o where o.customer_id = ${into} and o.storefront_code = s.storefront_code and lower(o.name) = lower(s.name))`
  await tx`delete from saved_cart where customer_id = ${from}`
  await moveCoupons(tx, joined)
}

/** A welcome is given once: a second one stays where it was taken. */
async function moveCoupons(tx: Tx, joined: Joined): Promise<void> {
  const { from, into } = joined
  await tx`update coupon_use u set customer_id = ${into} where u.customer_id = ${from} and not (${firstPurchases(tx, joined)})`
  await tx`
    insert into coupon_holder (coupon_id, holder, used)
    select h.coupon_id, ${`account:${into}`}, h.used from coupon_holder h
    where h.holder = ${`account:${from}`}
      and not exists (select from coupon_use u where u.coupon_id = h.coupon_id and u.customer_id = ${from})
    on conflict (coupon_id, holder) do update set used = coupon_holder.used + excluded.used`
  await tx`
    delete from coupon_holder h
    where h.holder = ${`account:${from}`}
      and not exists (select from coupon_use u where u.coupon_id = h.coupon_id and u.customer_id = ${from})`
}
