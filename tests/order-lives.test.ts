import { describe, expect, it } from 'vitest'
import { constraintCodes } from '#api/constraints.ts'
import { servicesOf } from '#api/services.ts'
import type { Tx } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { splitParcel } from '#modules/orders/fulfilment/change-parcel.ts'
import { deliver, handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { closeHandedOver } from '#modules/orders/fulfilment/order-jobs.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import { recordMovement } from '#modules/orders/money/order-money.ts'
import { cancelLines } from '#modules/orders/returns/cancel.ts'
import { giveMoneyBack } from '#modules/orders/returns/give-money-back.ts'
import { approveRefund, refundMoved } from '#modules/orders/returns/refund.ts'
import { answerReturn, receiveReturn, requestReturn } from '#modules/orders/returns/send-back.ts'
import { withdraw } from '#modules/orders/returns/withdraw.ts'
import { whole } from './support/breadth.ts'
import { type GivenLine, type GivenOrder, givenOrder } from './support/given-order.ts'
import { withShop } from './support/shop.ts'

const shop = withShop()
const lives = whole ? 60 : 30
const deps = () => servicesOf(shop.config, shop.sql)
const staff = (now: Date) => ({ actor: { kind: 'staff', id: 'marta' } as const, now })

/** The same numbers every time, so that a life that goes wrong can be lived again. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** The bank does all that it was asked. */
async function bank(order: GivenOrder, now: Date) {
  const asked = await shop.sql<
    { id: number; kind: string; attempt_id: string; amount_cents: number; parcel_id: number; refund_id: number }[]
  >`
    select t.* from payment_task t join payment_attempt a on a.id = t.attempt_id where a.order_id = ${order.id} and t.done_at is null order by t.id`
  for (const task of asked)
    await shop.sql.begin(async (tx) => {
      await tx`update payment_task set done_at = ${now}, due_at = null where id = ${task.id}`
      if (task.kind === 'release') return
      const kind = task.kind === 'refund' ? 'refund' : 'capture'
      const movement = {
        orderId: order.id,
        attemptId: task.attempt_id,
        kind,
        amountCents: task.amount_cents,
        parcelId: task.parcel_id,
        refundId: task.refund_id,
        key: `task-${task.id}`,
      } as const
      await recordMovement(tx, movement, { now })
      if (kind === 'refund') await refundMoved(tx, deps(), task.refund_id, staff(now))
    })
}

const idsOf = async (table: 'parcel' | 'order_line' | 'order_return' | 'refund', order: GivenOrder) =>
  (await shop.sql<{ id: number }[]>`select id from ${shop.sql(table)} where order_id = ${order.id} order by id`).map(
    (row) => row.id,
  )

/** One step taken blindly; what the shop foresaw may be refused, anything else is a fault. */
async function step(order: GivenOrder, roll: (below: number) => number, now: Date): Promise<void> {
  const any = <T>(all: readonly T[]): T | undefined => all[roll(all.length)]
  const parcelId = any(await idsOf('parcel', order)) ?? 0
  const lineIds = await idsOf('order_line', order)
  const lineId = any(lineIds) ?? 0
  const returnId = any(await idsOf('order_return', order)) ?? 0
  const refundId = any(await idsOf('refund', order)) ?? 0
  const { number } = order
  const quantity = 1 + roll(2)
  const doing = staff(now)
  const steps: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => markReady(tx, deps(), parcelId, doing),
    (tx) => handOver(tx, deps(), { parcelId }, doing),
    (tx) => handOver(tx, deps(), { parcelId }, doing),
    (tx) => deliver(tx, deps(), parcelId, doing),
    (tx) => splitParcel(tx, { parcelId, lines: [{ lineId, quantity }], promisedOn: null }, doing),
    (tx) => cancelLines(tx, deps(), { number, lineIds: [lineId] }, { actor: { kind: 'customer', id: order.ownerId }, now }),
    (tx) => requestReturn(tx, { number, kind: 'return', lines: [{ lineId, quantity }], reason: '' }, doing),
    (tx) => answerReturn(tx, deps(), { returnId, accept: roll(4) > 0 }, doing),
    async (tx) => {
      const named = await tx<
        { id: number; quantity: number }[]
      >`select order_line_id as id, quantity from return_line where return_id = ${returnId}`
      const lines = named.map(({ id, quantity }) => ({ lineId: id, received: roll(quantity + 1), restock: true }))
      await receiveReturn(tx, deps(), { returnId, lines, storeCode: 'T013' }, doing)
    },
    (tx) => answerReturn(tx, deps(), { returnId, accept: true }, doing),
    (tx) => requestReturn(tx, { number, kind: 'claim', lines: [{ lineId, quantity: 1 }], reason: '' }, doing),
    (tx) =>
      giveMoneyBack(
        tx,
        deps(),
        { number, lines: [{ lineId, cents: roll(900) }], shippingCents: roll(3) * 100, reason: 'bent' },
        doing,
      ),
    (tx) => approveRefund(tx, deps(), refundId, { actor: { kind: 'staff', id: 'joan' }, now }),
    (tx) => withdraw(tx, deps(), { name: 'Ana', number, lineIds: [lineId] }, now),
  ]
  await shop.sql.begin(any(steps) as (tx: Tx) => Promise<unknown>).catch((error: unknown) => {
    const foreseen = error instanceof ShopError || constraintCodes[(error as { constraint_name?: string }).constraint_name ?? '']
    if (!foreseen) throw error
  })
  if (roll(2) === 0) await bank(order, now)
}

