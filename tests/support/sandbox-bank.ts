import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import type { GatewayEvent, PaymentAttempt } from '#modules/buying/payments/port.ts'
import { sandboxGateway } from '#modules/buying/payments/sandbox/gateway.ts'
import { gatewayRoutes } from '#modules/buying/payments/sandbox/routes.ts'

const secret = 'a secret long enough to sign payments with'
export const lateMs = 700
export const goodCard = { number: '4548 8100 0000 0003', expiry: '12/2040', cvc: '123', do: 'pay' }
export const location = (response: Response) => response.headers.get('location') ?? ''
export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
export async function until(ready: () => boolean) {
  for (let tries = 0; tries < 200 && !ready(); tries++) await pause(25)
}

interface Opened {
  path: string
  token: string
  page: Response
  markup: string
  pay: (change?: object) => Promise<Response>
}

/** A gateway and a shop that listen on real ports, for the tests of the sandbox. Call it once at the top of a file. */
export function withGateway(database: { readonly sql: Pool }) {
  let shop: Server
  let bank: FastifyInstance
  let attempts = 1000
  /** What reached the shop, each as it came. */
  const heard: { event: GatewayEvent; at: number }[] = []
  const gateway = () => sandboxGateway({ secret, db: database.sql })

  const rig = {
    heard,
    secret,
    gateway,
    here: '',
    shopUrl: '',
    /** How often the shop fails before it answers. */
    failures: 0,
    async openBank(): Promise<void> {
      bank = Fastify()
      await bank.register(formbody)
      const options = { secret, publicUrl: 'http://shop.example', db: database.sql, lateMs, patienceSeconds: 1, firstPauseMs: 30 }
      await bank.register(gatewayRoutes({ ...options, merchant: () => 'La Tienda del Palacio' }), { prefix: '/gateway' })
      rig.here = await bank.listen({ port: 0, host: '127.0.0.1' })
    },
    closeBank: () => bank.close(),
    attempt: (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
      attemptId: `${attempts++}T`,
      orderNumber: 'P-1001',
      merchant: 'La Tienda del Palacio',
      colour: null,
      amountCents: 2490,
      currency: 'EUR',
      language: 'es',
      method: 'card',
      capture: 'now',
      keepCard: false,
      urls: { ok: `${rig.shopUrl}/ok?order=1`, ko: `${rig.shopUrl}/ko?order=1`, notify: `${rig.shopUrl}/notify` },
      ...change,
    }),
    get: (path: string): Promise<Response> => fetch(new URL(path, rig.here)),
    post: (path: string, fields: Record<string, string> | string): Promise<Response> =>
      fetch(new URL(path, rig.here), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    async form(given: PaymentAttempt) {
      const { start } = await gateway().start(given)
      if (start.kind !== 'form') throw new Error('The sandbox is a page of its own')
      return start
    },
    read: (fields: Record<string, string>): GatewayEvent => gateway().readNotification({ fields })!,
    status: (attemptId: string) => gateway().status({ attemptId, reference: null }),
    /** The browser's way to the page: the signed form, then the page. */
    async open(given: PaymentAttempt = rig.attempt()): Promise<Opened> {
      const { action, fields } = await rig.form(given)
      const sent = new URL(location(await rig.post(action, fields)), rig.here)
      const page = await fetch(sent)
      const token = sent.searchParams.get('key') ?? ''
      const pay = (change: object = {}) => rig.post(sent.pathname, { ...goodCard, token, ...change })
      return { path: sent.pathname, token, page, markup: await page.text(), pay }
    },
    /** What the browser brought back. */
    returned: (response: Response): GatewayEvent => rig.read(Object.fromEntries(new URL(location(response)).searchParams)),
  }

  beforeAll(async () => {
    shop = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      if (request.method !== 'POST') return response.end('the shop')
      heard.push({ event: rig.read(Object.fromEntries(new URLSearchParams(body))), at: Date.now() })
      response.writeHead(rig.failures-- > 0 ? 500 : 200).end()
    })
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
    rig.shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
    await rig.openBank()
  })
  beforeEach(() => {
    heard.length = 0
    rig.failures = 0
  })
  afterAll(async () => {
    await rig.closeBank()
    shop.close()
  })
  return rig
}
