import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onSignal } from '#kernel/signals.ts'
import { scrubbed } from './scrub.ts'

const root = path.join(import.meta.dirname, '..')
/** A storm of one fault is one fault; the receiver counts by its place. */
const sameEveryMs = 60_000
const mostAMinute = 20
const mostOnTheirWay = 10
const mostFrames = 30
const timeoutMs = 10_000
/** As long as the receiver is left alone that does not answer, or says that it has enough without saying for how long. */
const restMs = 60_000

interface Told {
  error: unknown
  route?: string
  duty?: string
  requestId?: string
  shop?: string
  language?: string
}

interface Options {
  /** https://key@host/number */
  dsn: string
  environment: string
  release: string
  /** By what this process is known. */
  node: string
  now?: () => number
}

interface Frame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: boolean
}

const frameStart = 'at '

/** A line of a stack, as `at settle (file:///…/settle.ts:12:7)`, in its parts; null for any other. */
function frameOf(line: string): { name: string; place: string; lineno: number; colno: number } | null {
  const said = line.trim()
  if (!said.startsWith(frameStart)) return null
  const open = said.endsWith(')') ? said.lastIndexOf(' (') : -1
  const name = open < 0 ? '?' : said.slice(frameStart.length, open).replace('async ', '')
  const parts = (open < 0 ? said.slice(frameStart.length).replace('async ', '') : said.slice(open + 2, -1)).split(':')
  const [lineno, colno] = parts.splice(-2).map(Number)
  return lineno && colno ? { name, place: parts.join(':'), lineno, colno } : null
}

/** Where in the code it happened, the outermost first; folders above the shop's own are nobody's business. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line): Frame[] => {
    const frame = frameOf(line)
    if (frame === null) return []
    const { name, place, lineno, colno } = frame
    const file = place.startsWith('file:') ? fileURLToPath(place) : place
    const within = path.isAbsolute(file) ? path.relative(root, file) : file
    const filename = within.startsWith('..') ? path.basename(within) : within
    const isOurs = !filename.startsWith('node:') && !filename.includes('node_modules')
    return [{ filename, function: name, lineno, colno, in_app: isOurs }]
  })
  return frames.slice(0, mostFrames).toReversed()
}

/** An error and what caused it, the cause first. */
function exceptionsOf(error: unknown, depth = 0): { type: string; value: string; stacktrace: { frames: Frame[] } }[] {
  if (!(error instanceof Error)) return [{ type: typeof error, value: scrubbed(String(error)), stacktrace: { frames: [] } }]
  const { code }: Error & { code?: unknown } = error
  const own = {
    type: error.constructor.name,
    value: `${scrubbed(error.message)}${typeof code === 'string' ? ` (${code})` : ''}`,
    stacktrace: { frames: framesOf(error.stack ?? '') },
  }
  return error.cause === undefined || depth === 3 ? [own] : [...exceptionsOf(error.cause, depth + 1), own]
}

/**
 * Tells a server that speaks Sentry's protocol (https://develop.sentry.dev/sdk/data-model/envelopes/) of faults that nobody foresaw. Nothing waits for
 * it and nothing fails by it: what it does not take is lost, and stands in the log.
 */
export class ErrorReports {
  readonly #options: Options
  readonly #url: string
  readonly #auth: string
  readonly #now: () => number
  readonly #silence: () => void
  readonly #toldAt = new Map<string, number>()
  readonly #onTheirWay = new Set<Promise<void>>()
  #minute = { begun: 0, told: 0 }
  #quietUntil = 0

  constructor(options: Options) {
    const { protocol, host, pathname, username } = new URL(options.dsn)
    const [, above = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#url = `${protocol}//${host}${above}/api/${project}/envelope/`
    this.#auth = `Sentry sentry_version=7, sentry_client=${options.release.replace('@', '/')}, sentry_key=${username}`
    this.#silence = onSignal('fault', (told) => {
      try {
        this.#tell(told)
      } catch {
        // A fault that cannot be told of stands in the log.
      }
    })
  }

  /** Hears no more, and waits for what is on its way. */
  async close(): Promise<void> {
    this.#silence()
    await this.settled()
  }

  async settled(): Promise<void> {
    await Promise.all(this.#onTheirWay)
  }

  #tell(told: Told): void {
    const exceptions = exceptionsOf(told.error)
    if (!this.#mayTell(exceptions)) return
    const sending = this.#send(this.#eventOf(told, exceptions)).finally(() => this.#onTheirWay.delete(sending))
    this.#onTheirWay.add(sending)
  }

  #mayTell(exceptions: ReturnType<typeof exceptionsOf>): boolean {
    const now = this.#now()
    if (now < this.#quietUntil || this.#onTheirWay.size >= mostOnTheirWay) return false
    const last = exceptions.at(-1)!
    const place = last.stacktrace.frames.findLast((frame) => frame.in_app)
    const key = `${last.type} ${place?.filename ?? last.value}:${place?.lineno ?? ''}`
    if (now - (this.#toldAt.get(key) ?? Number.NEGATIVE_INFINITY) < sameEveryMs) return false
    if (now - this.#minute.begun >= 60_000) {
      this.#minute = { begun: now, told: 0 }
      for (const [old, at] of this.#toldAt) if (now - at >= sameEveryMs) this.#toldAt.delete(old)
    }
    if (this.#minute.told >= mostAMinute) return false
    this.#minute.told += 1
    this.#toldAt.set(key, now)
    return true
  }

  #eventOf({ route, duty, requestId, shop, language }: Told, exceptions: ReturnType<typeof exceptionsOf>) {
    const { release, environment, node } = this.#options
    const named = { request_id: requestId, shop, language, duty }
    return {
      event_id: randomUUID().replaceAll('-', ''),
      timestamp: this.#now() / 1_000,
      platform: 'node',
      level: 'error',
      server_name: node,
      release,
      environment,
      transaction: route ?? duty ?? '',
      tags: Object.fromEntries(Object.entries(named).filter(([, value]) => value)),
      exception: { values: exceptions },
      contexts: { runtime: { name: 'node', version: process.versions.node } },
    }
  }

  async #send(event: { event_id: string }): Promise<void> {
    const payload = JSON.stringify(event)
    const head = JSON.stringify({ event_id: event.event_id, sent_at: new Date(this.#now()).toISOString() })
    const item = JSON.stringify({ type: 'event', length: Buffer.byteLength(payload) })
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': this.#auth },
        body: `${head}\n${item}\n${payload}\n`,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.status === 429 || answer.status >= 500) this.#rest(Number(answer.headers.get('retry-after')) * 1_000)
    } catch {
      this.#rest(0)
    }
  }

  #rest(askedMs: number): void {
    this.#quietUntil = this.#now() + (askedMs > 0 ? Math.min(askedMs, 3_600_000) : restMs)
  }
}
