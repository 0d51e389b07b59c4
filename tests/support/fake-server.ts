import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of the next calls: done but never answered, not even heard, broken off, or nothing at all. */
export type Trouble = 'answer_lost' | 'down' | 'slow' | 'none'

export interface Call {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface Answer {
  status: number
  body: string
  type?: string
  headers?: Record<string, string>
}

/** A third party's server for tests, that can lose answers, be slow or be down. */
export function fakeServer(answer: (call: Call) => Answer) {
  const state = { trouble: [] as Trouble[], calls: [] as Call[], slowMs: 300 }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    const trouble = state.trouble.shift()
    if (trouble === 'down') return request.socket.destroy()
    state.calls.push(call)
    const { status, body, type = 'application/json', headers = {} } = answer(call)
    if (trouble === 'answer_lost') return request.socket.destroy()
    if (trouble === 'slow') await new Promise((done) => setTimeout(done, state.slowMs))
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
  const server: Server = createServer((request, response) => void handle(request, response))
  return {
    state,
    open: () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}
export type FakeServer = ReturnType<typeof fakeServer>
