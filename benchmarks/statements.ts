/** What a guest's way to the paid order asks of the database: how many statements, and how often the log goes to the disk. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openCountedShop } from '#tests/support/counted-shop.ts'
import { type Buyer, buyer, underLoad } from './buyers.ts'
import { flushes, paidOf, productsWithStock } from './checkout.sql.ts'
import { orderAndPay, prepare } from './checkout-steps.ts'
import { type Measure, settle } from './measure.ts'
import { fillSyntheticCatalogue } from './synthetic-catalogue.sql.ts'

const secret = 'the secret of a shop that only benchmarks visit'
const atOnce = 10
const guests = 200
/** Guests who do not count: the first of them fills what is kept. */
const warmUp = 20
/** Longer than a process of PostgreSQL keeps to itself what it has counted. */
const untilTold = 11_000

/** In this process, without what works in the background: nothing else asks the database. */
export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-statements-'))
  const server = await startEmbedded({ dataDir: path.join(folder, 'postgres') })
  const opened: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true }), server.stop]
  try {
    await migrate(server.url)
    const filling = connectForLongWork(server.url, { max: 2 })
    await fillSyntheticCatalogue(filling, 400)
    await refreshAll(filling)
    await filling.end({ timeout: 5 })
    const { url, sql, stop: close } = await openCountedShop(server.url, { secret, dataDir: folder })
    opened.push(close)
    const access = await anonymousToken(secret)
    const products = await productsWithStock(sql, 100)
    const guest = (serial: number): Buyer => buyer(url, access, serial + 1)
    const order = async (serial: number): Promise<string> => {
      const by = guest(serial)
      return orderAndPay(by, { secret, ready: await prepare(by, products[serial % products.length]!.id, serial) })
    }

    const numbers: string[] = []
    const serials = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
    await underLoad(serials(0, warmUp), atOnce, async (serial) => void (await order(serial)))
    // Of two, the one that asks less: what a process keeps for ten seconds may just end, and belongs to no guest.
    const counted: string[][] = []
    for (const serial of serials(warmUp, 2)) {
      const texts: string[] = []
      const stop = sql.watch((text) => texts.push(text.trim().slice(0, 12).toLowerCase()))
      numbers.push(await order(serial))
      stop()
      counted.push(texts)
    }
    const [asked = []] = counted.toSorted((a, b) => a.length - b.length)
    const around = asked.filter((text) => /^(begin|commit|start)/.test(text)).length

    await settle(untilTold)
    const before = await flushes(sql)
    await underLoad(serials(warmUp + 2, guests), atOnce, async (serial) => void numbers.push(await order(serial)))
    await settle(untilTold)
    const each = ((await flushes(sql)) - before) / guests
    const unpaid = numbers.length - (await paidOf(sql, numbers))
    return [
      {
        what: 'guest checkout to paid, statements',
        figure: `${asked.length}, begin and commit among them ${around}`,
        budget: '≤ 40',
        met: asked.length <= 40,
      },
      {
        what: `the same, flushes of the log, ${atOnce} guests at once`,
        figure: `${each.toFixed(1)}${unpaid > 0 ? `, ${unpaid} not paid` : ''}`,
        budget: '≤ 5',
        met: unpaid === 0 && each <= 5,
      },
    ]
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

if (import.meta.main) for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, figure, budget)
