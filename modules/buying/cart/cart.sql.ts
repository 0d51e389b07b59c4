import type { Write } from '#kernel/at-once.ts'
import type { Day } from '#kernel/days.ts'
import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { unhurried } from '#kernel/unhurried.ts'
import type { VatClass } from '#modules/goods/catalogue/vat.ts'
import type { StoreStock } from '#modules/goods/stock/take-stock.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { DeliveryAddress, EbookGift, PickedPoint, ShippingMethod } from './contract.ts'
import { moveEbookGifts } from './ebook-gift.sql.ts'
import { moveSigned, type SignedCopies, signedOfLine } from './signed-copy.sql.ts'

/** `reason` names a sentence, `details` fill it. */
export interface CouponDropped {
  reason: string
  details: Record<string, number>
}

export interface CartRow {
  id: string
  storefront_code: string
  owner_id: string | null
  owner_kind: Caller['kind'] | null
  comments: string
  gift_wrap: boolean
  gift_ticket: boolean
  shipping_method: ShippingMethod | null
  store_code: string | null
  delivery_address: DeliveryAddress | null
  shipment: 'single' | 'split' | null
  pickup_point: PickedPoint | null
  /** Until when copies are held for it. */
  held_until: Date | null
  /** As the customer typed it; judged anew at every reading. */
  coupon_code: string | null
  /** Points the customer asked to spend. */
  bonus_cents: number
  /** Why the last coupon was taken off, until the cart changes again. */
  coupon_dropped: CouponDropped | null
  /** What it was made for: shopping, a list of a library or business that becomes an order, or an order that a colleague makes. */
  purpose: 'shop' | 'desk' | 'counter'
}

/** What selling a product needs to know of it, narrow: no texts but its plain title, no pictures. */
export interface SaleRow {
  product_id: number
  storefront_code: string
  kind: 'book' | 'object'
  title: string
  sku: string
  ean: string
  price_cents: Cents | null
  former_price_cents: Cents | null
  lowest_cents: Cents | null
  free_price: boolean
  vat_class: VatClass
  format_code: string | null
  has_file: boolean
  availability_code: string
  lead_days: number
  stock: number
  published_on: Day | null
  active: boolean
  weight_grams: number | null
  dimensions: string | null
  /** Copies that may be promised before they exist; null: any number. */
  presale_cap: number | null
  backorder_cap: number | null
  /** Copies that this cart has already, in a hold or in its unpaid order: still this visitor's to buy. */
  held: number
}

export interface CartLineRow extends SaleRow {
  id: number
  quantity: number
  seen_price_cents: number
  /** Of an ebook for somebody else: whom it is for, and when they are told. */
  gift?: EbookGift | null
  /** Of its copies those that an author signs. */
  signed?: readonly SignedCopies[]
}

const columns = [
  'id',
  'storefront_code',
  'owner_id',
  'owner_kind',
  'comments',
  'gift_wrap',
  'gift_ticket',
  'shipping_method',
  'store_code',
  'delivery_address',
  'shipment',
  'pickup_point',
  'held_until',
  'coupon_code',
  'bonus_cents',
  'coupon_dropped',
  'purpose',
] as const

/**
 * A new cart; an owner who has an open one keeps it. Returns the one that stands. The disk is not waited for: nothing lies in it yet, and its
 * first line brings both there.
 */
export async function insertCart(
  db: Db,
  id: string,
  storefront: string,
  owner: Pick<Caller, 'id' | 'kind'> | null,
): Promise<CartRow> {
  const [row] = await db<CartRow[]>`
    insert into cart (id, storefront_code, owner_id, owner_kind)
    select ${id}, ${storefront}, ${owner?.id ?? null}, ${owner?.kind ?? null} from ${unhurried(db)}
    on conflict (storefront_code, owner_id) where closed_at is null and owner_id is not null and purpose = 'shop' do update set updated_at = now()
    returning ${db(columns)}`
  return row!
}

