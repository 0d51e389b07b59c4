import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { buying } from '#tests/support/buying.ts'
import { testTerminal } from '#tests/support/fake-redsys.ts'
import { databaseUrl } from '#tests/support/global-setup.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { withFakeRedsys } from '#tests/support/with-fake.ts'
import { askRefund } from './order-money.ts'
import { insertTask } from './payment-tasks.sql.ts'
import { runPaymentTasks } from './payment-tasks.ts'

const bank = withFakeRedsys()
const settings = {
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: testTerminal.merchantCode,
  REDSYS_SECRET: testTerminal.secret,
  get REDSYS_URL() {
    return bank.server.url
  },
}
const shop = withShop(settings)
const { signIn, fill, place, startPaying } = buying(shop)
beforeAll(() => shop.app.ready())

/** Money that is due is taken up by a process that is killed once the bank has moved it and before it could hear so. */
async function killedOnTheWay(operations: () => number): Promise<void> {
  const [{ name } = { name: '' }] = await shop.sql<{ name: string }[]>`select current_database() as name`
  Object.assign(bank.server.state, { slowMs: 60_000, trouble: ['slow'] })
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../../tests/support/run-payment-tasks.ts')], {
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'test',
      SECRET: shop.config.SECRET,
      DATABASE_URL: databaseUrl(inject('serverUrl'), name),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const before = operations()
  await expect.poll(operations, { timeout: 30_000, interval: 20 }).toBe(before + 1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  bank.server.state.trouble = []
}

const runAfter = (minutes: number) => runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(Date.now() + minutes * 60_000))

describe('a process killed while the bank moves money', () => {
  it('leaves a charge, a later charge and a refund that are each made once and written down once', async () => {
    const ana = await signIn()
    const here = await givenProduct(shop.sql, { price_cents: 1000 })
    const later = await givenProduct(shop.sql, { price_cents: 2000, stock: 0, availability_code: 'e2' })
    const cart = await fill(ana, [here, later])
    await shop.call('PUT', `/cart/${cart}/`, { shipment: 'split', ...ana })
    const { number } = (await place(ana, cart)).body
    const notice = bank.pay((await startPaying(ana, number)).body.payment.fields)
    await shop.app.inject({ method: 'POST', url: '/api/payments/notify/redsys/', payload: notice })
    const [attempt] = await shop.sql<{ id: string; order_id: number }[]>`
      select a.id, a.order_id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    const { id, order_id } = attempt!
    const money = async () =>
      (
        await shop.sql<{ kind: string; cents: number }[]>`
        select kind, sum(amount_cents)::int as cents from payment_movement where order_id = ${order_id} group by kind order by kind`
      ).map(({ kind, cents }) => [kind, cents])
    const made = (type: string) => () => bank.operations(id).filter((operation) => operation.type === type).length

    await killedOnTheWay(made('2'))
    expect(await money()).toEqual([])
    // Whoever died had it for two minutes.
    await runAfter(1)
    expect(await money()).toEqual([])
    await runAfter(3)
    expect([await money(), made('2')()]).toEqual([[['capture', 1490]], 1])

    const [parcel] = await shop.sql<
      { id: number }[]
    >`select id from parcel where order_id = ${order_id} and charge = 'at_dispatch'`
    await insertTask(shop.sql, { attemptId: id, kind: 'charge', amountCents: 2300, reason: 'parcel', parcelId: parcel!.id })
    const charges = () => bank.charged(2300)
    await killedOnTheWay(charges)
    await runAfter(3)
    expect([await money(), charges()]).toEqual([[['capture', 3790]], 1])

    await shop.sql.begin((tx) => askRefund(tx, { orderId: order_id, amountCents: 600, refundId: null, reason: 'r' }))
    await killedOnTheWay(made('3'))
    await runAfter(3)
    expect([await money(), made('3')()]).toEqual([
      [
        ['capture', 3790],
        ['refund', 600],
      ],
      1,
    ])
  }, 90_000)
})
