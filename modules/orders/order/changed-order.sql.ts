import type { Db, Tx } from '#kernel/db.ts'
import type { VatRow } from '#modules/goods/pricing/taxes.ts'
import type { NewLine, OrderLineRow, OrderRow } from './orders.sql.ts'
import type { Fulfilment } from './states.ts'

type Shares = Pick<OrderLineRow, 'promotion_cents' | 'coupon_cents' | 'bonus_cents'>

/**
 * Makes some copies of a line a line of their own, behind all others; each keeps its shares of every advantage.
 * @returns the id of the new line
 */
export async function divideLine(
  tx: Tx,
  line: Pick<OrderLineRow, 'id' | 'order_id' | 'quantity'>,
  { copies, kept, taken }: { copies: number; kept: Shares; taken: Shares },
): Promise<number> {
  const left = line.quantity - copies
  await tx`
    update order_line set quantity = ${left}, line_cents = unit_cents * ${left}::int, promotion_cents = ${kept.promotion_cents},
      coupon_cents = ${kept.coupon_cents}, bonus_cents = ${kept.bonus_cents}
    where id = ${line.id}`
  const [row] = await tx<{ id: number }[]>`
    insert into order_line (order_id, position, product_id, kind, title, author, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
      promotion_cents, coupon_cents, bonus_cents, vat_class, vat_percent, surcharge_percent, ebook, is_delayed, charged_later, promised_days,
      launch_on, fulfilment, invoicing, counted, change_id, signing_id, dedication, dedicated)
    select order_id, (select max(position) + 1 from order_line where order_id = l.order_id), product_id, kind, title, author, sku, ean,
      ${copies}::int, list_unit_cents, unit_cents, unit_cents * ${copies}::int, ${taken.promotion_cents}::int, ${taken.coupon_cents}::int,
      ${taken.bonus_cents}::int, vat_class, vat_percent, surcharge_percent, ebook, is_delayed, charged_later, promised_days, launch_on,
      fulfilment, invoicing, counted, change_id, signing_id, dedication, dedicated
    from order_line l where id = ${line.id} returning id`
  return row!.id
}

/** A line that a change adds, behind all others. @returns its id */
export async function insertAddedLine(
  db: Db,
  { orderId, changeId, fulfilment }: { orderId: number; changeId: number; fulfilment: Fulfilment },
  line: Omit<NewLine, 'position'>,
): Promise<number> {
  const [{ position } = { position: 0 }] = await db<{ position: number }[]>`
    select coalesce(max(position) + 1, 0)::int as position from order_line where order_id = ${orderId}`
  const values = { ...line, position, order_id: orderId, change_id: changeId, fulfilment }
  const [row] = await db<{ id: number }[]>`insert into order_line ${db(values)} returning id`
  return row!.id
}

type Sums = Record<'goods_cents' | 'promotion_cents' | 'coupon_cents' | 'shipping_cents', number>

/** What an order comes to is more by these; its taxes and their explanation are as reckoned anew. */
export const addToSums = (
  db: Db,
  orderId: number,
  more: Sums,
  { vat, surchargeCents, explanation }: { vat: VatRow[]; surchargeCents: number; explanation: OrderRow['explanation'] },
) => db`
  update shop_order set goods_cents = goods_cents + ${more.goods_cents}, promotion_cents = promotion_cents + ${more.promotion_cents},
    coupon_cents = coupon_cents + ${more.coupon_cents}, shipping_cents = shipping_cents + ${more.shipping_cents},
    surcharge_cents = ${surchargeCents}, vat = ${db.json(vat)}, explanation = ${explanation && db.json(explanation)},
    total_cents = goods_cents + ${more.goods_cents} + shipping_cents + ${more.shipping_cents} + ${surchargeCents}
      - promotion_cents - ${more.promotion_cents} - coupon_cents - ${more.coupon_cents} - bonus_cents
  where id = ${orderId}`

/** What is still to be paid of what changes made it cost more. */
/** Holds an order back, or lets it go on where there is no reason. */
export const setHold = (db: Db, orderId: number, hold: { since: Date; reason: string } | null) =>
  db`update shop_order set on_hold_since = ${hold?.since ?? null}, on_hold_reason = ${hold?.reason ?? ''} where id = ${orderId}`

export const setDifference = (db: Db, orderId: number, cents: number) =>
  db`update shop_order set difference_cents = ${cents} where id = ${orderId}`
