import { language } from '../words/dictionary.ts'
import type { Answer, CallName, Given, Input } from './calls.ts'
import { Refusal } from './refusal.ts'

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
interface Options {
  signal?: AbortSignal
  key?: string
}

/** The address of a call: what a link to one of its files leads to. */
export const addressOf = <Name extends CallName>(name: Name, ...[input]: Given<Name>): string => address(name, input)

function address(name: CallName, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as Parts
  const path = name.slice(name.indexOf(' ') + 1).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams({ lang: language() })
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  return `/api/staff${path}?${search}`
}

/**
 * Calls the staff's side of the API. The session is a cookie that scripts cannot read; the header says that it was a script of this
 * address that called, which no other site can say.
 * @throws Refusal with the shop's own sentence; one of code `offline` when nothing answered
 */
export const call = <Name extends CallName>(name: Name, input?: Input<Name>, options?: Options): Promise<Answer<Name>> =>
  send(name, input, options) as Promise<Answer<Name>>

/** Without the types of each call, which a compiler would compare one by one with each other. */
async function send(name: CallName, input: unknown, { signal, key }: Options = {}): Promise<unknown> {
  const method = name.slice(0, name.indexOf(' '))
  const sent = method === 'GET' ? undefined : JSON.stringify((input as Parts | undefined)?.body ?? {})
  const response = await fetch(address(name, input), {
    method,
    signal: signal ?? null,
    credentials: 'same-origin',
    headers: {
      'x-staff': '1',
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(sent === undefined ? {} : { body: sent }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Refusal(0, { code: 'offline', detail: '' })
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer
  const refusal = new Refusal(response.status, answer as Record<string, unknown>)
  if (refusal.code === 'staff.login_again' && (await confirmed()))
    return send(name, input, { ...(signal && { signal }), ...(key && { key }) })
  for (const listener of refused) listener(refusal, name)
  throw refusal
}

type Listener = (refusal: Refusal, name: CallName) => void
const refused = new Set<Listener>()
/** Tells of every refusal, for what concerns the whole frame: a session that has ended, a password that is wanted again. */
export function onRefusal(listener: Listener): () => void {
  refused.add(listener)
  return () => refused.delete(listener)
}

let askAgain: (() => Promise<boolean>) | undefined
let asking: Promise<boolean> | undefined
/** Several acts that want it at once ask once. */
function confirmed(): Promise<boolean> {
  asking ??= (askAgain?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
/** Who asks again who it is when an act wants that, and answers whether it was said: the act is then called once more. */
export function onLoginAgain(ask: () => Promise<boolean>): () => void {
  askAgain = ask
  return () => {
    askAgain = undefined
  }
}
