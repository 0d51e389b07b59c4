import type { Db } from '#kernel/db.ts'
import type { Caller } from '#modules/access/caller.ts'
import type { DeliveryAddress, ShippingMethod } from './contract.ts'

export interface CartRow {
  id: string
  owner_id: string | null
  owner_kind: Caller['kind'] | null
  comments: string
  gift_wrap: boolean
  gift_ticket: boolean
  shipping_method: ShippingMethod | null
  store_code: string | null
  delivery_address: DeliveryAddress | null
  shipment: 'single' | 'split' | null
}

export interface CartLineRow {
  id: number
  product_id: number
  quantity: number
  seen_price_cents: number
  held: number
  vat_class: 'book' | 'ebook' | 'general'
  weight_grams: number | null
}

const columns = [
  'id',
  'owner_id',
  'owner_kind',
  'comments',
  'gift_wrap',
  'gift_ticket',
  'shipping_method',
  'store_code',
  'delivery_address',
  'shipment',
] as const

/** A new cart; an owner who has an open one keeps it. Returns the one that stands. */
export async function insertCart(db: Db, id: string, storefront: string, owner: Caller | null): Promise<CartRow> {
  const [row] = await db<CartRow[]>`
    insert into cart (id, storefront_code, owner_id, owner_kind) values (${id}, ${storefront}, ${owner?.id ?? null}, ${owner?.kind ?? null})
    on conflict (storefront_code, owner_id) where closed_at is null and owner_id is not null do update set updated_at = now()
    returning ${db(columns)}`
  return row!
}

export async function openCart(db: Db, id: string, { lock = false } = {}): Promise<CartRow | undefined> {
  const [row] = await db<CartRow[]>`
    select ${db(columns)} from cart where id = ${id} and closed_at is null ${lock ? db`for update` : db``}`
  return row
}

export async function openCartOf(db: Db, storefront: string, owner: string, { lock = false } = {}): Promise<CartRow | undefined> {
  const [row] = await db<CartRow[]>`
    select ${db(columns)} from cart where storefront_code = ${storefront} and owner_id = ${owner} and closed_at is null
    ${lock ? db`for update` : db``}`
  return row
}

export const cartLineRows = (db: Db, cartId: string) => db<CartLineRow[]>`
  select l.id, l.product_id, l.quantity, l.seen_price_cents, l.held, p.vat_class, p.weight_grams
  from cart_line l join product p on p.id = l.product_id
  where l.cart_id = ${cartId}
  order by l.id
`

/**
 * Adds copies to the product's line, or makes it, in one statement: two tabs that add at once lose nothing. `most` caps the line.
 * No row comes back when the cart is unknown, closed or another's.
 */
export const addToLine = (
  db: Db,
  line: { cartId: string; owner: string | null; productId: number; quantity: number; most: number; priceCents: number },
) => db<{ id: number }[]>`
  insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
  select c.id, ${line.productId}, ${Math.min(line.quantity, line.most)}, ${line.priceCents} from cart c
  where c.id = ${line.cartId} and c.closed_at is null and (c.owner_id is null or c.owner_id = ${line.owner})
  on conflict (cart_id, product_id) do update
    set quantity = least(${line.most}, cart_line.quantity + excluded.quantity), seen_price_cents = excluded.seen_price_cents
  returning id
`

/** Sets a line's copies; no row comes back when the line is not in a cart of the caller's. */
export const setLine = (
  db: Db,
  line: { lineId: number; cartId: string; owner: string | null; productId: number; quantity: number },
) => db<{ id: number }[]>`
  update cart_line l set quantity = ${line.quantity} from cart c
  where l.id = ${line.lineId} and l.cart_id = ${line.cartId} and l.product_id = ${line.productId}
    and c.id = l.cart_id and c.closed_at is null and (c.owner_id is null or c.owner_id = ${line.owner})
  returning l.id
`

export const deleteLine = (db: Db, line: { lineId: number; cartId: string; owner: string | null }) => db<{ id: number }[]>`
  delete from cart_line l using cart c
  where l.id = ${line.lineId} and l.cart_id = ${line.cartId}
    and c.id = l.cart_id and c.closed_at is null and (c.owner_id is null or c.owner_id = ${line.owner})
  returning l.id
`

