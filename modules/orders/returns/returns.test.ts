import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { earnPoints, pointsOf, spendPoints } from '#modules/buying/loyalty/points.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { deliver, handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import { withDatabase } from '#tests/support/database.ts'
import { type GivenOrder, givenOrder } from '#tests/support/given-order.ts'
import { lifeDeps, looksAt } from '#tests/support/life.ts'
import { cancelLines } from './cancel.ts'
import { giveMoneyBack } from './give-money-back.ts'
import { orderReturns } from './read-returns.ts'
import { approveRefund, refundMoved } from './refund.ts'
import { copiesToWithdraw, refundOf, withdrawableUntil } from './rules.ts'
import { answerReturn, receiveReturn, requestReturn } from './send-back.ts'
import { withdraw } from './withdraw.ts'

const database = withDatabase()
const deps = lifeDeps()
const { codes, letters, history, tasks, payment, stock } = looksAt(() => database.sql)
const now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const staff = { actor: { kind: 'staff', id: 'marta' }, now } as const
const finance = { actor: { kind: 'staff', id: 'joan' }, now } as const
const customerOf = (order: GivenOrder) => ({ actor: { kind: 'customer', id: order.ownerId }, now }) as const
const doing = <T>(work: (tx: Tx) => Promise<T>) => database.sql.begin(work) as Promise<T>
const [one, two] = [0, 1]
const line = (order: GivenOrder, index: number) => order.lineIds[index] ?? 0

async function delivered(order: GivenOrder, at = now) {
  for (const parcelId of order.parcelIds) {
    await doing((tx) => handOver(tx, deps, { parcelId }, { ...staff, now: at }))
    await doing((tx) => deliver(tx, deps, parcelId, { ...staff, now: at }))
  }
}

/** The bank does what it was asked: a movement for every refund still open. */
async function bankPaysBack(order: GivenOrder) {
  const asked = await database.sql<{ attempt_id: string; amount_cents: number; refund_id: number; id: number }[]>`
    select t.attempt_id, t.amount_cents, t.refund_id, t.id from payment_task t join payment_attempt a on a.id = t.attempt_id
    where a.order_id = ${order.id} and t.kind = 'refund' and t.done_at is null`
  for (const task of asked)
    await doing(async (tx) => {
      await tx`insert into payment_movement (order_id, attempt_id, kind, amount_cents, refund_id, key)
        values (${order.id}, ${task.attempt_id}, 'refund', ${task.amount_cents}, ${task.refund_id}, ${`task-${task.id}`})`
      await tx`update payment_task set done_at = now(), due_at = null where id = ${task.id}`
      await refundMoved(tx, deps, task.refund_id, { actor: { kind: 'gateway', id: 'sandbox' }, now })
    })
}

