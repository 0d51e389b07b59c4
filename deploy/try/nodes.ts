/** Nodes of one shop on one database, and buyers who go from one to the other. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { runningAddress, startEmbedded } from '#database/embedded/start.ts'
import type { Pool } from '#kernel/db.ts'
import { differencesOf, reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { type Buyer, buyer, underLoad } from '../../benchmarks/buyers.ts'
import { productsWithStock } from '../../benchmarks/checkout.sql.ts'
import { orderAndPay, prepare } from '../../benchmarks/checkout-steps.ts'

export const secret = 'the secret of a shop that is only tried'

export interface Place {
  folder: string
  url: string
  port: number
  sql: Pool
  close(): Promise<void>
}

/** A PostgreSQL of its own, empty, in a folder that goes with it. */
export async function openPlace(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  const dataDir = path.join(folder, 'postgres')
  const server = await startEmbedded({ dataDir })
  // Over TCP, as nodes and poolers reach a server of others.
  const url = runningAddress(dataDir)!
  const sql = connectForLongWork(url, { max: 2 })
  return {
    folder,
    url,
    port: server.port,
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One more node, with a folder of its own for what it keeps. */
export const openNode = (
  { folder, url }: Pick<Place, 'folder' | 'url'>,
  name: string,
  {
    port,
    environment = {},
    checkout,
    // A machine that others use too takes minutes over a demo catalogue.
    within = 600_000,
  }: { port?: number; environment?: Record<string, string>; checkout?: string; within?: number } = {},
): Promise<RunningShop> =>
  openShop({
    dataDir: path.join(folder, name),
    ...(port !== undefined && { port }),
    ...(checkout !== undefined && { checkout }),
    within,
    environment: { DATABASE_URL: url, SECRET: secret, PAGES_PER_MINUTE: '100000', ...environment },
  })

/** Several at once, put among the nodes as soon as they are open: when one does not open, the others can be ended. @throws what kept it */
export async function openTogether(nodes: RunningShop[], opening: readonly Promise<RunningShop>[]): Promise<void> {
  const opened = await Promise.allSettled(opening)
  for (const one of opened) if (one.status === 'fulfilled') nodes.push(one.value)
  for (const one of opened) if (one.status === 'rejected') throw one.reason
}

/** A buyer whose every call another node answers. */
export function roaming(urls: readonly string[], access: string, index: number): Buyer {
  const everywhere = urls.map((url) => buyer(url, access, index))
  let turn = index
  const next = () => everywhere[turn++ % everywhere.length]!
  return {
    get: (...asked) => next().get(...asked),
    call: (...asked) => next().call(...asked),
    form: (...asked) => next().form(...asked),
  }
}

export interface Bought {
  paid: number
  refused: string[]
}

/** So many guests buy a book and pay, ten at once. Whoever is refused is counted, with what was said; nobody tries again. */
export async function buyAcross({ sql }: Pick<Place, 'sql'>, urls: readonly string[], guests: number): Promise<Bought> {
  const access = await anonymousToken(secret)
  const products = await productsWithStock(sql, 50)
  const refused: string[] = []
  const serials = Array.from({ length: guests }, (_, serial) => serial)
  await underLoad(serials, 10, async (serial) => {
    const by = roaming(urls, access, Math.floor(Math.random() * 60_000))
    try {
      const ready = await prepare(by, products[serial % products.length]!.id, Date.now() * 1_000 + serial)
      await orderAndPay(by, { secret, ready })
    } catch (error) {
      refused.push(String(error instanceof Error ? error.message : error).slice(0, 200))
    }
  })
  return { paid: guests - refused.length, refused }
}

/** In how many places the books disagree. */
export const differences = async ({ sql }: Pick<Place, 'sql'>): Promise<number> => differencesOf(await reconcile(sql))
