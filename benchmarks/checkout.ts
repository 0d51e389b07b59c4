/** Carts and orders on the whole catalogue: how many a second, and that the last copies are sold once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openShop } from '#tests/support/running-shop.ts'
import { buyer, underLoad } from './buyers.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import { copiesOf, lastCopies, paidOf, productsWithStock } from './checkout.sql.ts'
import { orderAndPay, place, prepare, type Ready } from './checkout-steps.ts'
import { computedBy } from './machine.ts'
import { count, type Measure, residentMegabytes } from './measure.ts'

const connections = 10
const cartsMade = 3_000
const ordersMade = 600
const secret = 'the secret of a shop that only benchmarks visit'
export async function run(): Promise<Measure[]> {
  const catalogue = await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-checkout-'))
  const shop = await openShop({ dataDir, environment: { DATABASE_URL: catalogue.url, SECRET: secret, DEMO_CATALOGUE: 'false' } })
  const sql = connectForLongWork(catalogue.url, { max: 2 })
  try {
    const access = await anonymousToken(secret)
    const buyers = Array.from({ length: 400 }, (_, index) => buyer(shop.url, access, index + 1))
    const by = (serial: number) => buyers[serial % buyers.length]!
    const products = await productsWithStock(sql, 400)
    const productFor = (serial: number) => products[serial % products.length]!.id
    const serials = (count: number) => Array.from({ length: count }, (_, serial) => serial)

    const line = async (serial: number) => {
      const { pk } = await by(serial).call<{ pk: string }>('POST', '/cart/', {})
      await by(serial).call('POST', '/cart/line/', { cart: pk, product: productFor(serial), quantity: 1 })
    }
    await underLoad(serials(300), connections, line)
    const byCarts = computedBy(shop.pid)
    const carts = await underLoad(serials(cartsMade), connections, line)
    const cartCost = costOf(byCarts(), cartsMade)

    const ready: Ready[] = []
    const makeReady = async (serial: number) => {
      ready[serial] = await prepare(by(serial), productFor(serial), serial)
    }
    await underLoad(serials(60), connections, makeReady)
    const byReady = computedBy(shop.pid)
    await underLoad(serials(ordersMade), connections, (serial) => makeReady(serial + 60))
    const readyCost = costOf(byReady(), ordersMade)
    await underLoad(serials(60), connections, async (serial) => {
      await orderAndPay(by(serial), { secret, ready: ready[serial]! })
    })
    const numbers: string[] = []
    const byOrders = computedBy(shop.pid)
    const orders = await underLoad(serials(ordersMade), connections, async (serial) => {
      numbers.push(await orderAndPay(by(serial + 60), { secret, ready: ready[serial + 60]! }))
    })
    const orderCost = costOf(byOrders(), ordersMade)
    const unpaid = ordersMade - (await paidOf(sql, numbers))

    const last = await lastCopies(sql, 10)
    const wanting = await Promise.all(serials(50).map((serial) => prepare(by(serial), last, 10_000 + serial)))
    const outcomes = await Promise.all(
      wanting.map((item, serial) =>
        by(serial)
          .call('POST', '/order/', place(secret, item))
          .then(
            () => true,
            () => false,
          ),
      ),
    )
    const sold = outcomes.filter(Boolean).length
    const left = await copiesOf(sql, last)
    return [
      {
        what: `new cart and first line, ${connections} connections`,
        figure: `${carts.perSecond.toFixed(0)} /s, p95 ${carts.p95.toFixed(1)} ms, ${told(cartCost)}`,
        budget: '≥ 700 /s, ≤ 2.2 ms',
        met: carts.perSecond >= 700 && sum(cartCost) <= 2.2,
      },
      {
        what: `order placed, paid and notified, ${connections} connections`,
        figure: `${orders.perSecond.toFixed(0)} /s, p50 ${orders.p50.toFixed(0)} ms, p95 ${orders.p95.toFixed(0)} ms${unpaid > 0 ? `, ${unpaid} not paid` : ''}`,
        budget: '≥ 150 /s, p95 ≤ 120 ms',
        met: unpaid === 0 && orders.perSecond >= 150 && orders.p95 <= 120,
      },
      {
        what: 'guest checkout to paid, from the guest on',
        figure: `${told({ node: readyCost.node + orderCost.node, pg: readyCost.pg + orderCost.pg })}, of it the order ${told(orderCost)}`,
        budget: '≤ 20 ms',
        met: sum(readyCost) + sum(orderCost) <= 20,
      },
      {
        what: '50 buyers at once, stock 10',
        figure: `${sold} orders, ${left} left`,
        budget: '10 orders, 0 left',
        met: sold === 10 && left === 0,
      },
      memory(residentMegabytes(shop.pid)),
    ]
  } finally {
    await shop.stop()
    await sql.end()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds of processor of each of so many, of this shop's process and of PostgreSQL. */
interface Cost {
  node: number
  pg: number
}

const costOf = ({ node, pg }: Cost, times: number): Cost => ({ node: node / times, pg: pg / times })
const sum = ({ node, pg }: Cost) => node + pg
const told = ({ node, pg }: Cost) => `${node.toFixed(2)} + ${pg.toFixed(2)} ms of processor`

const memory = (held: number | null): Measure => ({
  what: 'memory of the shop after that',
  figure: held === null ? 'unknown here' : `${count(held)} MB`,
  budget: '≤ 600 MB',
  met: held !== null && held <= 600,
})