describe('calling a line off', () => {
  it('gives the copies and the money back, and tells the customer what comes back', async () => {
    const order = await givenOrder(database.sql, [
      { unitCents: 1000, quantity: 2, taken: 2, title: 'Alhambra' },
      { unitCents: 500 },
    ])
    const result = await doing((tx) =>
      cancelLines(tx, deps, { number: order.number, lineIds: [line(order, one)] }, customerOf(order)),
    )
    expect(result).toEqual({ refundCents: 2000 })
    expect(await codes(order)).toEqual(['e4', 'e1'])
    expect(await stock(order.productIds[0] ?? 0)).toBe(5)
    expect(await tasks(order)).toMatchObject([{ kind: 'refund', amount_cents: 2000 }])
    const [letter] = await letters(order)
    expect(letter).toMatchObject({ template: 'order-cancelled', subject: `Cancelación en su pedido ${order.number}` })
    expect(letter?.plain).toContain('2 × Alhambra\nLe devolvemos: 20,00\u00a0€')
    expect(await history(order)).toMatchObject([
      { event: 'line_cancelled', actor: 'customer', actor_id: order.ownerId },
      { event: 'refund_requested' },
    ])
    await bankPaysBack(order)
    expect((await letters(order)).at(-1)).toMatchObject({ template: 'refund-made' })
  })
  it('gives the shipping back with the last line of its parcel', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000 }, { unitCents: 500 }])
    const cancel = (index: number) =>
      doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, index)] }, customerOf(order)))
    expect(await cancel(one)).toEqual({ refundCents: 1000 })
    expect(await cancel(two)).toEqual({ refundCents: 500 + 750 })
    expect(await codes(order)).toEqual(['e4', 'e4'])
    expect((await tasks(order)).map((task) => task.amount_cents)).toEqual([1000, 1250])
  })
  it('makes a later charge smaller, and lets a reservation go when nothing is left', async () => {
    const order = await givenOrder(database.sql, [
      { unitCents: 1000, chargedLater: true },
      { unitCents: 500, chargedLater: true },
    ])
    const cancel = (index: number) =>
      doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, index)] }, customerOf(order)))
    expect(await cancel(one)).toEqual({ refundCents: 0 })
    expect(await payment(order)).toBe('authorised')
    const kept = await givenOrder(database.sql, [
      { unitCents: 1000, chargedLater: true },
      { unitCents: 500, chargedLater: true },
    ])
    await doing((tx) => cancelLines(tx, deps, { number: kept.number, lineIds: [line(kept, one)] }, customerOf(kept)))
    await doing((tx) => handOver(tx, deps, { parcelId: kept.parcelIds[0] ?? 0 }, staff))
    expect(await tasks(kept)).toMatchObject([{ kind: 'capture', amount_cents: 1250 }])
    await cancel(two)
    expect(await tasks(order)).toMatchObject([{ kind: 'release' }])
    expect(await payment(order)).toBe('cancelled')
    expect((await letters(order)).at(-1)?.plain).toContain('No se le había cobrado nada por ello.')
  })
  it('is the customer’s until it is packed, then the shop’s until it leaves', async () => {
    const order = await givenOrder(database.sql, [{}], { method: 'store' })
    const [parcelId = 0] = order.parcelIds
    await doing((tx) => markReady(tx, deps, parcelId, staff))
    const cancel = (who: Parameters<typeof cancelLines>[3]) =>
      doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: order.lineIds }, who))
    await expect(cancel(customerOf(order))).rejects.toMatchObject({ kind: 'conflict', code: 'order.not_now' })
    await cancel({ ...staff, reason: 'uncollected' })
    expect(await codes(order)).toEqual(['e4'])
    const gone = await givenOrder(database.sql, [{}])
    await doing((tx) => handOver(tx, deps, { parcelId: gone.parcelIds[0] ?? 0 }, staff))
    await expect(
      doing((tx) => cancelLines(tx, deps, { number: gone.number, lineIds: gone.lineIds }, staff)),
    ).rejects.toMatchObject({ code: 'order.not_now' })
  })
  it('happens once, however often it is clicked', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000 }, {}])
    const clicks = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, one)] }, customerOf(order))),
      ),
    )
    expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(1)
    expect(await tasks(order)).toHaveLength(1)
  })
  it('takes an unpaid order as a whole', async () => {
    const order = await givenOrder(database.sql, [{ taken: 1 }, {}], { paid: false })
    await expect(
      doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, one)] }, customerOf(order))),
    ).rejects.toMatchObject({ code: 'order.pay_or_cancel' })
    await doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: order.lineIds }, customerOf(order)))
    expect([await codes(order), await payment(order), await stock(order.productIds[0] ?? 0)]).toEqual([
      ['e4', 'e4'],
      'cancelled',
      5,
    ])
  })
  it('waits while the bank charges the order', async () => {
    const order = await givenOrder(database.sql, [{}])
    await database.sql`update shop_order set payment_state = 'authorised' where id = ${order.id}`
    await expect(
      doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: order.lineIds }, customerOf(order))),
    ).rejects.toMatchObject({ code: 'order.being_charged' })
  })
})

