import { type Channel, channel } from 'node:diagnostics_channel'

/** What happens in the process, for whoever counts it. Saying so costs next to nothing while nobody listens. */
interface Signals {
  /** Somebody was told no: a refusal's code, as `order.stock_short`. */
  refused: { code: string }
  /** A search without filters found nothing. */
  'search-missed': Record<string, never>
  /** A duty ended; `failed` when it threw. */
  'duty-ran': { name: string; tookMs: number; failed: boolean }
  /** A cache was asked: what it had was given, was given though it is being made anew, or it had nothing. */
  'cache-asked': { cache: 'pages' | 'answers'; found: 'kept' | 'late' | 'none' }
  /** Something failed that nobody foresaw; `route` is the pattern of a call or the key of a screen. */
  fault: { error: unknown; route?: string; duty?: string; requestId?: string; shop?: string; language?: string }
  /** A statement is on its way; who hears it may say what to do when it is answered. Its values are not in it. */
  'statement-asked': { text: string; answered?: () => void }
  /** A statement took longer than DATABASE_SLOW_STATEMENT. */
  'statement-slow': { milliseconds: number }
}

const channels = new Map<string, Channel>()
function channelOf(name: keyof Signals): Channel {
  const known = channels.get(name)
  if (known) return known
  const made = channel(`shop:${name}`)
  channels.set(name, made)
  return made
}

export function signal<Name extends keyof Signals>(name: Name, what: Signals[Name]): void {
  channelOf(name).publish(what)
}

/** Whether anybody hears a signal: for what costs something to say. */
export const isHeard = (name: keyof Signals): boolean => channelOf(name).hasSubscribers

/** Hears a signal until what it gives back is called. */
export function onSignal<Name extends keyof Signals>(name: Name, heard: (what: Signals[Name]) => void): () => void {
  const listen = (what: unknown) => heard(what as Signals[Name])
  channelOf(name).subscribe(listen)
  return () => channelOf(name).unsubscribe(listen)
}
