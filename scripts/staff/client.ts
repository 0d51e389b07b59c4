import { Ends, exits } from './ends.ts'
import { type Environment, type KeptSession, keptSession } from './kept-session.ts'
import type { CommandWords } from './words.ts'

export interface Sent {
  query?: Record<string, string>
  /** An object is sent as JSON, all else as it is. */
  body?: object | Buffer | ReadableStream
  type?: string
  signedOut?: boolean
}

/** The staff API over HTTP. A token never goes to another shop than the one that gave it. */
export interface Client {
  url: string
  words: CommandWords
  session: KeptSession | null
  send: (method: string, path: string, sent?: Sent) => Promise<Response>
  json: <Answer = Record<string, unknown>>(method: string, path: string, sent?: Sent) => Promise<Answer>
}

const patience = 30_000
const patienceWithFiles = 600_000

interface Where {
  env: Environment
  server: string | undefined
  store: string | undefined
  words: CommandWords
}

export function client({ env, server, store, words }: Where): Client {
  const session = keptSession(env)
  const url = (server ?? env['STAFF_URL'] ?? session?.url ?? 'http://localhost:3000').replace(/\/$/, '')
  const token = env['STAFF_TOKEN'] ?? (session?.url === url ? session.token : undefined)
  const inShop = store ?? env['STAFF_SHOP']
  const send: Client['send'] = async (method, path, { query = {}, body, type = 'application/json', signedOut = false } = {}) => {
    if (!token && !signedOut) throw new Ends(exits.signedOut, words.signedOut)
    const asked = new URLSearchParams({ lang: words.language, ...(inShop && { store: inShop }), ...query })
    const isFile = body instanceof ReadableStream || Buffer.isBuffer(body)
    const ends = new AbortController()
    const waiting = setTimeout(() => ends.abort(new Error('timeout')), isFile ? patienceWithFiles : patience)
    const answer = await fetch(`${url}/api/staff${path}?${asked}`, {
      method,
      signal: ends.signal,
      headers: {
        ...(signedOut ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: isFile ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' }),
    } as RequestInit)
      .catch((error: unknown) => {
        throw new Ends(exits.unreachable, words.unreachable(url, reasonOf(error)))
      })
      .finally(() => clearTimeout(waiting))
    if (answer.ok) return answer
    const read = (await answer.json().catch(() => null)) as Refused | null
    const exit = answer.status === 401 ? exits.signedOut : exits.refused
    throw new Ends(exit, refusal(answer.status, read, words), read?.code)
  }
  return {
    url,
    words,
    session,
    send,
    json: async (method, path, sent) => {
      const answer = await send(method, path, sent)
      return answer.json().catch(() => {
        throw new Ends(exits.refused, words.notTheShop(url))
      })
    },
  }
}

type Refused = Record<string, unknown> & { detail?: string; code?: string; request_id?: string }

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}

/** The shop's own sentence, and one for each field that is wrong. */
function refusal(status: number, read: Refused | null, words: CommandWords): string {
  const { detail, request_id, code: _code, details: _details, ...fields } = read ?? {}
  const wrong = Object.entries(fields).filter(([, sentences]) => Array.isArray(sentences))
  return [
    detail ?? words.silent(status),
    ...wrong.map(([field, sentences]) => `  ${field}: ${(sentences as string[]).join(' ')}`),
    ...(status >= 500 ? [`  request ${request_id}`] : []),
  ].join('\n')
}