describe('points', () => {
  const withPoints = async (paid: boolean) => {
    const order = await givenOrder(
      database.sql,
      [
        { unitCents: 1000, bonusCents: 100 },
        { unitCents: 1000, bonusCents: 100 },
      ],
      { paid },
    )
    await database.sql`insert into loyalty_card (customer_id, number) values (${order.ownerId}, ${`29${String(order.id).padStart(11, '0')}`})`
    await doing(async (tx) => {
      const earlier = await givenOrder(database.sql, [{}])
      await earnPoints(tx, {
        customerId: order.ownerId,
        orderId: earlier.id,
        points: 200,
        availableOn: later(-30),
        now: later(-60),
      })
      await spendPoints(tx, { customerId: order.ownerId, orderId: order.id, points: 200, now })
    })
    return order
  }
  it('come back with their share of what is called off', async () => {
    const order = await withPoints(true)
    await doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, one)] }, customerOf(order)))
    expect(await pointsOf(database.sql, order.ownerId, now)).toMatchObject({ available: 100 })
    await doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, two)] }, customerOf(order)))
    expect(await pointsOf(database.sql, order.ownerId, now)).toMatchObject({ available: 200 })
  })
  it('come back with the line that they paid for alone, though no money does', async () => {
    const order = await givenOrder(database.sql, [
      { unitCents: 1000, bonusCents: 1000, kind: 'object' },
      { unitCents: 2000, kind: 'book' },
    ])
    const { ownerId: customerId, id: orderId } = order
    await database.sql`insert into loyalty_card (customer_id, number) values (${customerId}, ${`29${String(orderId).padStart(11, '0')}`})`
    await doing(async (tx) => {
      const earlier = await givenOrder(database.sql, [{}])
      await earnPoints(tx, { customerId, orderId: earlier.id, points: 1000, availableOn: later(-30), now: later(-60) })
      await spendPoints(tx, { customerId, orderId, points: 1000, now })
    })
    await doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, two)] }, customerOf(order)))
    expect(await pointsOf(database.sql, customerId, now)).toMatchObject({ available: 0 })
    await doing((tx) => cancelLines(tx, deps, { number: order.number, lineIds: [line(order, one)] }, customerOf(order)))
    expect(await pointsOf(database.sql, customerId, now)).toMatchObject({ available: 1000 })
  })
  it('come back when an order was not paid in time', async () => {
    const order = await withPoints(false)
    const expired = new Date(Date.now() + 3_600_000)
    await cancelExpired(database.sql, expired)
    expect(await payment(order)).toBe('cancelled')
    expect(await pointsOf(database.sql, order.ownerId, expired)).toMatchObject({ available: 200 })
  })
})

