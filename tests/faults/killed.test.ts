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

/** A post office that has a letter and, while it swallows, never says so. */
const received: string[] = []
let swallows = true
let swallowed = ''
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    let letter = ''
    stream.on('data', (chunk: Buffer) => (letter += chunk.toString()))
    stream.on('end', () => {
      if (swallows) swallowed += letter
      else {
        received.push(letter)
        done()
      }
    })
  },
})
const open = () => shop.open({ SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}` })

/** One shop for all: it is killed twice and opened again. */
beforeAll(async () => {
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', () => done()))
  await open()
})
afterAll(async () => {
  await shop.close()
  await new Promise<void>((done) => post.close(() => done()))
})

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

describe('the server is killed', () => {
  describe('with three orders on their way', () => {
    let unnoted: Awaited<ReturnType<typeof ordered>>
    let charged: Awaited<ReturnType<typeof ordered>>
    let unwritten: Awaited<ReturnType<typeof ordered>>
    let taken = 0

    beforeAll(async () => {
      // The post office has its letter and never says so.
      unwritten = await ordered([await givenProduct(database.sql)])
      await pay(unwritten.who, unwritten.number)
      await inState(unwritten.number, 'paid')
      await eventually('the letter is on its way', async () => swallowed.includes(unwritten.number))
      // The bank's answer comes, and cannot be written down.
      const later = await givenProduct(database.sql, { stock: 0, availability_code: 'e2' })
      charged = await ordered([await givenProduct(database.sql), later], { shipment: 'split' })
      const movements = await holding(database.sql, 'lock table payment_movement in share mode')
      await pay(charged.who, charged.number)
      await someoneWaits(database.sql, 'insert into payment_movement')
      taken = (await bankOf(charged.number)).captured_cents
      // The bank's notice comes, and cannot be written down.
      unnoted = await ordered([await givenProduct(database.sql)])
      const notices = await holding(database.sql, 'lock table payment_notice in share mode')
      const paying = pay(unnoted.who, unnoted.number).catch(() => 'the connection broke')
      await someoneWaits(database.sql, 'payment_notice')
      expect(await bankOf(unnoted.number)).toMatchObject({ state: 'captured', captured_cents: unnoted.cents })

      await shop.kill()
      await paying
      await movements.release()
      await notices.release()
      expect(await orderOf(unnoted.number)).toMatchObject({ payment_state: 'pending', captured_cents: 0 })
      expect(await lettersOf(unnoted.number)).toEqual([])
      expect(await orderOf(charged.number)).toMatchObject({ payment_state: 'authorised', captured_cents: 0 })
      expect(await lettersOf(unwritten.number)).toMatchObject([{ template: 'order-confirmation', sent_at: null }])

      // The bank repeats what was not answered, a minute later; what the dead process held is free for another after a while.
      swallows = false
      await database.sql`update sandbox_notification set due_at = now()`
      await database.sql`update payment_task set leased_until = now(), due_at = now() where done_at is null`
      await database.sql`update mail_outbox set due_at = now(), leased_until = case when lease is null then null else now() end where sent_at is null`
      await open()
    })

    it('between the payment and its order: the order is paid once it is back, once', async () => {
      const { number, cents } = unnoted
      await inState(number, 'paid')
      expect(await orderOf(number)).toMatchObject({ captured_cents: cents, refunded_cents: 0 })
      expect(await lettersOf(number)).toMatchObject([{ template: 'order-confirmation' }])
      await expectBooksBalance(database.sql)
    })

    it('while it charges: the bank charges once, and the shop writes it down once', async () => {
      expect(taken).toBeGreaterThan(0)
      await inState(charged.number, 'part_paid')
      expect(await orderOf(charged.number)).toMatchObject({ captured_cents: taken })
      expect(await bankOf(charged.number)).toMatchObject({ captured_cents: taken })
      await expectBooksBalance(database.sql)
    })

    it('between the order and its letter: the letter goes out once it is back', async () => {
      const { number } = unwritten
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

    await open()
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
