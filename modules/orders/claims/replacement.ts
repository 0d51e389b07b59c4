import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { takeForLine } from '#modules/goods/stock/order-stock.ts'
import { conditionsVersion } from '#modules/orders/order/conditions.ts'
import { insertEvent, insertLines, insertOrder, movePayment, type OrderRow, startLines } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { insertParcel, insertParcelLines } from '#modules/orders/parcels/parcels.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ClaimRow } from './claims.sql.ts'

const nothing = cents(0)

/**
 * An order without a price for the copies that a claim accepts to send again: to where the first one went, its copies taken from a
 * store's shelf. It is picked, packed and handed over like any other. The first order is locked.
 * @throws Conflict 'order.stock_short'
 */
export async function makeReplacement(
  tx: Tx,
  { claim, whole }: { claim: ClaimRow; whole: WholeOrder },
  storeCode: string,
  doing: Doing,
): Promise<OrderRow> {
  const { order: first } = whole
  const order = await insertOrder(tx, {
    ...placeOf(first),
    storefront_code: first.storefront_code,
    language: first.language,
    owner_kind: first.owner_kind,
    owner_id: first.owner_id,
    email: first.email,
    cart_id: `claim-${claim.id}`,
    kind: 'goods',
    goods_cents: nothing,
    promotion_cents: 0,
    coupon_cents: 0,
    coupon_code: null,
    bonus_cents: 0,
    shipping_cents: 0,
    surcharge_cents: 0,
    total_cents: nothing,
    gift_card_cents: 0,
    vat: [],
    tax_treatment: first.tax_treatment,
    explanation: null,
    shipping_pending: false,
    reference: first.reference,
    comments: '',
    gift_wrap: false,
    gift_ticket: false,
    invoice_requested: false,
    tax_id: '',
    recipient_tax_id: first.recipient_tax_id,
    opt_out: false,
    conditions_version: conditionsVersion,
    terms: 'prepaid',
    budget_id: null,
    placed_by: null,
    approved_by: null,
    expires_at: doing.now,
    ...(doing.actor.kind === 'staff' && { made_by: Number(doing.actor.id), made_in: storeCode }),
    concluded: 'distance',
    claim_id: claim.id,
  })
  await writeCopies(tx, { claim, whole, order }, storeCode)
  await movePayment(tx, order.id, ['pending'], 'paid')
  await startLines(tx, order.id, [])
  await insertEvent(tx, order.id, doing.actor.kind, 'placed', { actorId: doing.actor.id })
  await noteEvent(tx, first.id, 'replaced', { ...doing, reason: order.number })
  return order
}

const placeOf = ({ shipping_method, store_code, delivery_address, billing_address, pickup_point }: OrderRow) => ({
  shipping_method,
  store_code,
  shipment: null,
  delivery_address,
  billing_address,
  pickup_point,
})

/** The copies that are claimed, each line with those of the line it stands for, in one parcel. */
async function writeCopies(
  tx: Tx,
  { claim, whole, order }: { claim: ClaimRow; whole: WholeOrder; order: OrderRow },
  storeCode: string,
): Promise<void> {
  const claimed = [...Map.groupBy(claim.lines, ({ order_line_id }) => order_line_id)].map(([lineId, parts]) => ({
    line: whole.lines.find(({ id }) => id === lineId)!,
    quantity: parts.reduce((all, { copies }) => all + copies, 0),
  }))
  if (claimed.length === 0) throw new Conflict('claim.not_now')
  const pickup = order.shipping_method === 'store'
  const parcel = await insertParcel(tx, order.id, 1, {
    kind: pickup ? 'pickup' : 'shipment',
    storeCode: pickup ? order.store_code : null,
    promisedOn: null,
    charge: 'now',
    shippingCents: 0,
  })
  for (const [position, { line, quantity }] of claimed.entries()) {
    const [written] = await insertLines(tx, order.id, [
      {
        position,
        product_id: line.product_id,
        kind: line.kind,
        title: line.title,
        author: line.author,
        sku: line.sku,
        ean: line.ean,
        quantity,
        list_unit_cents: nothing,
        unit_cents: nothing,
        line_cents: nothing,
        promotion_cents: nothing,
        coupon_cents: nothing,
        bonus_cents: nothing,
        vat_class: line.vat_class,
        vat_percent: line.vat_percent,
        surcharge_percent: line.surcharge_percent,
        ebook: false,
        is_delayed: false,
        charged_later: false,
        promised_days: null,
        launch_on: null,
      },
    ])
    await insertParcelLines(tx, [{ parcel_id: parcel, order_line_id: written!.id, quantity }])
    const needed = { productId: line.product_id, quantity, beyondStock: false }
    const preference = { storeCode, sends: () => true }
    await takeForLine(tx, { ...needed, lineId: written!.id, preference, only: storeCode })
  }
}
