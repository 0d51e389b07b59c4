import type { Pool } from '#kernel/db.ts'
import { allocate, cents, sum } from '#kernel/money.ts'
import { insertParcel, insertParcelLines } from '#modules/orders/parcels/parcels.sql.ts'
import { planParcels } from '#modules/orders/parcels/plan-parcels.ts'
import { granada } from './buying.ts'
import { givenProduct, givenStore } from './shop.ts'

export interface GivenLine {
  title?: string
  unitCents?: number
  quantity?: number
  kind?: 'book' | 'object'
  ebook?: boolean
  delayed?: boolean
  chargedLater?: boolean
  launchOn?: string | null
  /** Copies that the order took from the store's stock. */
  taken?: number
  promotionCents?: number
  bonusCents?: number
}

export interface GivenOrder {
  id: number
  number: string
  ownerId: string
  email: string
  totalCents: number
  lineIds: number[]
  productIds: number[]
  parcelIds: number[]
  attemptId: string | null
}

/** Journeys share one shop: each of their processes counts from a number of its own, a second try too. */
let serial = Number(process.env.TEST_WORKER_INDEX ?? 0) * 100_000

/**
 * An order as it stands after its payment, written straight into the tables; `paid: false` leaves it waiting for its money.
 * What is charged at dispatch is reserved only.
 */
export async function givenOrder(
  sql: Pool,
  lines: readonly GivenLine[],
  {
    paid = true,
    method = 'home',
    shipment = null,
    shippingCents = method === 'store' ? 0 : 750,
    splitFeeCents = 300,
    couponCents = 0,
    language = 'es',
    ownerKind = 'customer',
    onAccount = null,
  }: {
    paid?: boolean
    method?: 'home' | 'store'
    shipment?: 'single' | 'split' | null
    shippingCents?: number
    splitFeeCents?: number
    couponCents?: number
    language?: 'es' | 'ca' | 'en'
    ownerKind?: 'customer' | 'guest'
    /** Of this customer, paid by invoice and charged to a budget, where there is one. */
    onAccount?: { customerId: string; budgetId?: number | null } | null
  } = {},
): Promise<GivenOrder> {
  serial += 1
  await sql`insert into storefront (code) values ('T013') on conflict do nothing`
  await givenStore(sql, 'T013')
  const ownerId = onAccount?.customerId ?? `${ownerKind === 'guest' ? 'g' : 'c'}-given-${serial}`
  const email = `${ownerId}@example.com`
  const priced = lines.map((line) => ({ unitCents: 1990, quantity: 1, kind: 'book' as const, ...line }))
  const goods = sum(priced.map((line) => line.unitCents * line.quantity))
  const coupons = couponCents
    ? allocate(
        cents(couponCents),
        priced.map((line) => line.unitCents * line.quantity),
      )
    : priced.map(() => 0)
  const promotion = sum(priced.map((line) => line.promotionCents ?? 0))
  const bonus = sum(priced.map((line) => line.bonusCents ?? 0))
  const total = goods + shippingCents - couponCents - promotion - bonus
  const [order] = await sql<{ id: number; number: string }[]>`
    insert into shop_order ${sql({
      storefront_code: 'T013',
      language,
      owner_kind: ownerKind,
      owner_id: ownerId,
      email,
      cart_id: `cart-${ownerId}-${serial}`,
      terms: onAccount ? 'account' : 'prepaid',
      budget_id: onAccount?.budgetId ?? null,
      goods_cents: goods,
      shipping_cents: shippingCents,
      coupon_cents: couponCents,
      promotion_cents: promotion,
      bonus_cents: bonus,
      total_cents: total,
      vat: sql.json([]),
      shipping_method: method,
      store_code: method === 'store' ? 'T013' : null,
      shipment,
      delivery_address: method === 'home' ? sql.json({ ...granada }) : null,
      gift_wrap: false,
      gift_ticket: false,
      conditions_version: '2026-11',
      expires_at: new Date(Date.now() + 2_700_000),
    })} returning id, number`
  const [lineIds, productIds]: [number[], number[]] = [[], []]
  for (const [index, line] of priced.entries()) {
    const product = await givenProduct(sql, { kind: line.kind, stock: 5 })
    const vat = line.kind === 'book' ? 4 : 21
    const [written] = await sql<{ id: number }[]>`
      insert into order_line ${sql({
        order_id: order!.id,
        position: index,
        product_id: product,
        kind: line.kind,
        title: line.title ?? `Piece ${index + 1}`,
        sku: `sku-${serial}-${index}`,
        ean: `3${String(serial * 100 + index).padStart(12, '0')}`,
        quantity: line.quantity,
        list_unit_cents: line.unitCents,
        unit_cents: line.unitCents,
        line_cents: line.unitCents * line.quantity,
        promotion_cents: line.promotionCents ?? 0,
        bonus_cents: line.bonusCents ?? 0,
        coupon_cents: coupons[index] ?? 0,
        vat_class: line.ebook ? 'ebook' : line.kind === 'book' ? 'book' : 'general',
        vat_percent: vat,
        ebook: line.ebook ?? false,
        is_delayed: line.delayed ?? false,
        charged_later: line.chargedLater ?? false,
        launch_on: line.launchOn ?? null,
      })} returning id`
    lineIds.push(written!.id)
    productIds.push(product)
    if (line.taken) {
      await sql.begin(async (tx) => {
        await tx`set local shop.stock_cause = 'held'`
        await tx`update stock set quantity = quantity - ${line.taken!} where product_id = ${product} and store_code = 'T013'`
      })
      await sql`insert into order_stock (order_line_id, store_code, quantity) values (${written!.id}, 'T013', ${line.taken})`
    }
  }
  const parcels = planParcels(
    priced.map((line, index) => ({
      productId: productIds[index] ?? 0,
      quantity: line.quantity,
      ebook: line.ebook ?? false,
      delayed: line.delayed ?? false,
      chargedLater: line.chargedLater ?? false,
    })),
    { method, storeCode: method === 'store' ? 'T013' : null, shipment, shippingCents, splitFeeCents },
  )
  const parcelIds: number[] = []
  for (const [index, { lines: inside, ...parcel }] of parcels.entries()) {
    const id = await insertParcel(sql, order!.id, index + 1, parcel)
    parcelIds.push(id)
    await insertParcelLines(
      sql,
      inside.map(({ productId, quantity }) => ({
        parcel_id: id,
        order_line_id: lineIds[productIds.indexOf(productId)] ?? 0,
        quantity,
      })),
    )
  }
  const given = { ...order!, ownerId, email, totalCents: total, lineIds, productIds, parcelIds, attemptId: null }
  if (onAccount && paid) {
    await sql`update shop_order set payment_state = 'on_account' where id = ${order!.id}`
    await sql`update order_line set fulfilment = 'preparing' where order_id = ${order!.id}`
    return given
  }
  return paid ? { ...given, attemptId: await pay(sql, given, parcels) } : given
}

