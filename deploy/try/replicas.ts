/** A PostgreSQL with two streaming replicas that answer what may be some seconds old: whether they do, what they never answer, and one or both away. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectForLongWork } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openStaffSession } from '#modules/people/staff/sessions.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { followerOf, transactionsOf } from './database.sql.ts'
import { buyAcross, differences, openNode, secret } from './nodes.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

const asks = 300
const guests = 10
/** Seconds within which a change is in the API of every node. */
const soonest = 1

export const needs = ['patroni', 'etcd', 'pg_rewind']

interface Shop {
  cluster: Cluster
  sql: Pool
  nodes: readonly RunningShop[]
  /** Keys of the posts of the magazine, as visitors of a node have them. */
  posts(node: RunningShop): Promise<number[]>
  /** What the node says of each host of DATABASE_READ_URL. */
  standings(): Promise<string>
  replicas: number[]
}

/** @throws Error with what the node said last, where it does not come to that */
async function comesTo({ standings }: Shop, wanted: string, seconds = 60): Promise<void> {
  let said = ''
  const isSo = async () => {
    said = await standings()
    return said === wanted
  }
  await until(wanted, isSo, seconds).catch((error: Error) => {
    throw new Error(`${error.message}; the node says ${said}`)
  })
}

async function editor(sql: Pool): Promise<string> {
  const { id } = await createStaff(sql, {
    email: 'editor@staff.example',
    name: 'Editor',
    password: 'twelve pomegranates',
    roles: ['marketing', 'admin'],
    storeCode: null,
  })
  const session = {
    staffId: id,
    now: new Date(),
    factorMissing: false,
    tillId: null,
    medium: 'command',
    device: 'trial',
    address: null,
  } as const
  return sql.begin((tx) => openStaffSession(tx, session))
}

async function bothRead({ cluster, nodes, posts, replicas }: Shop): Promise<Trial> {
  const done = async () => {
    // What a connection did is told after a moment.
    await wait(12_000)
    return Promise.all(replicas.map((index) => transactionsOf(cluster.admins[index]!)))
  }
  const before = await done()
  let answered = 0
  for (let index = 0; index < asks; index++) if ((await posts(nodes[0]!)).length > 0) answered += 1
  const shares = (await done()).map((count, index) => count - before[index]!)
  return {
    what: `Replicas: ${asks} pages of the magazine asked for`,
    seen: `${answered} answered; ${shares.join(' and ')} transactions at the two`,
    wanted: 'all answered, at both',
    met: answered === asks && shares.every((share) => share > asks / 2),
  }
}

/** Both replicas stand still: what was read there is now old, and nobody may be shown it who wrote since. */
async function ownWrites(shop: Shop): Promise<Trial[]> {
  const { cluster, sql, nodes, posts, replicas } = shop
  const token = await editor(sql)
  const before = await posts(nodes[0]!)
  // Patroni lets go on whatever was paused by a statement.
  const followers = await Promise.all(replicas.map((index) => followerOf(cluster.admins[index]!)))
  const hold = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const follower of followers) process.kill(follower, signal)
  }
  hold('SIGSTOP')
  const taken = before[0]!
  const answer = await fetch(`${nodes[0]!.url}/api/staff/magazine/${taken}/unpublish/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const wrote = performance.now()
  const atOnce = !(await posts(nodes[0]!)).includes(taken)
  await until('the other node has it', async () => !(await posts(nodes[1]!)).includes(taken))
  const elsewhere = (performance.now() - wrote) / 1_000
  const bought = await buyAcross(
    { sql },
    nodes.map(({ url }) => url),
    guests,
  )
  await comesTo(shop, 'behind,behind,primary')
  hold('SIGCONT')
  const resumed = performance.now()
  await comesTo(shop, 'primary,read,read')
  const back = (performance.now() - resumed) / 1_000
  return [
    {
      what: 'Replicas: both stand still, and an editor takes a post away',
      seen: `${answer.status}; ${atOnce ? 'gone' : 'still there'} in the next answer of that node, of the other after ${elsewhere.toFixed(1)} s`,
      wanted: `gone at once, elsewhere within ${soonest} s`,
      met: answer.ok && atOnce && elsewhere <= soonest,
    },
    {
      what: `Replicas: both stand still, and ${guests} guests buy, each call answered by another node`,
      seen: `${bought.paid} paid${bought.refused.length > 0 ? `, ${bought.refused[0]}` : ''}; both left aside, read again ${back.toFixed(1)} s after they went on`,
      wanted: 'all paid',
      met: bought.paid === guests,
    },
  ]
}

/** Both replicas break down while the magazine is read: the primary answers. */
async function bothAway(shop: Shop): Promise<Trial[]> {
  const { cluster, sql, nodes, posts, replicas } = shop
  let [going, answered, failed] = [true, 0, 0]
  const reading = (async () => {
    while (going) {
      const got = await posts(nodes[0]!).catch(() => [])
      if (got.length > 0) answered += 1
      else failed += 1
      await wait(10)
    }
  })()
  for (const index of replicas) {
    await cluster.kill(index)
    await wait(2_000)
  }
  await comesTo(shop, 'away,away,primary')
  // With nobody to keep each order twice, the cluster lets the primary go on alone after a moment.
  await until('orders go on', async () => (await buyAcross({ sql }, [nodes[0]!.url], 1)).paid === 1, 60)
  const away = answered
  for (const index of replicas) cluster.begin(index)
  await comesTo(shop, 'primary,read,read', 120)
  going = false
  await reading
  const differing = await differences({ sql })
  return [
    {
      what: 'Replicas: both killed (kill -9) while pages of the magazine are asked for, and begun again',
      seen: `${answered} answered, ${away} of them until orders went on, ${failed} failed; ${differing} differences in the books`,
      wanted: '0 failed, 0 differences',
      met: failed === 0 && away > 0 && differing === 0,
    },
  ]
}

export async function run(): Promise<Trial[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  chmodSync(folder, 0o755)
  const nodes: RunningShop[] = []
  let cluster: Cluster | undefined
  let sql: Pool | undefined
  try {
    cluster = await openCluster(folder)
    const place = { folder, url: cluster.url }
    const environment = { PAGES: 'false', CALLS_PER_MINUTE: '100000', DATABASE_READ_URL: cluster.url, DATABASE_READ_LAG: '2' }
    for (const name of ['a', 'b']) nodes.push(await openNode(place, name, { environment, within: 600_000 }))
    sql = connectForLongWork(cluster.url, { max: 2 })
    const authorization = `Bearer ${await anonymousToken(secret)}`
    const primary = await cluster.primary()
    const shop: Shop = {
      cluster,
      sql,
      nodes,
      replicas: cluster.admins.flatMap((_, index) => (index === primary ? [] : [index])),
      async posts({ url }) {
        const answer = await fetch(`${url}/api/magazine/?store=T013&lang=es`, { headers: { authorization } })
        if (!answer.ok) throw new Error(`The magazine answered ${answer.status}`)
        return ((await answer.json()) as { items: { id: number }[] }).items.map(({ id }) => id)
      },
      async standings() {
        const { replicas } = (await (await fetch(`${nodes[0]!.url}/health/ready`)).json()) as { replicas: string[] }
        return replicas.toSorted().join()
      },
    }
    await comesTo(shop, 'primary,read,read')
    return [await bothRead(shop), ...(await ownWrites(shop)), ...(await bothAway(shop))]
  } finally {
    await sql?.end({ timeout: 5 })
    for (const node of nodes) await node.kill()
    await cluster?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
