import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { isTracingSuppressed, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onSignal } from '#kernel/signals.ts'
import { observedRoute } from './observed-route.ts'
import { isOwnRead } from './server-api.ts'

interface Options {
  /** Where the collector is; it takes traces at /v1/traces. */
  endpoint: string
  /** name=value with commas. */
  headers: string | undefined
  /** How many of the requests are traced, from 0 to 1. */
  share: number
  /** Whether a proxy of ours says which trace a request belongs to; from anybody else it is not taken. */
  takesParents: boolean
  version: string
  node: string
}

const longestStatement = 500
const timeoutMs = 10_000

const headersOf = (written = ''): Record<string, string> =>
  Object.fromEntries(
    written.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
    }),
  )

/** What `fetch` says of a request and its answer. */
interface Fetched {
  request: { origin: string | URL; method: string }
  response?: { statusCode: number }
  error?: Error
}
/** What node:http says of them. */
interface Asked {
  request: ClientRequest
  response?: IncomingMessage
  error?: Error
}

/**
 * Traces of requests, with their statements and calls to others, for a collector of OpenTelemetry. A span says which call or screen,
 * which statement without its values, which host: never an address as it was asked, nor who asked.
 */
export class Traces {
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #collector: string
  readonly #takesParents: boolean
  readonly #propagator = new W3CTraceContextPropagator()
  readonly #requests = new WeakMap<FastifyRequest, Span>()
  readonly #calls = new WeakMap<object, Span>()
  readonly #silence: (() => void)[]

  constructor({ endpoint, headers, share, takesParents, version, node }: Options) {
    const url = new URL(endpoint)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`
    this.#collector = url.hostname
    this.#takesParents = takesParents
    const exporter = new OTLPTraceExporter({ url: url.href, headers: headersOf(headers), timeoutMillis: timeoutMs })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': 'palace-shop',
        'service.version': version,
        'service.instance.id': node,
      }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMs })],
    })
    this.#tracer = this.#provider.getTracer('palace-shop', version)
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    this.#silence = [this.#statements(), ...this.#callsOfFetch(), ...this.#callsOfNode()]
  }

  /** Follows the requests of an app to which no call was added yet. */
  follow(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const span = this.#tracer.startSpan(request.method, { kind: SpanKind.SERVER }, this.#parentOf(request))
      this.#requests.set(request, span)
      context.with(trace.setSpan(context.active(), span), done)
    })
    app.addHook('onResponse', (request, reply, done) => {
      const { route, shop, language } = observedRoute(request)
      const status = reply.raw.statusCode
      const span = this.#requests.get(request)
      span?.updateName(`${request.method} ${route}`).setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': status,
        'shop.request_id': request.id,
        ...(shop && { 'shop.code': shop }),
        ...(language && { 'shop.language': language }),
      })
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      done()
    })
    app.addHook('onRequestAbort', (request, done) => {
      this.#requests.get(request)?.setAttribute('shop.aborted', true).end()
      done()
    })
  }

  /** Sends what is kept. */
  flush(): Promise<void> {
    return this.#provider.forceFlush()
  }

  async close(): Promise<void> {
    for (const stop of this.#silence) stop()
    await this.#provider.shutdown().catch(() => {})
    context.disable()
  }

  /** What a page asks of the shop itself is part of the page; what others ask begins anew, or goes on where a proxy of ours began. */
  #parentOf(request: FastifyRequest): Context {
    if (isOwnRead(request)) return context.active()
    return this.#takesParents ? this.#propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT
  }

  #statements(): () => void {
    return onSignal('statement-asked', (statement) => {
      // Duties look for work every few seconds: alone their statements tell nothing.
      if (!trace.getSpan(context.active())?.isRecording()) return
      const operation = statement.text.trimStart().slice(0, 20).split(/\W/, 1)[0]!.toUpperCase()
      const text = statement.text
        .slice(0, 4 * longestStatement)
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, longestStatement)
      const span = this.#tracer.startSpan(operation || 'statement', {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
      })
      statement.answered = () => span.end()
    })
  }

  #callsOfFetch(): (() => void)[] {
    return [
      this.#hear<Fetched>('undici:request:create', ({ request }) => {
        const { hostname, port } = new URL(request.origin)
        this.#begin(request, { method: request.method, hostname, port })
      }),
      this.#hear<Fetched>('undici:request:headers', ({ request, response }) => this.#end(request, response?.statusCode)),
      this.#hear<Fetched>('undici:request:error', ({ request, error }) => this.#end(request, undefined, error)),
    ]
  }

  #callsOfNode(): (() => void)[] {
    return [
      this.#hear<Asked>('http.client.request.created', ({ request }) => {
        const [hostname = '', port = ''] = String(request.getHeader('host') ?? request.host).split(':')
        this.#begin(request, { method: request.method, hostname, port })
      }),
      this.#hear<Asked>('http.client.response.finish', ({ request, response }) => this.#end(request, response?.statusCode)),
      this.#hear<Asked>('http.client.request.error', ({ request, error }) => this.#end(request, undefined, error)),
    ]
  }

  #hear<Said>(name: string, heard: (said: Said) => void): () => void {
    const listen = (said: unknown) => heard(said as Said)
    subscribe(name, listen)
    return () => unsubscribe(name, listen)
  }

  #begin(request: object, { method, hostname, port }: { method: string; hostname: string; port: string }): void {
    if (hostname === this.#collector || isTracingSuppressed(context.active())) return
    const attributes: Attributes = { 'http.request.method': method, 'server.address': hostname }
    if (port) attributes['server.port'] = Number(port)
    this.#calls.set(request, this.#tracer.startSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }))
  }

  #end(request: object, status: number | undefined, error?: Error): void {
    const span = this.#calls.get(request)
    if (!span) return
    this.#calls.delete(request)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (error) span.setAttribute('error.type', String((error as { code?: unknown }).code ?? error.name))
    if (error || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
}
