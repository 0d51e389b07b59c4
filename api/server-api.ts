import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { recent } from '#kernel/recent.ts'
import { sessionHeaders } from '#modules/people/access/session-contract.ts'

type Query = Record<string, string | number | boolean | readonly string[] | undefined>

/** What the storefront's loaders and actions call: this shop's own API, in the language of the page, without a network between. */
export interface ServerApi {
  readonly language: Language
  /** @throws Response with the API's status when it does not answer 2xx. */
  get<T>(schema: z.ZodType<T>, path: string, query?: Query): Promise<T>
  /** The answer with its status, for actions that show what went wrong. */
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<{ status: number; body: unknown }>
  /** Whether anything that was sent could not be taken for now (its disk full, read-only, away): trying again later is all that helps. */
  readonly unavailable: boolean
}

interface Options {
  store: string
  accessToken: () => Promise<string>
  /** The visitor's network address: what they send counts against their limits. */
  address: string
  /** What their browser says it is: a session opened without scripts is recognised by it. */
  agent?: string | undefined
  /** Nothing of the last seconds is taken for the answer: it is another's. */
  fresh?: boolean
}

/** Marks what this process asks of itself; the limits of an address do not hold for the pages it renders. */
const ownCalls = randomBytes(16).toString('hex')
const ownHeader = 'x-own-call'
/** Headers of what this process asks of itself. */
export const ownReadHeaders = { [ownHeader]: ownCalls }
export const isOwnRead = (request: FastifyRequest): boolean => request.headers[ownHeader] === ownCalls

const notNow: RefusalCode = 'http.unavailable'

/** What the API said instead of an answer. Whoever asked gets a response of their own: one that several share could be read by one alone. */
class NoAnswer {
  readonly status: number
  readonly text: string
  constructor(status: number, text: string) {
    this.status = status
    this.text = text
  }
}

const responseOf = (failure: unknown): unknown =>
  failure instanceof NoAnswer
    ? new Response(failure.text, { status: failure.status, headers: { 'content-type': 'application/json' } })
    : failure

/** What every page asks for: the same answer serves all pages of these seconds. */
const onEveryPage = new Set(['/menu/', '/settings/'])

export function serverApi(
  app: FastifyInstance,
  language: Language,
  { store, accessToken, address, agent = '', fresh = false }: Options,
): ServerApi {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, query: Query, body?: unknown) => {
    const parameters = new URLSearchParams({ store, lang: language })
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) for (const one of [value].flat()) parameters.append(name, String(one))
    const payload = body === undefined ? '' : JSON.stringify(body)
    const answer = await app.inject({
      method,
      url: `/api${path}?${parameters}`,
      remoteAddress: address,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'user-agent': agent,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sessionHeaders(body, payload.length),
        ...(method === 'GET' ? ownReadHeaders : {}),
      },
      ...(body === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, text: answer.payload }
  }
  const read = async <T>(path: string, query: Query): Promise<T> => {
    const { status, text } = await call('GET', path, query)
    if (status >= 300) throw new NoAnswer(status, text)
    return JSON.parse(text) as T
  }
  let unavailable = false
  return {
    language,
    get unavailable() {
      return unavailable
    },
    async get<T>(_schema: z.ZodType<T>, path: string, query: Query = {}): Promise<T> {
      try {
        if (!onEveryPage.has(path) || fresh) return await read<T>(path, query)
        return await recent(app, store + language + path, () => read<T>(path, query))
      } catch (failure) {
        throw responseOf(failure)
      }
    },
    async send(method, path, body) {
      const { status, text } = await call(method, path, {}, body)
      const said = text ? JSON.parse(text) : null
      unavailable ||= status === 503 && said?.code === notNow
      return { status, body: said }
    },
  }
}