/** Sends or calls off whatever is left, and lets the bank finish. */
async function finish(order: GivenOrder, now: Date): Promise<void> {
  for (const parcelId of await idsOf('parcel', order))
    for (const work of [
      (tx: Tx) => markReady(tx, deps(), parcelId, staff(now)),
      (tx: Tx) => handOver(tx, deps(), { parcelId }, staff(now)),
      (tx: Tx) => deliver(tx, deps(), parcelId, staff(now)),
    ])
      await shop.sql.begin(work).catch((error: unknown) => {
        if (!(error instanceof ShopError)) throw error
      })
  await bank(order, now)
}

async function expectEveryCent(order: GivenOrder) {
  const [row] = await shop.sql<{ kept: number; worth: number; billed: number; asked: number; refunded: number; open: number }[]>`
    select o.captured_cents - o.refunded_cents as kept, o.refunded_cents as refunded,
      (select coalesce(sum(paid_cents - refunded_cents), 0)::int from order_line where order_id = o.id and fulfilment <> 'cancelled')
        + (select coalesce(sum(shipping_cents), 0)::int from parcel p where p.order_id = o.id
            and (p.charge = 'now' or p.handed_over_at is not null)) - o.shipping_refunded_cents as worth,
      (select coalesce(sum(gross_cents + surcharge_cents), 0)::int from billed_line where order_id = o.id) as billed,
      (select coalesce(sum(amount_cents), 0)::int from refund where order_id = o.id and state = 'done') as asked,
      (select count(*)::int from refund where order_id = o.id and state = 'approved') as open
    from shop_order o where o.id = ${order.id}`
  expect({ number: order.number, ...row }).toEqual({
    number: order.number,
    kept: row!.worth,
    worth: row!.worth,
    billed: row!.worth,
    asked: row!.refunded,
    refunded: row!.refunded,
    open: 0,
  })
}

describe(`${lives} lives of orders, lived at random`, () => {
  it('end with every cent charged, billed and given back accounted for', { timeout: 180_000 }, async () => {
    const start = new Date('2026-11-21T10:00:00Z')
    for (let life = 0; life < lives; life++) {
      const roll = dice(life + 1)
      const later = roll(3)
      const lines: GivenLine[] = Array.from({ length: 1 + roll(3) }, (_, index) => ({
        unitCents: 1000 + roll(2000),
        quantity: 1 + roll(3),
        kind: roll(2) === 0 ? 'book' : 'object',
        taken: 1,
        ...(later > 0 && index === 0 ? { delayed: true, chargedLater: true } : {}),
        promotionCents: roll(2) * 99,
      }))
      const split = later === 2 && lines.length > 1
      const order = await givenOrder(shop.sql, lines, {
        couponCents: roll(2) * 101,
        shippingCents: split ? 1050 : 750,
        ...(split ? { shipment: 'split' as const } : {}),
      })
      for (let day = 0; day < 18; day++) await step(order, roll, new Date(start.getTime() + day * 28_800_000))
      const end = new Date(start.getTime() + 30 * 86_400_000)
      await finish(order, end)
      await closeHandedOver(shop.sql, new Date(end.getTime() + 8 * 86_400_000))
      await expectEveryCent(order)
      const states = await shop.sql<{ state: string }[]>`select state from order_line where order_id = ${order.id}`
      expect(states.map((line) => line.state).filter((state) => !['e4', 'e5'].includes(state))).toEqual([])
    }
    // Lives in which nothing happens would prove nothing.
    const [lived] = await shop.sql<Record<string, number>[]>`
      select (select count(*)::int from refund where state = 'done') as refunds, (select count(*)::int from refund where shipping_cents > 0) as shipping,
        (select count(*)::int from order_return where state = 'refunded') as returns,
        (select count(*)::int from order_line where fulfilment = 'cancelled') as cancelled,
        (select count(*)::int from payment_task where kind in ('capture', 'charge')) as charges,
        (select count(*)::int from order_event where event = 'parcel_split') as splits`
    const least = whole ? 4 : 1
    for (const [what, count] of Object.entries(lived ?? {})) expect([what, count >= least]).toEqual([what, true])
  })
})
