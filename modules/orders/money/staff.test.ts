import { beforeAll, describe, expect, it } from 'vitest'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

describe('money that needs a person', () => {
  it('is seen, tried again and settled once', async () => {
    const { call } = await hire(['finance'])
    const { number } = await paidOrder()
    const [attempt] = await shop.sql<{ id: string; order_id: number }[]>`
      select a.id, a.order_id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    const [task] = await shop.sql<{ id: number }[]>`
      insert into payment_task (attempt_id, kind, amount_cents, reason, due_at, failure)
      values (${attempt!.id}, 'refund', 100, 'of a test', null, 'silence') returning id`
    const [flag] = await shop.sql<{ id: number }[]>`
      insert into payment_flag (order_id, attempt_id, kind, key) values (${attempt!.order_id}, ${attempt!.id}, 'task_failed', ${`task:${task!.id}`})
      returning id`
    const { body } = await call('GET', '/payments/flags/')
    const movement = { task: task!.id, kind: 'refund', amount: 1, state: 'given_up', failure: 'silence' }
    expect(body.items).toMatchObject([{ flag: flag!.id, order: number, movement, acts: { settle: null, retry: null } }])
    await shop.sql`update payment_task set failure = 'payment.unknown' where id = ${task!.id}`
    expect((await call('GET', `/payments/flags/${flag!.id}/`)).body.movement.failure).toBe('There is no such payment.')
    expect((await call('POST', `/payments/tasks/${task!.id}/retry/`, {})).status).toBe(200)
    expect((await call('POST', `/payments/tasks/${task!.id}/retry/`, {})).status).toBe(404)
    expect((await call('GET', `/payments/flags/${flag!.id}/`)).body).toMatchObject({
      movement: { state: 'trying', failure: null },
      acts: { retry: 'staff.nothing_to_retry' },
    })
    expect((await call('GET', '/payments/flags/999999/')).status).toBe(404)
    const settle = () => call('POST', `/payments/flags/${flag!.id}/settle/`, { reason: 'the bank answered' })
    expect([(await settle()).status, (await settle()).body.code]).toEqual([200, 'staff.flag_settled'])
    await shop.sql`delete from payment_task where id = ${task!.id}`
  })
})
