import { describe, expect, it } from 'vitest'
import { hour, withRedsysShop } from '#tests/support/redsys-shop.ts'
import { retryMovement } from './flags.ts'
import { askRefund } from './order-money.ts'
import { runPaymentTasks } from './payment-tasks.ts'

const { bank, shop, deps, run, stateOf, moneyOf, orderOf, flagsOf, paid, split, dispatch, attemptOf } = withRedsysShop()

describe('a refund', () => {
  const ask = async (number: string, amountCents: number, reason = 'refund-1') => {
    const { id: orderId } = await orderOf(number)
    await shop.sql.begin((tx) => askRefund(tx, { orderId, amountCents, refundId: null, reason }))
  }
  it('comes from the payments that brought the money, and the order says so', async () => {
    const one = await split()
    await run()
    await dispatch(one)
    await run()
    await ask(one.number, 1600)
    await ask(one.number, 1600)
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('part_refunded')
    expect((await moneyOf(one.number)).slice(2)).toMatchObject([
      { kind: 'refund', amount_cents: 1490 },
      { kind: 'refund', amount_cents: 110 },
    ])
    await ask(one.number, 2190, 'refund-2')
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('refunded')
    await expect(ask(one.number, 1, 'refund-3')).rejects.toMatchObject({ code: 'payment.over_refund' })
  })
  it('is made once though the answer was lost, and though the process died before it wrote it down', async () => {
    const { number } = await paid()
    await ask(number, 500)
    bank.server.state.trouble = ['answer_lost']
    await run()
    expect(await moneyOf(number)).toHaveLength(1)
    const dying = { ...deps(), moneyMoved: () => Promise.reject(new Error('kill -9')) }
    await expect(runPaymentTasks(dying, new Date(Date.now() + 60_000))).rejects.toThrow('kill -9')
    expect(await moneyOf(number)).toHaveLength(1)
    await run(new Date(Date.now() + hour))
    expect((await moneyOf(number)).slice(1)).toMatchObject([{ kind: 'refund', amount_cents: 500 }])
    expect(bank.operations(await attemptOf(number)).filter(({ type }) => type === '3')).toHaveLength(1)
  })
  it('is made once though two processes look for work at the same moment', async () => {
    const { number } = await paid()
    await ask(number, 500)
    await ask(number, 400, 'refund-2')
    await Promise.all([run(), run(), run()])
    await run(new Date(Date.now() + hour))
    expect(await orderOf(number)).toMatchObject({ refunded_cents: 900 })
    expect(bank.operations(await attemptOf(number)).filter(({ type }) => type === '3')).toHaveLength(2)
  })
  it('that a bank in trouble does not make is tried again, and told to staff in the end', async () => {
    const { number } = await paid()
    await ask(number, 500)
    let at = Date.now() + hour
    for (let tries = 0; tries < 10; tries++) {
      // For whatever else falls due as the days go by, too.
      bank.server.state.trouble = Array(20).fill('down')
      await run(new Date(at))
      at += 7 * hour
    }
    bank.server.state.trouble = []
    expect(await flagsOf(number)).toMatchObject([{ kind: 'task_failed' }])
    expect(await moneyOf(number)).toHaveLength(1)
  })
  it('that the bank refuses is told to staff at once', async () => {
    const { number } = await paid()
    await ask(number, 500)
    await shop.sql`update payment_attempt set reference = '0000XX' where order_id = ${(await orderOf(number)).id}`
    await run()
    expect(await flagsOf(number)).toMatchObject([{ kind: 'task_failed', detail: 'refund of 500 cents: payment.unknown' }])
  })
  it('that was given up says so, waits anew where it fails again, and is settled by itself once it has moved', async () => {
    const { number } = await paid()
    const { id: orderId } = await orderOf(number)
    const [refund] = await shop.sql<{ id: number }[]>`
      insert into refund (order_id, state, goods_cents, requested_by, approved_by) values (${orderId}, 'approved', 500, 'x', 'y') returning id`
    await shop.sql.begin((tx) => askRefund(tx, { orderId, amountCents: 500, refundId: refund!.id, reason: 'refund-1' }))
    const stateOfRefund = async () => (await shop.sql`select state from refund where id = ${refund!.id}`)[0]!['state']
    const again = async () => {
      const [task] = await shop.sql<{ id: number }[]>`select id from payment_task where refund_id = ${refund!.id}`
      await shop.sql.begin((tx) => retryMovement(tx, task!.id, new Date()))
      expect(await stateOfRefund()).toBe('approved')
      await run()
    }
    const [attempt] = await shop.sql<{ reference: string }[]>`select reference from payment_attempt where order_id = ${orderId}`
    await shop.sql`update payment_attempt set reference = '0000XX' where order_id = ${orderId}`
    await run()
    expect(await stateOfRefund()).toBe('failed')
    await shop.sql`update payment_flag set resolved_at = now(), resolved_by = 'finance' where order_id = ${orderId}`
    await again()
    expect([await stateOfRefund(), await flagsOf(number)]).toMatchObject(['failed', [{ kind: 'task_failed' }]])
    await shop.sql`update payment_attempt set reference = ${attempt!.reference} where order_id = ${orderId}`
    await again()
    expect([await stateOfRefund(), await flagsOf(number)]).toEqual(['done', []])
  })
})