export async function openCart<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: string,
  { lock }: { lock?: Lock } = {},
): Promise<CartRow | undefined> {
  const [row] = await db<CartRow[]>`
    select ${db(columns)} from cart where id = ${id} and closed_at is null ${lock ? db`for update` : db``}`
  return row
}

/** Locks an open cart, for a statement that locks more after it. */
export const cartLock = (tx: Tx, id: string) => tx`select id from cart where id = ${id} and closed_at is null for update`

/** As openCart, with the formats of what lies in it for whoever buys it; gifts left out. */
export const openCartWithFormats = (db: Db, id: string) => db<(CartRow & { formats: string[] })[]>`
  select ${db(columns)}, array(
    select distinct p.format_code from cart_line l join product p on p.id = l.product_id
    where l.cart_id = cart.id and p.format_code is not null and not exists (
      select from cart_ebook_gift g where g.cart_id = l.cart_id and g.product_id = l.product_id)) as formats
  from cart where id = ${id} and closed_at is null`

export async function openCartOf<Lock extends boolean = false>(
  db: Locking<Lock>,
  storefront: string,
  owner: string,
  { lock }: { lock?: Lock } = {},
): Promise<CartRow | undefined> {
  const [row] = await db<CartRow[]>`
    select ${db(columns)} from cart where storefront_code = ${storefront} and owner_id = ${owner} and closed_at is null and purpose = 'shop'
    ${lock ? db`for update` : db``}`
  return row
}

/** What a cart has taken from stock already, a row per product. */
const heldCopies = (db: Db, cartId: string) => db`(
  select product_id, sum(quantity)::int as quantity
  from (
    select product_id, quantity from stock_hold where cart_id = ${cartId}
    union all
    select ol.product_id, t.quantity
    from shop_order o join order_line ol on ol.order_id = o.id join order_stock t on t.order_line_id = ol.id
    where o.cart_id = ${cartId} and o.payment_state = 'pending') copies
  group by product_id)`

const saleColumns = (db: Db) => db`
  p.id as product_id, p.storefront_code, p.kind, p.title, p.sku, p.ean, p.price_cents, p.former_price_cents, p.free_price, p.vat_class,
  case when p.former_price_cents is null then null else lowest_before_cut(p.id) end as lowest_cents,
  p.format_code, p.has_file, p.availability_code, p.lead_days, p.stock, p.published_on, p.active, p.weight_grams, p.dimensions,
  p.presale_cap, p.backorder_cap,
  coalesce(h.quantity, 0) as held`

export const cartLineRows = (db: Db, cartId: string) => db<CartLineRow[]>`
  select l.id, l.quantity, l.seen_price_cents, ${saleColumns(db)},
    case when g.cart_id is not null then jsonb_build_object('recipient_email', g.recipient_email, 'giver_name', g.giver_name,
      'message', g.message, 'send_on', g.send_on) end as gift,
    ${signedOfLine(db)} as signed
  from cart_line l join product p on p.id = l.product_id
  left join cart_ebook_gift g on g.cart_id = l.cart_id and g.product_id = l.product_id
  left join ${heldCopies(db, cartId)} h on h.product_id = l.product_id
  where l.cart_id = ${cartId}
  order by l.id
`

/** Ids of the products in a cart, for a statement that asks something of them. */
export const productsInCart = (db: Db, cartId: string) =>
  db<{ product_id: number }[]>`select product_id from cart_line where cart_id = ${cartId}`

/** Products as a list would sell them, in the order of the ids; nothing is held for a list. Unknown ids are left out. */
export const saleRows = (db: Db, productIds: readonly number[]) => db<SaleRow[]>`
  select p.id as product_id, p.storefront_code, p.kind, p.title, p.sku, p.ean, p.price_cents, p.former_price_cents, p.free_price,
    p.vat_class, case when p.former_price_cents is null then null else lowest_before_cut(p.id) end as lowest_cents,
    p.format_code, p.has_file, p.availability_code, p.lead_days, p.stock, p.published_on, p.active, p.weight_grams, p.dimensions,
    p.presale_cap, p.backorder_cap, 0 as held
  from unnest(${productIds as number[]}::bigint[]) with ordinality wanted (id, place) join product p on p.id = wanted.id
  order by wanted.place`

