/** Prometheus, which reads a shop that sells; each question of the dashboard asked of it; and a collector that is sent traces. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort, type RunningShop } from '#tests/support/running-shop.ts'
import { buyAcross, openNode, openPlace } from './nodes.ts'
import { folderOf, start, until, written } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['prometheus']

const guests = 5

interface Panel {
  title: string
  targets?: { expr: string }[]
}

/** The questions of deploy/grafana.json as Grafana asks them of every node. */
const questions = () =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, '../grafana.json'), 'utf8')) as { panels: Panel[] }).panels.flatMap(
    ({ title, targets = [] }) =>
      targets.map(({ expr }) => ({
        title,
        asked: expr.replaceAll('$instance', '.*').replaceAll(/\$__(rate_)?interval|\$__range/g, '1m'),
      })),
  )

/** Takes what OTLP sends over HTTP. */
async function openCollector() {
  const spans: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (some: Buffer) => {
      text += some.toString()
    })
    request.on('end', () => {
      for (const [, name] of text.matchAll(/"name":"([^"]+)","kind"/g)) spans.push(name!)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, close: () => new Promise((done) => server.close(done)) }
}

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const collector = await openCollector()
  let node: RunningShop | undefined
  let prometheus: ReturnType<typeof start> | undefined
  try {
    const [metrics, port] = [await freePort(), await freePort()]
    const environment = {
      PAGES: 'false',
      CALLS_PER_MINUTE: '100000',
      METRICS_PORT: String(metrics),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    }
    node = await openNode(place, 'seen', { environment, within: 600_000 })
    const folder = folderOf(place.folder, 'prometheus')
    const settings = written(
      path.join(folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '2s', scrape_timeout: '2s' },
        scrape_configs: [{ job_name: 'shop', static_configs: [{ targets: [`127.0.0.1:${metrics}`] }] }],
      }),
    )
    prometheus = start('prometheus', [
      `--config.file=${settings}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ])
    const ask = async (asked: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(asked)}`)
      return (await answer.json()) as { status: string; error?: string; data?: { result: { value: [number, string] }[] } }
    }
    const figure = async (asked: string) => Number((await ask(asked)).data?.result[0]?.value[1] ?? Number.NaN)
    await until('Prometheus reads the shop', async () => (await figure('up')) === 1, 120)
    const orders = 'sum(shop_orders_last_hour{payment="paid"})'
    const before = await buyAcross(place, [node.url], guests)
    await until('the orders are seen', async () => (await figure(orders)) === before.paid, 60)
    // What was counted before is only then seen to rise.
    const after = await buyAcross(place, [node.url], guests)
    const paid = before.paid + after.paid
    await until('the next orders are seen', async () => (await figure(orders)) === paid, 60)
    await until('requests are seen', async () => (await figure('sum(rate(http_request_duration_seconds_count[1m]))')) > 0, 60)
    const refused: string[] = []
    let filled = 0
    for (const { title, asked } of questions()) {
      const { status, error, data } = await ask(asked)
      if (status !== 'success') refused.push(`${title}: ${error}`)
      else if ((data?.result.length ?? 0) > 0) filled += 1
    }
    await until('traces come', async () => collector.spans.some((name) => name.includes('/api/order/')), 60)
    const all = questions().length
    return [
      {
        what: `Prometheus reads a shop in which ${2 * guests} guests buy`,
        seen: `${paid} paid, ${await figure(orders)} orders seen`,
        wanted: 'as many',
        met: (await figure(orders)) === paid,
      },
      {
        what: 'each question of deploy/grafana.json asked of it',
        seen: `${all - refused.length} of ${all} understood, ${filled} with figures${refused[0] ? `; ${refused[0]}` : ''}`,
        wanted: 'all understood, most with figures',
        met: refused.length === 0 && filled > all / 2,
      },
      {
        what: 'a collector of traces (OTLP over HTTP)',
        seen: `${collector.spans.length} spans, ${new Set(collector.spans.filter((name) => name.includes('/api/'))).size} calls among them`,
        wanted: 'the calls of a purchase and their statements',
        met: collector.spans.length > guests * 5,
      },
    ]
  } finally {
    await prometheus?.end()
    await node?.kill()
    await collector.close()
    await place.close()
  }
}
