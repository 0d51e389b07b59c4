/** PostgreSQL with two replicas under Patroni and etcd: its primary is killed while guests buy at two nodes. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectForLongWork } from '#database/connect.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import type { RunningShop } from '#tests/support/running-shop.ts'
import type { Buyer } from '../../benchmarks/buyers.ts'
import { paidOf, productsWithStock } from '../../benchmarks/checkout.sql.ts'
import { orderAndPay, prepare } from '../../benchmarks/checkout-steps.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { differences, openNode, roaming, secret } from './nodes.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

const buyers = 30
const beforeMs = 10_000
const afterMs = 30_000
/** As the page asks on to which a buyer comes back. */
const askEveryMs = 500

export const needs = ['patroni', 'etcd', 'pg_rewind']

interface Bought {
  /** Orders that the bank said were paid. */
  charged: string[]
  /** Orders of which the shop told their buyer that they are paid, with the moment. */
  told: { number: string; at: number }[]
  refused: number
}

/** One guest after the other, until nobody goes on. */
async function buyOn(by: Buyer, products: readonly { id: number }[], bought: Bought, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const serial = Math.floor(Math.random() * 1e12)
    try {
      const ready = await prepare(by, products[serial % products.length]!.id, serial)
      const number = await orderAndPay(by, { secret, ready })
      bought.charged.push(number)
      while (goesOn()) {
        const asked = by.call<{ payment_state: string }>('POST', `/order/${number}/detail/`, ready.signed)
        const order = await asked.catch(() => null)
        if (order?.payment_state === 'paid') {
          bought.told.push({ number, at: performance.now() })
          break
        }
        await wait(askEveryMs)
      }
    } catch {
      bought.refused += 1
      await wait(askEveryMs)
    }
  }
}

const longestPause = (times: readonly number[]) =>
  Math.max(...times.map((at, index) => (index === 0 ? 0 : at - times[index - 1]!))) / 1_000

async function failover(cluster: Cluster, nodes: readonly RunningShop[]): Promise<Trial[]> {
  const sql = connectForLongWork(cluster.url, { max: 2 })
  try {
    const access = await anonymousToken(secret)
    const products = await productsWithStock(sql, 100)
    const bought: Bought = { charged: [], told: [], refused: 0 }
    let open = true
    const urls = nodes.map(({ url }) => url)
    const buying = Array.from({ length: buyers }, (_, index) => buyOn(roaming(urls, access, index), products, bought, () => open))
    await wait(beforeMs)
    const before = await cluster.primary()
    const killed = performance.now()
    await cluster.kill(before)
    await until('another primary', async () => ![before, -1].includes(await cluster.primary()), 60)
    const primaryAfter = (performance.now() - killed) / 1_000
    await wait(afterMs)
    open = false
    await Promise.all(buying)
    await wait(5_000)
    const told = bought.told.map(({ number }) => number)
    const lost = told.length - (await paidOf(sql, told))
    const unpaid = bought.charged.length - (await paidOf(sql, bought.charged))
    const pause = longestPause(bought.told.map(({ at }) => at))
    const since = bought.told.filter(({ at }) => at > killed + primaryAfter * 1_000).length
    const again = performance.now()
    cluster.begin(before)
    await until('the former primary follows', () => cluster.follow(2), 120)
    const followsAfter = (performance.now() - again) / 1_000
    const differing = await differences({ sql })
    return [
      {
        what: `Patroni: the primary killed (kill -9) while ${buyers} guests buy at two nodes`,
        seen: `another after ${primaryAfter.toFixed(1)} s; ${lost} of ${told.length} orders lost that buyers were told are paid, ${since} of them sold by the new one; ${bought.refused} refused`,
        wanted: '0 lost, and it sells on',
        met: lost === 0 && told.length > 0 && since > 0,
      },
      { what: 'Patroni: no order paid for', seen: `${pause.toFixed(1)} s`, wanted: '≤ 15 s', met: pause <= 15 },
      {
        what: 'Patroni: orders charged at the bank whose buyer was told nothing',
        seen: `${unpaid} of ${bought.charged.length} not paid 5 s later, ${differing} differences in the books`,
        wanted: '0, 0 differences',
        met: unpaid === 0 && differing === 0,
      },
      {
        what: 'Patroni: the former primary begun again',
        seen: `follows after ${followsAfter.toFixed(1)} s`,
        wanted: 'it follows the new one',
        met: true,
      },
    ]
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export async function run(): Promise<Trial[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  chmodSync(folder, 0o755)
  const nodes: RunningShop[] = []
  let cluster: Cluster | undefined
  try {
    cluster = await openCluster(folder)
    const place = { folder, url: cluster.url }
    const environment = { PAGES: 'false', CALLS_PER_MINUTE: '100000' }
    for (const name of ['a', 'b']) nodes.push(await openNode(place, name, { environment, within: 600_000 }))
    return await failover(cluster, nodes)
  } finally {
    for (const node of nodes) await node.kill()
    await cluster?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
