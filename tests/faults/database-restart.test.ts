import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#database/connect.ts'
import { type EmbeddedServer, startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import type { Pool } from '#kernel/db.ts'
import { expectBooksBalance } from '../support/books-balance.ts'
import { whole } from '../support/breadth.ts'
import { buying } from '../support/buying.ts'
import { farShop } from '../support/far-shop.ts'
import { eventually } from '../support/locks.ts'
import { givenProduct } from '../support/shop.ts'

/** A server of this file's own, which it may stop. */
const folder = mkdtempSync(path.join(tmpdir(), 'shop-restart-'))
let server: EmbeddedServer
let sql: Pool
const database = {
  get sql() {
    return sql
  },
  get url() {
    return server.url
  },
}
const shop = farShop(database)
const crowd = whole ? 20 : 8
const { signIn, fill, place, pay } = buying(shop)
const start = async (port?: number) => {
  server = await startEmbedded({ dataDir: path.join(folder, 'postgres'), ...(port === undefined ? {} : { port }) })
}

beforeAll(async () => {
  await start()
  await migrate(server.url)
  sql = connect(server.url, { max: 4 })
  await shop.open()
})
afterAll(async () => {
  await shop.close()
  await sql.end({ timeout: 5 })
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ordersPlaced = async () => (await sql<{ count: number }[]>`select count(*)::int as count from shop_order`)[0]!.count
const paidOrders = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from shop_order where payment_state = 'paid'`)[0]!.count

describe('the database stops during a checkout', { timeout: 180_000 }, () => {
  it('is answered clearly, in the visitor’s language, and the same form sent again makes the order', async () => {
    const product = await givenProduct(sql, { stock: 5 })
    const who = await signIn()
    const cart = await fill(who, [product])
    const { port } = server
    await server.stop()
    const refused = await shop.call(
      'POST',
      '/order/',
      { ...who, cart, conditions: true, captcha: 'x', idempotency_key: 'sent-while-closed' },
      'ca',
    )
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      503,
      'http.unavailable',
      'En aquest moment no us podem atendre. Torneu-ho a provar d’aquí a un minut, si us plau.',
    ])
    await start(port)
    const placed = await eventually('the shop goes on by itself', async () => {
      const answer = await place(who, cart, { idempotency_key: 'sent-while-closed' })
      return answer.status === 201 && answer
    })
    await pay(who, placed.body.number)
    await eventually('it is paid', async () => (await paidOrders()) === 1)
    await expectBooksBalance(sql)
  })

  it('while many orders are placed and paid: every one of them is made once in the end', async () => {
    const product = await givenProduct(sql, { stock: 100 })
    const buyers = await Promise.all(Array.from({ length: crowd }, () => signIn()))
    const carts = await Promise.all(buyers.map((who) => fill(who, [product])))
    const [before, placed] = [await paidOrders(), await ordersPlaced()]
    const buy = async (at: number) => {
      const who = buyers[at]!
      const number = await eventually(
        'the order is placed',
        async () => {
          // A key that somebody held who died is free again after half a minute; here its holder lives, so it is free at once.
          const answer = await place(who, carts[at]!, { idempotency_key: `restart-order-${at}` }).catch(() => null)
          if (answer?.status === 201) return answer.body.number as string
          // As a person does: an address that asks hundreds of times a minute is made to wait.
          await new Promise((done) => setTimeout(done, 500))
          return null
        },
        100_000,
      )
      // Whose answer was lost asks again, and finds the order paid when the bank had told the shop already.
      await eventually(
        'it can be paid',
        async () => {
          const done = await pay(who, number).then(
            (way) => way.includes('order='),
            () => false,
          )
          const [order] = await sql`select payment_state from shop_order where number = ${number}`.catch(() => [])
          return done || order?.['payment_state'] === 'paid'
        },
        60_000,
      )
      return number
    }
    const buying = Promise.all(buyers.map((_, index) => buy(index)))
    const { port } = server
    await eventually('some orders are placed', async () => (await ordersPlaced()) > placed)
    await server.stop()
    await start(port)
    expect(new Set(await buying).size).toBe(crowd)
    await eventually(
      'all are paid',
      async () => {
        // The bank repeats by its own clock what found nobody home.
        await sql`update sandbox_notification set due_at = least(due_at, now()) where delivered_at is null and due_at is not null`
        return (await paidOrders()) === before + crowd
      },
      90_000,
    )
    expect(await sql`select stock as left from product where id = ${product}`).toEqual([{ left: 100 - crowd }])
    await expectBooksBalance(sql)
  })
})