describe('what a line gives back', () => {
  it('adds up to what was paid for it, copy by copy, whatever advantages it had', () => {
    for (let paid = 0; paid < 300; paid++)
      for (const quantity of [1, 2, 3, 7]) {
        let [refunded_quantity, refunded_cents] = [0, 0]
        for (const copies of [1, 2, 1, 3].filter((_, index) => index < quantity)) {
          const take = Math.min(copies, quantity - refunded_quantity)
          refunded_cents += refundOf({ paid_cents: cents(paid), quantity, refunded_quantity, refunded_cents }, take, 0).goodsCents
          refunded_quantity += take
        }
        const rest = refundOf(
          { paid_cents: cents(paid), quantity, refunded_quantity, refunded_cents },
          quantity - refunded_quantity,
          0,
        )
        expect(refunded_cents + rest.goodsCents).toBe(paid)
      }
  })
  it('is never more than was paid, in goods and shipping, whoever writes it', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000 }])
    const give = (cents: number, shippingCents: number) => {
      const wanted = {
        number: order.number,
        lines: cents ? [{ lineId: line(order, one), cents }] : [],
        shippingCents,
        reason: 'damaged',
      }
      return doing((tx) => giveMoneyBack(tx, deps, wanted, staff))
    }
    await expect(give(1, 0)).rejects.toMatchObject({ code: 'refund.not_left' })
    await delivered(order)
    await expect(give(1001, 0)).rejects.toMatchObject({ constraint_name: 'order_line_refunded_money' })
    await expect(give(0, 751)).rejects.toMatchObject({ code: 'refund.too_much' })
    await give(400, 750)
    await expect(give(0, 1)).rejects.toMatchObject({ code: 'refund.too_much' })
    await expect(give(601, 0)).rejects.toMatchObject({ constraint_name: 'order_line_refunded_money' })
    await expect(
      database.sql`update parcel set shipping_refunded_cents = 751 where order_id = ${order.id}`,
    ).rejects.toMatchObject({
      constraint_name: 'parcel_shipping_refunded_once',
    })
    await give(600, 0)
    expect((await tasks(order)).map((task) => task.amount_cents)).toEqual([1150, 600])
  })
  it('above the limit waits for another person', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 30_000 }])
    await delivered(order)
    const refund = await doing((tx) =>
      giveMoneyBack(
        tx,
        deps,
        { number: order.number, lines: [{ lineId: line(order, one), cents: 25_000 }], shippingCents: 0, reason: 'damaged' },
        staff,
      ),
    )
    expect(refund).toMatchObject({ state: 'requested', needs_second_person: true })
    expect(await tasks(order)).toEqual([])
    await expect(doing((tx) => approveRefund(tx, deps, refund.id, staff))).rejects.toMatchObject({ code: 'refund.second_person' })
    await expect(
      database.sql`update refund set state = 'approved', approved_by = 'marta' where id = ${refund.id}`,
    ).rejects.toMatchObject({ constraint_name: 'refund_second_person' })
    await doing((tx) => approveRefund(tx, deps, refund.id, finance))
    expect(await tasks(order)).toMatchObject([{ kind: 'refund', amount_cents: 25_000 }])
    expect(deps.credited.at(-1)).toMatchObject({
      refundId: refund.id,
      lines: [{ orderLineId: line(order, one), quantity: 0, cents: 25_000 }],
    })
  })
  it('cannot be split below the limit, on one order or over the day of one colleague', async () => {
    const orders = [
      await givenOrder(database.sql, [{ unitCents: 37_800 }]),
      await givenOrder(database.sql, [{ unitCents: 9_000 }]),
    ]
    const [big, small] = orders as [(typeof orders)[0], (typeof orders)[0]]
    for (const order of orders) await delivered(order)
    const give = (order: typeof big, cents: number, who: Doing = staff) =>
      doing((tx) =>
        giveMoneyBack(
          tx,
          deps,
          { number: order.number, lines: [{ lineId: line(order, one), cents }], shippingCents: 0, reason: 'a courtesy' },
          who,
        ),
      )
    const lena = { ...staff, actor: { ...staff.actor, id: 'lena' } }
    const halves = await Promise.all([give(big, 15_000, lena), give(big, 15_000, lena)])
    expect(halves.map((made) => made.needs_second_person).toSorted()).toEqual([false, true])
    expect(await give(big, 6_000, { ...lena, actor: { ...lena.actor, id: 'oskar' } })).toMatchObject({
      needs_second_person: true,
    })
    expect(await give(small, 6_000, lena)).toMatchObject({ needs_second_person: true })
    const tomorrow = { ...lena, now: new Date(lena.now.getTime() + 86_400_000) }
    expect(await give(small, 2_900, tomorrow)).toMatchObject({ needs_second_person: false })
  })
})

