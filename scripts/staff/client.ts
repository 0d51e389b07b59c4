import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** How a command ends: done, refused by the shop, called wrongly, not signed in, shop not reached. */
export const exits = { done: 0, refused: 1, usage: 2, signedOut: 3, unreachable: 4 } as const

/** A sentence for the person at the keyboard and the code to end with. */
export class Ends extends Error {
  readonly exit: number
  readonly answer: unknown
  constructor(exit: number, sentence: string, answer: unknown = null) {
    super(sentence)
    this.exit = exit
    this.answer = answer
  }
}

interface StoredSession {
  url: string
  token: string
  email: string
}

type Environment = Record<string, string | undefined>
const patience = 30_000

const keptFile = (env: Environment) =>
  env['STAFF_FILE'] || path.join(env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config'), 'palace-shop', 'staff.json')

function readKept(env: Environment): StoredSession | null {
  try {
    return JSON.parse(readFileSync(keptFile(env), 'utf8')) as StoredSession
  } catch {
    return null
  }
}

/** Readable by its owner alone, also where an older file was not. */
export function keep(env: Environment, session: StoredSession): string {
  const file = keptFile(env)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(session), { mode: 0o600, flag: 'wx' })
  return file
}

export const forget = (env: Environment) => rmSync(keptFile(env), { force: true })

export interface Client {
  url: string
  call: <Answer = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    place: string,
    sent?: Sent,
  ) => Promise<Answer>
  /** A file, with the name that the shop gave it. */
  file: (place: string, query: Record<string, unknown>) => Promise<{ name: string; content: Buffer }>
}

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  signedOut?: boolean
}

/** A file from `show` says from which version it began; one without it is for what is not there yet, and replaces nothing. */
const begun = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { version: 'new', ...body } : body

/** The staff API over HTTP. A token never goes to another shop than the one that gave it. */
export function client(env: Environment, given: { url?: string | undefined; shop?: string | undefined }): Client {
  const session = readKept(env)
  const url = (given.url ?? env['STAFF_URL'] ?? session?.url ?? 'http://localhost:3000').replace(/\/$/, '')
  const token = env['STAFF_TOKEN'] ?? (session?.url === url ? session.token : undefined)
  // Which shop's rows: the main one's where nothing is said.
  const store = given.shop ?? env['STAFF_SHOP']
  const send = async (method: string, place: string, { query = {}, body: given, signedOut = false }: Sent) => {
    const body = method === 'PUT' ? begun(given) : given
    if (!token && !signedOut)
      throw new Ends(exits.signedOut, 'Not signed in. Begin with: npm run staff -- login --email you@example.com')
    const asked = Object.entries({ lang: env['STAFF_LANG'] ?? 'en', store, ...query }).filter(([, value]) => value !== undefined)
    const address = `${url}/api/staff${place}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(signedOut ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Ends(exits.unreachable, `The shop at ${url} does not answer: ${reasonOf(error)}`)
    })
    if (answer.ok) return answer
    const read = await answer.json().catch(() => null)
    throw new Ends(answer.status === 401 ? exits.signedOut : exits.refused, refusal(answer.status, read), read)
  }
  return {
    url,
    call: async (method, place, sent = {}) => {
      const answer = await send(method, place, sent)
      return answer.json().catch(() => {
        throw new Ends(exits.refused, `${url} does not speak as the shop does.`)
      })
    },
    file: async (place, query) => {
      const answer = await send('GET', place, { query })
      const [, name = 'file'] = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
      return { name, content: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}

/** The shop's own sentence, and one for each field that is wrong. */
function refusal(status: number, read: unknown): string {
  const { detail, request_id, ...rest } = (read ?? {}) as Record<string, unknown>
  const fields = Object.values(rest).filter(Array.isArray).flat()
  return [
    detail ?? `The shop answered ${status} without a word.`,
    ...fields.map((sentence) => `  ${sentence}`),
    ...(status >= 500 ? [`  request ${request_id}`] : []),
  ].join('\n')
}