/** The products on sale in a shop that codes name: an EAN, or the shop's own code. */
export const productsOfCodes = (db: Db, codes: readonly string[], storefront: string) => db<{ code: string; id: number }[]>`
  select distinct on (wanted.code) wanted.code, p.id
  from unnest(${[...codes]}::text[]) as wanted (code)
  join product p on (p.ean = wanted.code or p.sku = wanted.code) and p.storefront_code = ${storefront} and p.active
  order by wanted.code, p.ean = wanted.code desc, p.id`

/** A product as a cart would sell it, whether or not it has a line of it. */
export const saleAsked = (db: Db, cartId: string, productId: number) => db<SaleRow[]>`
  select ${saleColumns(db)} from product p left join ${heldCopies(db, cartId)} h on h.product_id = p.id where p.id = ${productId}`

/** Lines that a cart may have: as many as anyone looks through, and for accounts what a list of a library has. */
export const mostLines = { anybody: 300, customer: 5_000 }

const mostLinesOf = (db: Db) =>
  db`case when owner_kind = 'customer' then ${mostLines.customer}::int else ${mostLines.anybody}::int end`

/** Whether more lies in a cart than may. */
export const isOverfull = async (tx: Tx, cartId: string): Promise<boolean> =>
  (
    await tx<{ full: boolean }[]>`
      select (select count(*) from cart_line where cart_id = ${cartId}) > ${mostLinesOf(tx)} as full from cart where id = ${cartId}`
  )[0]?.full ?? false

/**
 * Adds copies to the product's line, or makes it, under the lock of the cart: the cart, and how many copies there were and are. `most` caps the
 * line. Nothing where the cart is closed or another's; `quantity` is null where somebody else made the line meanwhile: ask again; or where the cart is `full`.
 */
export async function addToLine(
  db: Db,
  line: { cartId: string; owner: string | null; productId: number; quantity: number; most: number; priceCents: number },
): Promise<{ row: CartRow; before: number; quantity: number | null; full: boolean } | undefined> {
  const [found] = await db<(CartRow & { before: number; now: number | null; full: boolean })[]>`
    with c as (
      select ${db(columns)}, (select count(*) from cart_line o where o.cart_id = cart.id) >= ${mostLinesOf(db)} as full from cart
      where id = ${line.cartId} and closed_at is null and (owner_id is null or owner_id = ${line.owner}) for update),
    line as (
      select l.id, l.quantity from c join cart_line l on l.cart_id = c.id where l.product_id = ${line.productId} for update of l),
    more as (
      update cart_line l set quantity = least(${line.most}, line.quantity + ${line.quantity}), seen_price_cents = ${line.priceCents}
      from line where l.id = line.id returning l.quantity),
    fresh as (
      insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
      select c.id, ${line.productId}, ${Math.min(line.quantity, line.most)}, ${line.priceCents} from c where not exists (select from line) and not c.full
      on conflict (cart_id, product_id) do nothing returning quantity)
    select c.*, coalesce((select quantity from line), 0) as before,
      coalesce((select quantity from more), (select quantity from fresh)) as now from c`
  if (!found) return undefined
  const { before, now, full, ...row } = found
  return { row, before, quantity: now, full }
}

/** Copies of a line `l` that are signed, which are lines of their own to whoever looks at them. */
const signedIn = (db: Db) => db`
  (select coalesce(sum(s.quantity), 0)::int from cart_signed_copy s where s.cart_id = l.cart_id and s.product_id = l.product_id)`

