import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksBalance } from '../support/books-balance.ts'
import { whole } from '../support/breadth.ts'
import { buying } from '../support/buying.ts'
import { withDatabase } from '../support/database.ts'
import { farShop } from '../support/far-shop.ts'
import { eventually, holding, someoneWaits } from '../support/locks.ts'
import { givenProduct } from '../support/shop.ts'

const database = withDatabase()
const shop = farShop(database)
const { signIn, fill, place, pay } = buying(shop)

const crowd = whole ? 40 : 16

/** One shop for all: each test kills it and opens it again. */
beforeAll(() => shop.open())
afterAll(() => shop.close())

const orderOf = async (number: string) => (await database.sql`select * from shop_order where number = ${number}`)[0]!
const inState = (number: string, state: string) =>
  eventually(`${number} is ${state}`, async () => (await orderOf(number))['payment_state'] === state)
const lettersOf = (number: string) => database.sql<{ template: string; sent_at: Date | null }[]>`
  select template, sent_at from mail_outbox where subject like ${`%${number}%`} order by id`
const bankOf = async (number: string) =>
  (
    await database.sql<{ state: string; captured_cents: number; refunded_cents: number }[]>`
    select state, captured_cents, refunded_cents from sandbox_payment where order_number = ${number}`
  )[0]!

async function ordered(products: readonly number[], change: object = {}) {
  const who = await signIn()
  const cart = await fill(who, products)
  await shop.call('PUT', `/cart/${cart}/`, { ...change, ...who })
  const { body } = await place(who, cart)
  return { who, number: body.number as string, cents: Math.round(body.total_price_incl_vat * 100) }
}

describe('the server is killed', { timeout: 120_000 }, () => {
  it('between the payment and its order: the order is paid once it is back, once', async () => {
    const { who, number, cents } = await ordered([await givenProduct(database.sql)])
    const lock = await holding(database.sql, 'lock table payment_notice in share mode')
    const paying = pay(who, number).catch(() => 'the connection broke')
    await someoneWaits(database.sql, 'payment_notice')
    expect(await bankOf(number)).toMatchObject({ state: 'captured', captured_cents: cents })
    await shop.kill()
    await paying
    await lock.release()
    expect(await orderOf(number)).toMatchObject({ payment_state: 'pending', captured_cents: 0 })
    expect(await lettersOf(number)).toEqual([])

    // The bank repeats what was not answered, a minute later.
    await database.sql`update sandbox_notification set due_at = now()`
    await shop.open()
    await inState(number, 'paid')
    expect(await orderOf(number)).toMatchObject({ captured_cents: cents, refunded_cents: 0 })
    expect(await lettersOf(number)).toMatchObject([{ template: 'order-confirmation' }])
    await expectBooksBalance(database.sql)
  })

  it('while it charges: the bank charges once, and the shop writes it down once', async () => {
    const later = await givenProduct(database.sql, { stock: 0, availability_code: 'e2' })
    const { who, number } = await ordered([await givenProduct(database.sql), later], { shipment: 'split' })
    // The bank's answer comes, and cannot be written down.
    const lock = await holding(database.sql, 'lock table payment_movement in share mode')
    await pay(who, number)
    await someoneWaits(database.sql, 'insert into payment_movement')
    const { captured_cents: taken } = await bankOf(number)
    expect(taken).toBeGreaterThan(0)
    await shop.kill()
    await lock.release()
    expect(await orderOf(number)).toMatchObject({ payment_state: 'authorised', captured_cents: 0 })

    // What was taken by the dead process is free for another after a while.
    await database.sql`update payment_task set leased_until = now(), due_at = now() where done_at is null`
    await shop.open()
    await inState(number, 'part_paid')
    expect(await orderOf(number)).toMatchObject({ captured_cents: taken })
    expect(await bankOf(number)).toMatchObject({ captured_cents: taken })
    await expectBooksBalance(database.sql)
  })

  describe('between the order and its letter', () => {
    const received: string[] = []
    let swallows = true
    const post = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        let letter = ''
        stream.on('data', (chunk: Buffer) => (letter += chunk.toString()))
        stream.on('end', () => {
          if (swallows) return
          received.push(letter)
          done()
        })
      },
    })
    afterAll(() => new Promise<void>((done) => post.close(() => done())))

    it('the letter goes out once it is back', async () => {
      await new Promise<void>((done) => post.listen(0, '127.0.0.1', () => done()))
      const SMTP_URL = `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`
      await shop.close()
      await shop.open({ SMTP_URL })
      const { who, number } = await ordered([await givenProduct(database.sql)])
      await pay(who, number)
      await inState(number, 'paid')
      // The post office has the letter and never says so.
      await shop.kill()
      expect(await lettersOf(number)).toMatchObject([{ template: 'order-confirmation', sent_at: null }])
      swallows = false
      // What the dead sender held is free for another after a while.
      await database.sql`update mail_outbox set due_at = now(), leased_until = case when lease is null then null else now() end where sent_at is null`
      await shop.open({ SMTP_URL })
      await eventually('the letter is sent', async () => (await lettersOf(number))[0]?.sent_at)
      expect(received.filter((letter) => letter.includes(number))).toHaveLength(1)
      expect(await lettersOf(number)).toHaveLength(1)
      await expectBooksBalance(database.sql)
    })
  })

  it('while many orders are placed: each answered order is there, each copy is counted once', async () => {
    const product = await givenProduct(database.sql, { stock: 500 })
    const buyers = await Promise.all(Array.from({ length: crowd }, () => signIn()))
    const carts = await Promise.all(buyers.map((who) => fill(who, [product])))
    const placing = buyers.map((who, index) =>
      place(who, carts[index]!, { idempotency_key: `killed-order-${index}` }).then(
        ({ status, body }) => (status === 201 ? (body.number as string) : null),
        () => null,
      ),
    )
    await eventually('some orders are placed', async () => (await database.sql`select from shop_order limit 5`).length > 3)
    await shop.kill()
    const answered = (await Promise.all(placing)).filter((number) => number !== null)
    const kept = new Set((await database.sql`select number from shop_order`).map((row) => row['number']))
    expect(answered.filter((number) => !kept.has(number))).toEqual([])

    await shop.open()
    // The same forms sent again find or make one order each; a key whose holder died is free after half a minute.
    await database.sql`update order_request set created_at = created_at - interval '1 minute' where order_id is null`
    const again = await Promise.all(
      buyers.map((who, index) => place(who, carts[index]!, { idempotency_key: `killed-order-${index}` })),
    )
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    const [counted] = await database.sql<{ orders: number; taken: number; left: number }[]>`
      select (select count(*)::int from shop_order o join order_line l on l.order_id = o.id where l.product_id = ${product} and o.payment_state <> 'cancelled') as orders,
        (select sum(t.quantity)::int from order_stock t join order_line l on l.id = t.order_line_id where l.product_id = ${product}) as taken,
        (select stock from product where id = ${product}) as left`
    const { orders, taken, left } = counted!
    expect([orders, taken + left]).toEqual([crowd, 500])
    await expectBooksBalance(database.sql)
  })
})
