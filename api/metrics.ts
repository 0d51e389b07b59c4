import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { onSignal } from '#kernel/signals.ts'
import { observedRoute } from './observed-route.ts'

/** In seconds: a kept page takes a tenth of a millisecond, a report may take a minute. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** A figure that is read when somebody asks for the metrics. */
export interface Read {
  name: string
  help: string
  labels?: readonly string[]
  read: () => Promise<readonly Figure[]> | readonly Figure[]
}

interface Figure {
  labels?: Record<string, string>
  value: number
}

/** What this process counts, beside what Node says of itself: requests, refusals, searches in vain, duties. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by call or screen, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [this.registry],
  })
  readonly #failed = new Gauge({
    name: 'shop_read_failed',
    help: '1 for a figure that could not be read',
    labelNames: ['figure'],
    registers: [this.registry],
  })
  readonly #reads: (() => Promise<void>)[] = []
  readonly #silence: (() => void)[]

  constructor() {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    const refused = new Counter({
      name: 'shop_refused_total',
      help: 'Refusals by code, copies that nobody could have among them',
      labelNames: ['code'],
      registers,
    })
    const missed = new Counter({
      name: 'shop_search_missed_total',
      help: 'Searches without filters that found nothing',
      registers,
    })
    const duties = new Histogram({
      name: 'shop_duty_duration_seconds',
      help: 'What runs in the background, by duty and whether it failed',
      labelNames: ['duty', 'failed'],
      buckets,
      registers,
    })
    const cached = new Counter({
      name: 'shop_cache_asked_total',
      help: 'What was asked of pages and answers kept in memory: kept, late while made anew, none',
      labelNames: ['cache', 'found'],
      registers,
    })
    const slow = new Counter({
      name: 'shop_statements_slow_total',
      help: 'Statements that took longer than DATABASE_SLOW_STATEMENT',
      registers,
    })
    this.#silence = [
      onSignal('refused', ({ code }) => refused.inc({ code })),
      onSignal('search-missed', () => missed.inc()),
      onSignal('duty-ran', ({ name, tookMs, failed }) => duties.observe({ duty: name, failed: String(failed) }, tookMs / 1_000)),
      onSignal('cache-asked', ({ cache, found }) => cached.inc({ cache, found })),
      onSignal('statement-slow', () => slow.inc()),
    ]
  }

  /** Counts the requests of an app to which no call was added yet. */
  count(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { route: observedRoute(request).route, method: request.method, status: String(reply.raw.statusCode) }
      this.#requests.observe(labels, reply.elapsedTime / 1_000)
      done()
    })
  }

  /** Figures that are asked anew each time; one that cannot be read is left out, and `shop_read_failed` says which. */
  read(reads: readonly Read[]): void {
    for (const { name, help, labels = [], read } of reads) {
      const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [this.registry] })
      this.#reads.push(async () => {
        gauge.reset()
        // A figure without labels stands at 0 otherwise, which would be a lie where it is not known.
        if (labels.length === 0) gauge.remove()
        try {
          for (const figure of await read()) gauge.set(figure.labels ?? {}, figure.value)
          this.#failed.set({ figure: name }, 0)
        } catch {
          this.#failed.set({ figure: name }, 1)
        }
      })
    }
  }

  /** All of it as Prometheus reads it. */
  async text(): Promise<string> {
    await Promise.all(this.#reads.map((read) => read()))
    return this.registry.metrics()
  }

  close(): void {
    for (const stop of this.#silence) stop()
    this.registry.clear()
  }
}

/** Gives the metrics at an address of their own, which no visitor reaches: `GET /metrics`. */
export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return server
}