/** Sets the copies of a line that are not signed, at most so many in all; no row comes back when the line is not in a cart of the caller's. */
export const setLine = (
  db: Db,
  line: { lineId: number; cartId: string; owner: string | null; productId: number; quantity: number; most: number },
) => db<{ id: number; before: number; wanted: number; quantity: number; holding: boolean }[]>`
  with line as (
    select l.id, l.quantity, ${line.quantity}::int + ${signedIn(db)} as wanted
    from cart_line l where l.id = ${line.lineId} and l.cart_id = ${line.cartId} for update)
  update cart_line l set quantity = least(${line.most}::int, line.wanted) from cart c, line
  where l.id = line.id and l.cart_id = ${line.cartId} and l.product_id = ${line.productId}
    and c.id = l.cart_id and c.closed_at is null and (c.owner_id is null or c.owner_id = ${line.owner})
  returning l.id, line.quantity as before, line.wanted, l.quantity, c.held_until is not null as holding
`

/** Takes a line out; those of its copies that are signed stay. */
export const deleteLine = (db: Db, line: { lineId: number; cartId: string; owner: string | null }) => db<
  { product_id: number; holding: boolean }[]
>`
  with line as (
    select l.id, l.product_id, ${signedIn(db)} as signed, c.held_until is not null as holding from cart_line l join cart c on c.id = l.cart_id
    where l.id = ${line.lineId} and l.cart_id = ${line.cartId} and c.closed_at is null and (c.owner_id is null or c.owner_id = ${line.owner})
    for update of l),
  gone as (delete from cart_line l using line where l.id = line.id and line.signed = 0),
  less as (update cart_line l set quantity = line.signed from line where l.id = line.id and line.signed > 0)
  select product_id, holding from line
`

export const deleteLines = (db: Db, cartId: string) => db`delete from cart_line where cart_id = ${cartId}`

/** What a visitor changes of a cart beside its lines. */
export type CartChange = Partial<
  Pick<
    CartRow,
    | 'comments'
    | 'gift_wrap'
    | 'gift_ticket'
    | 'shipping_method'
    | 'store_code'
    | 'delivery_address'
    | 'shipment'
    | 'pickup_point'
    | 'coupon_code'
    | 'bonus_cents'
  >
>

/** Changes a cart that is there for whoever asks, and locks it by that. @returns it as it is then; nothing where it is closed, another's or another shop's */
export async function changeOwnCart(
  tx: Tx,
  { id, storefront, owner }: { id: string; storefront: string; owner: string | null },
  fields: CartChange,
): Promise<CartRow | undefined> {
  const [row] = await tx<CartRow[]>`
    update cart set ${tx(writtenFields(tx, fields))}, updated_at = now()
    where id = ${id} and closed_at is null and storefront_code = ${storefront} and (owner_id is null or owner_id = ${owner})
    returning ${tx(columns)}`
  return row
}

const writtenFields = (db: Db, { delivery_address, pickup_point, ...fields }: CartChange) => ({
  ...fields,
  ...(delivery_address && { delivery_address: db.json(delivery_address) }),
  ...(pickup_point && { pickup_point: db.json(pickup_point) }),
})

/** Changes a cart. @returns it as it is then */
export async function changeCart(db: Db, cartId: string, fields: CartChange): Promise<CartRow> {
  const [row] = await db<
    CartRow[]
  >`update cart set ${db(writtenFields(db, fields))}, updated_at = now() where id = ${cartId} returning ${db(columns)}`
  return row!
}

/** Takes a coupon off a cart, unless another one took its place meanwhile, and keeps why. */
export const dropCoupon = (db: Db, cartId: string, code: string, why: CouponDropped) => db`
  update cart set coupon_code = null, coupon_dropped = ${db.json(why)} where id = ${cartId} and coupon_code = ${code}`

export const forgetDropped = (db: Db, cartId: string) => db`update cart set coupon_dropped = null where id = ${cartId}`

