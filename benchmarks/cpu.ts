/**
 * CPU time of the server for a request of each kind. With BENCH_OTHER (the folder of another checkout) both are measured in turns, so that
 * a busy machine troubles both alike, each on a database of its own, so that neither does the other's background work.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { openDatabase } from '#importers/database.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { type Buyer, buyer, underLoad } from './buyers.ts'
import { productsWithStock } from './checkout.sql.ts'
import { orderAndPay, prepare, type Ready } from './checkout-steps.ts'
import type { Measure } from './measure.ts'
import { processorSeconds } from './measure.ts'

const secret = 'the secret of a shop that only benchmarks visit'
const connections = 10
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 8)
/** Rounds that do not count: each connection learns each statement, and the machine its code. */
const warmUp = 4
const words = ['alhambra', 'granada', 'historia', 'jardin', 'poesia', 'palacio', 'arte', 'islam']
/** Guests made ready in one step of a round, who order in the next. */
const atOnce = 100

/** Milliseconds that a process has computed so far. */
const computed = (pid: number): number => (processorSeconds(pid) ?? Number.NaN) * 1_000

type Acts = Record<string, { times: number; act: (by: Buyer, serial: number) => Promise<unknown> }>

interface Contestant {
  shop: RunningShop
  acts: Acts
  buyers: Buyer[]
  /** Milliseconds of each round for each kind. */
  spent: Record<string, number[]>
  serial: number
}

export async function run(): Promise<Measure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-cpu-'))
  const opened: (() => Promise<unknown>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })]
  const contestants: Contestant[] = []
  try {
    const access = await anonymousToken(secret)
    for (const checkout of [undefined, process.env['BENCH_OTHER']].slice(0, process.env['BENCH_OTHER'] ? 2 : 1)) {
      const first = contestants.length * 100_000
      const own = path.join(dataDir, String(first))
      const database = await openDatabase({ DATA_DIR: own })
      opened.push(database.close)
      const environment = { DATABASE_URL: database.url, SECRET: secret, PAGES: 'false', LOG_LEVEL: 'error' }
      const shop = await openShop({ dataDir: own, environment, checkout })
      opened.push(shop.stop)
      const sql = connectForLongWork(database.url, { max: 2 })
      const products = (await productsWithStock(sql, 200)).map(({ id }) => id)
      await sql.end()
      const buyers = Array.from({ length: 400 }, (_, index) => buyer(shop.url, access, first + index + 1))
      contestants.push({ shop, acts: actsOn(products), buyers, spent: {}, serial: first })
    }
    const kinds = Object.keys(contestants[0]!.acts)
    for (let round = -warmUp; round < rounds; round++)
      for (const kind of kinds)
        for (const contestant of round % 2 ? contestants : contestants.toReversed())
          await spend(contestant, { kind, counts: round >= 0 })
    return kinds.map((kind) => told(kind, contestants))
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

function actsOn(products: readonly number[]): Acts {
  const productFor = (serial: number) => products[serial % products.length]!
  const waiting = new Map<number, Ready>()
  return {
    product: { times: 800, act: (by, serial) => by.get(`/products/${productFor(serial)}/`) },
    search: {
      times: 600,
      act: (by, serial) => by.get(`/products/?search=${words[serial % words.length]}&page=${1 + (serial % 3)}`),
    },
    cart: {
      times: 300,
      async act(by, serial) {
        const { pk } = await by.call<{ pk: string }>('POST', '/cart/', {})
        await by.call('POST', '/cart/line/', { cart: pk, product: productFor(serial), quantity: 1 })
      },
    },
    delivery: {
      times: atOnce,
      async act(by, serial) {
        waiting.set(serial, await prepare(by, productFor(serial), serial))
      },
    },
    checkout: {
      times: atOnce,
      async act(by, serial) {
        await orderAndPay(by, { secret, ready: waiting.get(serial - atOnce) ?? (await prepare(by, productFor(serial), serial)) })
      },
    },
  }
}

async function spend(contestant: Contestant, { kind, counts }: { kind: string; counts: boolean }) {
  const { times, act } = contestant.acts[kind]!
  const serials = Array.from({ length: times }, () => contestant.serial++)
  const before = computed(contestant.shop.pid)
  await underLoad(serials, connections, async (serial) => {
    await act(contestant.buyers[serial % contestant.buyers.length]!, serial)
  })
  if (counts) contestant.spent[kind] = [...(contestant.spent[kind] ?? []), (computed(contestant.shop.pid) - before) / times]
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function told(kind: string, contestants: readonly Contestant[]): Measure {
  const [here, other] = contestants.map(({ spent }) => median(spent[kind] ?? []))
  const compared = other === undefined ? '' : `, there ${other.toFixed(2)} ms: ${((here! / other - 1) * 100).toFixed(1)} %`
  return {
    what: `${kind}: CPU of the server a request`,
    figure: `${here!.toFixed(2)} ms${compared}`,
    budget: 'at most 3 % more',
    met: other === undefined || here! <= other * 1.03,
  }
}