export const deleteLines = (db: Db, cartId: string) => db`delete from cart_line where cart_id = ${cartId}`

/** The line of a product in a cart, for what its quantity may become. */
export async function lineHeld(db: Db, cartId: string, productId: number): Promise<number> {
  const [row] = await db<{ held: number }[]>`
    select held from cart_line where cart_id = ${cartId} and product_id = ${productId}`
  return row?.held ?? 0
}

export const setFields = (
  db: Db,
  cartId: string,
  fields: Partial<Omit<CartRow, 'id' | 'owner_id' | 'owner_kind' | 'delivery_address'>>,
) => db`update cart set ${db(fields)}, updated_at = now() where id = ${cartId}`

export const setAddress = (db: Db, cartId: string, address: DeliveryAddress) =>
  db`update cart set delivery_address = ${db.json(address)}, updated_at = now() where id = ${cartId}`

export const setOwner = (db: Db, cartId: string, owner: Pick<Caller, 'id' | 'kind'>) =>
  db`update cart set owner_id = ${owner.id}, owner_kind = ${owner.kind}, updated_at = now() where id = ${cartId}`

/** Makes a guest's cart anonymous again, without anything that says who the guest was or where they live. */
export const forgetGuest = (db: Db, cartId: string) => db`
  update cart set owner_id = null, owner_kind = null, delivery_address = null, shipping_method = null, shipment = null, updated_at = now()
  where id = ${cartId} and owner_kind = 'guest'`

/** Moves the lines of one cart into another; equal products add up, at most 99. The emptied cart is closed. */
export async function moveLines(db: Db, from: string, to: string): Promise<void> {
  await db`
    insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
    select ${to}, product_id, quantity, seen_price_cents from cart_line where cart_id = ${from} order by id
    on conflict (cart_id, product_id) do update set quantity = least(99, cart_line.quantity + excluded.quantity)`
  await db`delete from cart_line where cart_id = ${from}`
  await db`update cart set closed_at = now() where id = ${from}`
}

/** Takes the changes the cart reported as seen: today's prices, no more copies than there are. */
export async function acceptLine(db: Db, lineId: number, priceCents: number | null, quantity: number): Promise<void> {
  if (priceCents === null || quantity < 1) await db`delete from cart_line where id = ${lineId}`
  else await db`update cart_line set seen_price_cents = ${priceCents}, quantity = ${quantity} where id = ${lineId}`
}

/** What an unpaid order of this cart has taken, per product; everything else holds nothing. */
export const setHeld = (db: Db, cartId: string, held: readonly { productId: number; quantity: number }[]) => db`
  update cart_line l set held = coalesce((
    select h.quantity from jsonb_to_recordset(${db.json(held as never)}::jsonb) as h("productId" bigint, quantity int)
    where h."productId" = l.product_id), 0)
  where l.cart_id = ${cartId}
`

/** Takes what was bought out of the cart; one that is empty then is closed (K-35, P-32). */
export async function takeOut(db: Db, cartId: string, bought: readonly { productId: number; quantity: number }[]): Promise<void> {
  const rows = db.json(bought as never)
  await db`
    delete from cart_line l using jsonb_to_recordset(${rows}::jsonb) as b("productId" bigint, quantity int)
    where l.cart_id = ${cartId} and l.product_id = b."productId" and l.quantity <= b.quantity`
  await db`
    update cart_line l set quantity = l.quantity - b.quantity, held = 0
    from jsonb_to_recordset(${rows}::jsonb) as b("productId" bigint, quantity int)
    where l.cart_id = ${cartId} and l.product_id = b."productId"`
  await db`
    update cart set closed_at = now() where id = ${cartId} and closed_at is null
      and not exists (select from cart_line l where l.cart_id = cart.id)`
}

/** Carts that nobody touched since; their lines go with them. */
export const deleteAbandoned = (db: Db, before: Date) =>
  db`delete from cart where closed_at is null and owner_id is null and updated_at < ${before}`