export const setOwner = (db: Db, cartId: string, owner: Pick<Caller, 'id' | 'kind'>) =>
  db`update cart set owner_id = ${owner.id}, owner_kind = ${owner.kind}, updated_at = now() where id = ${cartId}`

/** Makes a guest's cart anonymous again, without anything that says who the guest was or where they live. */
export const forgetGuest = (db: Db, cartId: string, storefront: string) => db`
  update cart set owner_id = null, owner_kind = null, delivery_address = null, pickup_point = null, shipping_method = null, shipment = null, updated_at = now()
  where id = ${cartId} and storefront_code = ${storefront} and owner_kind = 'guest'`

/** The same for every open cart of an account, whose owner never filled them. */
export const forgetOwner = (db: Db, owner: string) => db`
  update cart set owner_id = null, owner_kind = null, delivery_address = null, pickup_point = null, shipping_method = null, shipment = null,
    comments = '', updated_at = now()
  where owner_id = ${owner} and closed_at is null`

/** What a closed cart keeps: that it was there. Where to and for whom stands in the order. */
const closed = (db: Db) => db`closed_at = now(), comments = '', delivery_address = null, pickup_point = null`

/** Moves the lines of one cart into another; equal products add up, at most 99. The emptied cart is closed. */
export async function moveLines(tx: Tx, from: string, to: string): Promise<void> {
  await tx`
    insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
    select ${to}, product_id, quantity, seen_price_cents from cart_line where cart_id = ${from} order by id
    on conflict (cart_id, product_id) do update set quantity = least(99, cart_line.quantity + excluded.quantity)`
  await moveEbookGifts(tx, from, to)
  await moveSigned(tx, from, to)
  await tx`delete from cart_line where cart_id = ${from}`
  await tx`update cart set ${closed(tx)} where id = ${from}`
}

/** A cart made for one order: filled and bought within a transaction, seen by nobody else. */
export async function insertDeskCart(
  tx: Tx,
  cart: {
    id: string
    storefront: string
    owner: Pick<Caller, 'id' | 'kind'>
    comments: string
    shippingMethod: 'home' | 'store' | null
    storeCode: string | null
    deliveryAddress: DeliveryAddress | null
    shipment: 'single' | 'split'
    purpose?: 'desk' | 'counter'
  },
  lines: readonly { productId: number; quantity: number; priceCents: number }[],
): Promise<CartRow> {
  const [row] = await tx<CartRow[]>`
    insert into cart (id, storefront_code, owner_id, owner_kind, comments, shipping_method, store_code, delivery_address, shipment, purpose)
    values (${cart.id}, ${cart.storefront}, ${cart.owner.id}, ${cart.owner.kind}, ${cart.comments}, ${cart.shippingMethod},
      ${cart.storeCode}, ${cart.deliveryAddress && tx.json(cart.deliveryAddress)}, ${cart.shipment}, ${cart.purpose ?? 'desk'})
    returning ${tx(columns)}`
  await addLines(tx, cart.id, lines)
  return row!
}

/** Adds lines to a cart, in the order given; of a product that lies in it already, at most 99 copies, or nothing where only what is absent is wanted. */
export const addLines = (
  db: Db,
  cartId: string,
  lines: readonly { productId: number; quantity: number; priceCents: number }[],
  { there = 'more' }: { there?: 'more' | 'as-it-is' } = {},
) => db`
  insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
  select ${cartId}, "productId", quantity, "priceCents"
  from jsonb_to_recordset(${db.json(lines.map((line, place) => ({ ...line, place })))}::jsonb)
    as l("productId" bigint, quantity int, "priceCents" int, place int)
  order by place on conflict (cart_id, product_id) ${
    there === 'as-it-is'
      ? db`do nothing`
      : db`do update set quantity = least(99, cart_line.quantity + excluded.quantity), seen_price_cents = excluded.seen_price_cents`
  }`