async function pay(sql: Pool, order: Omit<GivenOrder, 'attemptId'>, parcels: readonly { charge: string }[]): Promise<string> {
  const later = parcels.some((parcel) => parcel.charge === 'at_dispatch')
  const [attempt] = await sql<{ id: string }[]>`
    insert into payment_attempt (id, order_id, gateway, amount_cents, capture, outcome, reference, token, card_brand, card_last4, decided_at)
    values (lpad(nextval('payment_attempt_number')::text, 10, '0'), ${order.id}, 'sandbox', ${order.totalCents}, ${later ? 'later' : 'now'},
      ${later ? 'authorised' : 'captured'}, ${`ref-${order.number}`}, 'token', 'visa', '0003', now()) returning id`
  const now = parcels.flatMap((parcel, index) => (parcel.charge === 'now' ? [order.parcelIds[index] ?? 0] : []))
  for (const parcel of now) await movement(sql, order, attempt!.id, parcel)
  await sql`update shop_order set payment_state = ${later ? (now.length > 0 ? 'part_paid' : 'authorised') : 'paid'} where id = ${order.id}`
  await sql`update order_line set fulfilment = case when launch_on > current_date then 'awaiting_launch' else 'preparing' end
    where order_id = ${order.id}`
  return attempt!.id
}

const movement = (sql: Pool, order: { id: number; number: string }, attemptId: string, parcelId: number) => sql`
  insert into payment_movement (order_id, attempt_id, kind, amount_cents, parcel_id, key)
  select ${order.id}, ${attemptId}, 'capture', amount, ${parcelId}, ${`capture ${parcelId}`} from (
    select p.shipping_cents + (select sum(l.paid_cents) from order_line l join parcel_line pl on pl.order_line_id = l.id where pl.parcel_id = p.id)::int as amount
    from parcel p where p.id = ${parcelId}) one where amount > 0`
