import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface Heard {
  method: string
  path: string
  query: URLSearchParams
  bearer: string
  body: unknown
}

/** An answer of the script: its status and body, or silence, or a connection that breaks. */
export type Scripted = { status: number; body?: unknown } | 'silence' | 'break'

/** A small server that answers what a test says, in turn, the last for ever; and gives numbered tokens. Call it once at the top. */
export function withScriptedServer() {
  let server: Server | undefined
  const state = { script: [] as Scripted[], heard: [] as Heard[], tokens: 0, tokenAnswer: null as Scripted | null }
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString()
      const url = new URL(request.url ?? '', 'http://here')
      const isToken = url.pathname === '/storefront/token/'
      if (isToken) state.tokens += 1
      else
        state.heard.push({
          method: request.method ?? '',
          path: url.pathname,
          query: url.searchParams,
          bearer: (request.headers.authorization ?? '').replace('Bearer ', ''),
          body: text ? JSON.parse(text) : null,
        })
      const answer: Scripted = isToken
        ? (state.tokenAnswer ?? { status: 200, body: { access: `token-${state.tokens}` } })
        : ((state.script.length > 1 ? state.script.shift() : state.script[0]) ?? { status: 200, body: {} })
      if (answer === 'silence') return
      if (answer === 'break') return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
    })
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  })
  beforeEach(() => Object.assign(state, { script: [], heard: [], tokens: 0, tokenAnswer: null }))
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  return {
    state,
    get url() {
      return `http://127.0.0.1:${(server!.address() as AddressInfo).port}`
    },
    answers: (...script: Scripted[]) => {
      state.script = script
    },
  }
}
