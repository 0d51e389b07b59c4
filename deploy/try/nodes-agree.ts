/** Three nodes on one database behind HAProxy: they open at once, show the same, and one after the other is replaced. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { productHref } from '#storefront/site/product-href.ts'
import { freePort, type RunningShop } from '#tests/support/running-shop.ts'
import { anyBook, setPrice } from './database.sql.ts'
import { buyAcross, differences, openNode, openPlace, openTogether, type Place, secret } from './nodes.ts'
import type { Trial } from './trial.ts'

const names = ['a', 'b', 'c'] as const
const guests = 30

export const needs = ['haproxy']

async function openBalancer({ folder }: Place, ports: readonly number[]) {
  const port = await freePort()
  const settings = path.join(folder, 'haproxy.cfg')
  writeFileSync(
    settings,
    `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  option redispatch
  retries 3
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src]
  default_backend nodes
backend nodes
  option httpchk GET /health
  default-server check inter 250 fall 1 rise 1
${ports.map((one, index) => `  server ${names[index]} localhost:${one} resolve-prefer ipv4 init-addr libc,last,none`).join('\n')}
`,
  )
  const balancer = spawn('haproxy', ['-q', '-f', settings], { stdio: 'inherit' })
  const gone = new Promise((resolve) => balancer.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(`${url}/health`).catch(() => null))?.ok; tries++) {
    if (tries > 100) throw new Error('HAProxy does not answer')
    await wait(100)
  }
  return {
    url,
    async close() {
      balancer.kill()
      await gone
    },
  }
}

/** Milliseconds until `seen` holds on every node, asked every 50 ms. */
async function until(nodes: readonly RunningShop[], seen: (url: string) => Promise<boolean>): Promise<number> {
  const started = performance.now()
  await Promise.all(
    nodes.map(async ({ url }) => {
      while (!(await seen(url))) {
        if (performance.now() - started > 30_000) return
        await wait(50)
      }
    }),
  )
  return performance.now() - started
}

/** Thirty pages a second for as long as `work` takes. @returns how many were asked for, and what was no page */
async function asking(url: string, pages: readonly string[], work: () => Promise<void>) {
  const failed: string[] = []
  const asked: Promise<void>[] = []
  const timer = setInterval(() => {
    const page = pages[asked.length % pages.length]!
    asked.push(
      fetch(url + page).then(
        async (answer) => {
          await answer.text()
          if (!answer.ok) failed.push(`${page}: ${answer.status}`)
        },
        (error: unknown) => void failed.push(`${page}: ${error}`),
      ),
    )
  }, 33)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  await Promise.all(asked)
  return { asked: asked.length, failed }
}

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const ports = [await freePort(), await freePort(), await freePort()]
  const openAt = (index: number) => openNode(place, names[index]!, { port: ports[index]! })
  const nodes: RunningShop[] = []
  let balancer: Awaited<ReturnType<typeof openBalancer>> | undefined
  try {
    await openTogether(
      nodes,
      names.map((_, index) => openAt(index)),
    )
    balancer = await openBalancer(place, ports)
    const { paid, refused } = await buyAcross(
      place,
      nodes.map(({ url }) => url),
      guests,
    )
    const authorization = `Bearer ${await anonymousToken(secret)}`
    const book = await anyBook(place.sql)
    const detail = async (url: string) => {
      const answer = await fetch(`${url}/api/products/${book.id}/?store=T013&lang=en`, { headers: { authorization } })
      return (await answer.json()) as ProductDetail
    }
    const page = productHref(await detail(nodes[0]!.url), 'en')
    await Promise.all(nodes.map(({ url }) => fetch(url + page)))
    await setPrice(place.sql, book.id, 12_34)
    const inApi = await until(nodes, async (url) => (await detail(url)).price === 12.34)
    await until(nodes, async (url) => (await (await fetch(url + page)).text()).includes('€12.34'))
    await setPrice(place.sql, book.id, 23_45)
    const inPages = await until(nodes, async (url) => (await (await fetch(url + page)).text()).includes('€23.45'))
    const rolling = await asking(balancer.url, ['/es', '/ca/llibres', '/en/books', page], async () => {
      for (const index of names.keys()) {
        await nodes[index]!.stop()
        nodes[index] = await openAt(index)
        await wait(1_000)
      }
    })
    const dying = buyAcross(
      place,
      nodes.map(({ url }) => url),
      guests,
    )
    await wait(1_500)
    await nodes[2]!.kill()
    const meanwhile = await dying
    nodes[2] = await openAt(2)
    await wait(3_000)
    const differing = await differences(place)
    return [
      {
        what: 'three first starts at once, with the demo catalogue',
        seen: `${nodes.length} open; ${paid} of ${guests} orders paid, each call on another node${refused[0] ? ` (${refused[0]})` : ''}`,
        wanted: 'all',
        met: paid === guests,
      },
      {
        what: 'a price changed, in the API of all nodes',
        seen: `${inApi.toFixed(0)} ms`,
        wanted: '≤ 1,000 ms',
        met: inApi <= 1_000,
      },
      {
        what: 'a price changed, in the pages of all nodes',
        seen: `${inPages.toFixed(0)} ms`,
        wanted: '≤ 2,000 ms',
        met: inPages <= 2_000,
      },
      {
        what: 'each node replaced behind HAProxy, at 30 pages a second',
        seen: `${rolling.failed.length} of ${rolling.asked} failed${rolling.failed[0] ? ` (${rolling.failed[0]})` : ''}`,
        wanted: '0 failed',
        met: rolling.failed.length === 0,
      },
      {
        what: 'a node killed (kill -9) while guests buy, then opened again',
        seen: `${meanwhile.paid} of ${guests} paid, ${differing} differences in the books`,
        wanted: '0 differences',
        met: differing === 0,
      },
    ]
  } finally {
    await balancer?.close()
    for (const node of nodes) await node.kill()
    await place.close()
  }
}
