/**
 * A simulated 23 April, from nine to nine, on three nodes of one database: at its height a hundred times a normal hour, 60 % of it searches and
 * products, 2 % guests who buy to the end. Visitors come when they come, however long answers take. SECONDS says how long the day lasts (96),
 * PEAK how much is asked a second at its height (40), PICTURE where it is drawn.
 */
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { buyer } from '../../benchmarks/buyers.ts'
import { paidOf, productsWithStock } from '../../benchmarks/checkout.sql.ts'
import { orderAndPay, prepare } from '../../benchmarks/checkout-steps.ts'
import { questions } from '../../benchmarks/questions.sql.ts'
import { mostSold } from './database.sql.ts'
import { differences, openNode, openPlace, secret } from './nodes.ts'
import { pictureOf, type Step } from './sant-jordi-picture.ts'
import type { Trial } from './trial.ts'

export const needs: string[] = []

const daySeconds = Number(process.env['SECONDS'] || 96)
const peak = Number(process.env['PEAK'] || 40)
const steps = 48
const [opens, closes] = [9, 21] as const

/** How much of the height an hour has: a normal hour at the ends, the height at noon, less after lunch, and again at seven. */
function shareAt(hour: number): number {
  const hill = (middle: number, spread: number, height: number) => height * Math.exp(-(((hour - middle) / spread) ** 2))
  return Math.min(1, 0.01 + hill(12.3, 1.5, 0.99) + hill(18.6, 1.7, 0.8))
}

interface Kept extends Step {
  times: number[]
}

const dividing = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** One answer, whole. @returns its status; 0 where there was none */
const fetched = (agent: Agent, url: string, path: string, address: string, access: string) =>
  new Promise<number>((resolve) => {
    const { hostname, port } = new URL(url)
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': 'br',
      ...(path.startsWith('/api') && { authorization: `Bearer ${access}` }),
    }
    const sent = request({ agent, hostname, port, path, headers, timeout: 30_000 }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(0)).end()
  })

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const nodes: Awaited<ReturnType<typeof openNode>>[] = []
  try {
    for (const name of ['a', 'b', 'c']) nodes.push(await openNode(place, name, { within: 300_000 }))
    const urls = nodes.map(({ url }) => url)
    const access = await anonymousToken(secret)
    const [asked, viewed, sold] = await Promise.all([
      questions(place.sql, 2_000),
      mostSold(place.sql, 2_000),
      productsWithStock(place.sql, 200),
    ])
    const agent = new Agent({ keepAlive: true, maxSockets: 200 })
    const often = <T>(items: readonly T[]): T => items[Math.floor(items.length * Math.random() ** 3)]!
    // Of a hundred: 30 searches, 30 products, 38 others; the two that buy are counted apart.
    const paths = [
      { share: 30, of: () => `/es/buscar?${often(asked)}` },
      { share: 30, of: () => `/api/products/${often(viewed)}/?store=T013&lang=es` },
      { share: 18, of: () => ['/es', '/ca', '/en'][Math.floor(Math.random() * 3)]! },
      { share: 14, of: () => `/es/libros?page=${1 + Math.floor(Math.random() * 20)}` },
      { share: 6, of: () => `/api/suggest/?store=T013&lang=es&q=${often(asked).slice(2, 6)}` },
    ]
    const pathNow = () => {
      let at = Math.random() * 98
      for (const { share, of } of paths) {
        at -= share
        if (at <= 0) return of()
      }
      return '/es'
    }
    for (const url of urls) for (const { of } of paths) await fetched(agent, url, of(), '10.0.0.1', access)
    const load = { before: loadavg()[0]!, after: 0 }
    const kept: Kept[] = Array.from({ length: steps }, (_, index) => ({
      hour: opens + ((index + 0.5) / steps) * (closes - opens),
      ...{ asked: 0, answered: 0, refused: 0, failed: 0, p50: 0, p95: 0, paid: 0, times: [] },
    }))
    const numbers: string[] = []
    const troubles: string[] = []
    const underway: Promise<void>[] = []
    let serial = 0
    const visit = async (step: Kept) => {
      step.asked += 1
      const at = serial++
      const url = urls[at % urls.length]!
      const begun = performance.now()
      if (Math.random() < 0.02) {
        try {
          const by = buyer(url, access, 1_000 + at)
          const number = await orderAndPay(by, { secret, ready: await prepare(by, often(sold).id, Date.now() * 1_000 + at) })
          numbers.push(number)
          step.paid += 1
          step.answered += 1
        } catch (error) {
          step.failed += 1
          troubles.push(String(error instanceof Error ? error.message : error).slice(0, 160))
        }
        return
      }
      const path = pathNow()
      const status = await fetched(agent, url, path, `10.${(at >> 14) & 255}.${(at >> 6) & 255}.${at & 63}`, access)
      step.times.push(performance.now() - begun)
      if (status === 200 || status === 304) step.answered += 1
      else if (status === 429 || status === 503) step.refused += 1
      else {
        step.failed += 1
        troubles.push(`${path}: ${status}`)
      }
    }
    const begun = performance.now()
    let owed = 0
    for (let before = 0, now = 0; now < daySeconds; before = now) {
      await wait(20)
      now = Math.min(daySeconds, (performance.now() - begun) / 1_000)
      const step = kept[Math.min(steps - 1, Math.floor((now / daySeconds) * steps))]!
      owed += shareAt(step.hour) * peak * (now - before)
      for (; owed >= 1; owed -= 1) underway.push(visit(step))
    }
    await Promise.all(underway)
    load.after = loadavg()[0]!
    agent.destroy()
    for (const step of kept) Object.assign(step, { p50: dividing(step.times, 0.5), p95: dividing(step.times, 0.95) })
    const sum = (of: (step: Kept) => number) => kept.reduce((all, step) => all + of(step), 0)
    const most = kept.reduce((a, b) => (b.asked > a.asked ? b : a))
    const all = kept.flatMap(({ times }) => times)
    const [differing, paid] = [await differences(place), await paidOf(place.sql, numbers)]
    const machine = `${cpus().length} cores that others used too (load ${load.before.toFixed(0)} before, ${load.after.toFixed(0)} after)`
    if (process.env['PICTURE'])
      writeFileSync(
        process.env['PICTURE'],
        pictureOf(kept, daySeconds / steps, `The day in ${daySeconds} s, up to ${peak} a second, all of it on ${machine}`),
      )
    return [
      {
        what: `Sant Jordi in ${daySeconds} s on three nodes, up to ${peak} a second, on ${machine}`,
        seen: `${sum(({ asked }) => asked)} asked, ${sum(({ refused }) => refused)} refused, ${sum(({ failed }) => failed)} failed${troubles[0] ? ` (${troubles[0]})` : ''}`,
        wanted: '0 failed; refused in order where it is too much',
        met: sum(({ failed }) => failed) === 0,
      },
      {
        what: 'Sant Jordi: answers at its height and over the day',
        seen: `half within ${most.p50.toFixed(0)} ms, 95 % within ${most.p95.toFixed(0)} ms; ${dividing(all, 0.5).toFixed(0)} and ${dividing(all, 0.95).toFixed(0)} ms`,
        wanted: 'a figure, no verdict: others compute here too',
        met: true,
      },
      {
        what: 'Sant Jordi: who bought',
        seen: `${numbers.length} guests to the end, ${paid} orders paid, ${differing} differences`,
        wanted: 'as many orders as guests, 0 differences',
        met: paid === numbers.length && differing === 0 && numbers.length > 0,
      },
    ]
  } finally {
    for (const node of nodes) await node.kill()
    await place.close()
  }
}