/** Puts the lines of a cart beside those of another, at today's prices; of a product that lies there already nothing is added. */
export const copyLines = (db: Db, from: string, to: string) => db`
  insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
  select ${to}, l.product_id, l.quantity, coalesce(p.price_cents, l.seen_price_cents)
  from cart_line l join product p on p.id = l.product_id where l.cart_id = ${from} order by l.id
  on conflict (cart_id, product_id) do nothing`

/** Of a cart that was made for a question alone. */
export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tx`delete from cart_line where cart_id = ${cartId}`
  await tx`delete from cart where id = ${cartId}`
}

/** Takes the changes the cart reported as seen: today's prices, no more copies than there are. */
export async function acceptLine(tx: Tx, lineId: number, priceCents: number | null, quantity: number): Promise<void> {
  if (priceCents === null || quantity < 1) await tx`delete from cart_line where id = ${lineId}`
  else await tx`update cart_line set seen_price_cents = ${priceCents}, quantity = ${quantity} where id = ${lineId}`
}

/** Copies of an order: of a product, signed at an activity or not. */
export interface Bought {
  productId: number
  quantity: number
  signing?: number | null
  dedication?: string
}

/** Takes what was bought out of a locked cart; one that is empty then is closed (K-35, P-32). For one statement (kernel/at-once.ts): each looks at the lines as they were. */
export const takeOut = (tx: Tx, cartId: string, items: readonly Bought[]): Write[] => {
  const asked = tx`jsonb_to_recordset(${tx.json(items as never)}::jsonb) as b("productId" bigint, quantity int, signing bigint, dedication text)`
  const bought = tx`(select b."productId", sum(b.quantity)::int as quantity from ${asked} group by b."productId") b`
  const signed = tx`
    l.cart_id = ${cartId} and l.product_id = b."productId" and l.activity_id = b.signing and l.dedication = b.dedication`
  return [
    ...(items.some(({ signing }) => signing)
      ? [
          tx`delete from cart_signed_copy l using ${asked} where ${signed} and l.quantity <= b.quantity`,
          tx`update cart_signed_copy l set quantity = l.quantity - b.quantity from ${asked} where ${signed} and l.quantity > b.quantity`,
        ]
      : []),
    tx`delete from cart_line l using ${bought}
      where l.cart_id = ${cartId} and l.product_id = b."productId" and l.quantity <= b.quantity`,
    tx`update cart_line l set quantity = l.quantity - b.quantity from ${bought}
      where l.cart_id = ${cartId} and l.product_id = b."productId" and l.quantity > b.quantity`,
    tx`update cart set ${closed(tx)} where id = ${cartId} and closed_at is null and not exists (
      select from cart_line l left join ${bought} on b."productId" = l.product_id
      where l.cart_id = cart.id and l.quantity > coalesce(b.quantity, 0))`,
  ]
}

/** Anonymous and guests' carts that nobody touched since; their lines go with them. A guest's session has ended long before. */
export const deleteAbandoned = (db: Db, before: Date) =>
  db`delete from cart where closed_at is null and owner_kind is distinct from 'customer' and updated_at < ${before}`

/** Copies a cart may count on, by store: those that lie there and those that it holds already, in its unpaid order too. */
export const copiesFor = (db: Db, cartId: string) => db<StoreStock[]>`
  select s.product_id as "productId", s.store_code as "storeCode", s.quantity
  from cart_line l join stock s on s.product_id = l.product_id and s.quantity > 0 where l.cart_id = ${cartId}
  union all
  select h.product_id, h.store_code, h.quantity from stock_hold h where h.cart_id = ${cartId}
  union all
  select l.product_id, t.store_code, t.quantity
  from shop_order o join order_line l on l.order_id = o.id join order_stock t on t.order_line_id = l.id
  where o.cart_id = ${cartId} and o.payment_state = 'pending'
`

/** Copies of a product for sale, by store, whoever asks. */
export const copiesOf = (db: Db, productId: number) => db<StoreStock[]>`
  select product_id as "productId", store_code as "storeCode", quantity from stock where product_id = ${productId} and quantity > 0`