describe('a return', () => {
  it('is asked for, accepted, received, put on the shelf and paid back from what was really paid', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000, quantity: 3 }, { unitCents: 500 }], {
      couponCents: 100,
      language: 'en',
    })
    await delivered(order)
    const ask = (quantity: number) =>
      doing((tx) =>
        requestReturn(
          tx,
          { number: order.number, kind: 'return', lines: [{ lineId: line(order, one), quantity }], reason: 'two too many' },
          customerOf(order),
        ),
      )
    await expect(ask(4)).rejects.toMatchObject({ code: 'return.too_many' })
    const returnId = await ask(2)
    await expect(ask(2)).rejects.toMatchObject({ code: 'return.too_many' })
    await expect(doing((tx) => receiveReturn(tx, deps, { returnId, lines: [], storeCode: 'T013' }, staff))).rejects.toMatchObject(
      { code: 'order.not_now' },
    )
    await doing((tx) => answerReturn(tx, deps, { returnId, accept: true }, staff))
    expect((await letters(order)).at(-1)?.plain).toContain('Return address: The Palace Shop, Patio 1, Granada')
    await doing((tx) =>
      receiveReturn(
        tx,
        deps,
        { returnId, lines: [{ lineId: line(order, one), received: 2, restock: true }], storeCode: 'T013' },
        staff,
      ),
    )
    expect(await stock(order.productIds[0] ?? 0)).toBe(7)
    // 3000 of 3500 carry 86 of the coupon's 100 cents: 2914 for three copies, 972 + 971 for the first two.
    expect(await tasks(order)).toMatchObject([{ kind: 'refund', amount_cents: 972 + 971 }])
    await bankPaysBack(order)
    expect(await database.sql`select state from order_return where id = ${returnId}`).toEqual([{ state: 'refunded' }])
    expect(await ask(1)).toBeGreaterThan(returnId)
  })
  it('gives back a promotion’s price, not the full one, copy by copy and no cent more than was paid', async () => {
    const order = await givenOrder(database.sql, [
      { kind: 'object', unitCents: 1000, quantity: 3, promotionCents: 1000 },
      { unitCents: 500 },
    ])
    await delivered(order)
    const back = async (quantity: number) => {
      const returnId = await doing((tx) =>
        requestReturn(
          tx,
          { number: order.number, kind: 'return', lines: [{ lineId: line(order, one), quantity }], reason: '' },
          customerOf(order),
        ),
      )
      await doing((tx) => answerReturn(tx, deps, { returnId, accept: true }, staff))
      const lines = [{ lineId: line(order, one), received: quantity, restock: true }]
      await doing((tx) => receiveReturn(tx, deps, { returnId, lines, storeCode: 'T013' }, staff))
      await bankPaysBack(order)
    }
    await back(1)
    await back(2)
    // Three for the price of two: 2000 cents for three copies.
    expect((await tasks(order)).map(({ amount_cents }) => amount_cents)).toEqual([667, 1333])
  })
  it('of everything gives the shipping back too; copies that never arrive may still be sent', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000, quantity: 2 }])
    await delivered(order)
    const ask = async (quantity: number) => {
      const returnId = await doing((tx) =>
        requestReturn(
          tx,
          { number: order.number, kind: 'return', lines: [{ lineId: line(order, one), quantity }], reason: '' },
          customerOf(order),
        ),
      )
      await doing((tx) => answerReturn(tx, deps, { returnId, accept: true }, staff))
      return returnId
    }
    const receive = (returnId: number, received: number) =>
      doing((tx) =>
        receiveReturn(
          tx,
          deps,
          { returnId, lines: [{ lineId: line(order, one), received, restock: false }], storeCode: 'T013' },
          staff,
        ),
      )
    await receive(await ask(2), 1)
    await receive(await ask(1), 1)
    expect((await tasks(order)).map((task) => task.amount_cents)).toEqual([1000, 1750])
    expect(await stock(order.productIds[0] ?? 0)).toBe(5)
  })
  it('refused leaves its copies free to be asked for again', async () => {
    const order = await givenOrder(database.sql, [{}])
    await delivered(order)
    const ask = () =>
      doing((tx) =>
        requestReturn(
          tx,
          { number: order.number, kind: 'claim', lines: [{ lineId: line(order, one), quantity: 1 }], reason: 'torn' },
          customerOf(order),
        ),
      )
    const returnId = await ask()
    await doing((tx) => answerReturn(tx, deps, { returnId, accept: false, answer: 'It was torn later.' }, staff))
    expect((await letters(order)).at(-1)?.plain).toContain('It was torn later.')
    expect(await ask()).toBeGreaterThan(returnId)
  })
})

describe('withdrawing', () => {
  const declare = (order: GivenOrder, change: object = {}) => ({
    name: 'Ana Ruiz',
    number: order.number,
    lineIds: order.lineIds,
    ...change,
  })

  it('has fourteen days from the last parcel', () => {
    const parcel = (delivered: string | null, state = 'delivered' as const) => ({
      state,
      delivered_at: delivered ? new Date(delivered) : null,
    })
    expect(withdrawableUntil([parcel('2026-11-01T10:00:00Z'), parcel('2026-11-10T23:30:00Z')])).toBe(day('2026-11-25'))
    expect(withdrawableUntil([parcel('2026-11-01T10:00:00Z'), parcel(null)])).toBe(null)
  })
  it('leaves out files that were fetched with consent, and only those', () => {
    const file = {
      fulfilment: 'sent',
      quantity: 1,
      ebook: true,
      returned_quantity: 0,
      download_waived_at: now,
      download_started_at: now,
      gift_opened_at: null,
      dedicated: false,
    } as const
    expect(copiesToWithdraw(file)).toBe(0)
    expect(copiesToWithdraw({ ...file, download_waived_at: null })).toBe(1)
    expect(copiesToWithdraw({ ...file, download_started_at: null })).toBe(1)
  })
  it('in time needs no answer: a receipt to the second, and the money when the copies are back', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000, title: 'Alhambra' }], { ownerKind: 'guest' })
    await delivered(order)
    const at = new Date(later(14).setUTCHours(20, 5, 7))
    const answer = await doing((tx) => withdraw(tx, deps, declare(order), at))
    expect(answer).toMatchObject({ late: false, lines: [{ quantity: 1 }] })
    const receipt = (await letters(order)).at(-1)
    expect(receipt?.template).toBe('withdrawal-receipt')
    expect(receipt?.plain).toContain('El 05/12/2026 a las 21:05:07 (hora peninsular)')
    expect(receipt?.plain).toContain('1 × Alhambra')
    expect(receipt?.plain).toContain('Nombre escrito en la declaración: Ana Ruiz')
    await expect(doing((tx) => withdraw(tx, deps, declare(order), at))).rejects.toMatchObject({ code: 'withdrawal.nothing_left' })
    const [made] = await database.sql<
      { id: number; state: string; kind: string }[]
    >`select id, state, kind from order_return where order_id = ${order.id}`
    expect(made).toMatchObject({ state: 'accepted', kind: 'withdrawal' })
    await doing((tx) =>
      receiveReturn(
        tx,
        deps,
        { returnId: made!.id, lines: [{ lineId: line(order, one), received: 1, restock: true }], storeCode: 'T013' },
        staff,
      ),
    )
    expect(await tasks(order)).toMatchObject([{ kind: 'refund', amount_cents: 1750 }])
  })
  it('too late is kept, and answered by staff', async () => {
    const order = await givenOrder(database.sql, [{}])
    await delivered(order)
    expect(await doing((tx) => withdraw(tx, deps, declare(order), later(15)))).toMatchObject({ late: true })
    expect(await database.sql`select state, late from order_return where order_id = ${order.id}`).toEqual([
      { state: 'requested', late: true },
    ])
    expect((await letters(order)).at(-1)?.plain).toContain('El plazo legal de 14 días ya había pasado.')
  })
  it('is a right of consumers: a library is told to claim instead, and its order offers no withdrawal', async () => {
    const order = await givenOrder(database.sql, [{}])
    await database.sql`insert into customer (id, kind, email, library, password_hash, language)
      values (${order.ownerId}, 'library', ${order.email}, 'Biblioteca de Prueba', 'x', 'es')`
    await delivered(order)
    await expect(doing((tx) => withdraw(tx, deps, declare(order), now))).rejects.toMatchObject({ code: 'withdrawal.trade' })
    expect(await orderReturns(database.sql, await readOrder(database.sql, order.number))).toMatchObject({ withdrawable: false })
    await database.sql`update customer set kind = 'private', library = '' where id = ${order.ownerId}`
    expect(await orderReturns(database.sql, await readOrder(database.sql, order.number))).toMatchObject({ withdrawable: true })
  })
  it('calls off at once what has not left', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000, taken: 1 }])
    await doing((tx) => withdraw(tx, deps, declare(order), now))
    expect(await codes(order)).toEqual(['e4'])
    expect(await stock(order.productIds[0] ?? 0)).toBe(5)
    expect(await tasks(order)).toMatchObject([{ kind: 'refund', amount_cents: 1750 }])
    expect((await letters(order)).map((letter) => letter.template)).toEqual(['withdrawal-receipt'])
  })
})
