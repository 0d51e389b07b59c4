import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import type { Notice, PaymentAttempt } from '../port.ts'
import { sandboxGateway } from './gateway.ts'
import { gatewayRoutes } from './routes.ts'

const database = withDatabase()
const secret = 'a secret long enough to sign payments with'
const good = { number: '4548 8100 0000 0003', expiry: '12/2040', cvc: '123', do: 'pay' }
const lateMs = 700

let shop: Server
let bank: FastifyInstance
let here = ''
let shopUrl = ''
const gateway = () => sandboxGateway({ secret, db: database.sql })
/** What reached the shop, each as it came. */
const heard: { notice: Notice; at: number }[] = []
/** How often the shop fails before it answers. */
let failures = 0

const openBank = async () => {
  const app = Fastify()
  await app.register(formbody)
  const options = { secret, publicUrl: 'http://shop.example', db: database.sql, lateMs, patienceSeconds: 1, firstPauseMs: 30 }
  await app.register(gatewayRoutes({ ...options, merchant: () => 'La Tienda del Palacio' }), { prefix: '/gateway' })
  here = await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method !== 'POST') return response.end('the shop')
    heard.push({ notice: gateway().readNotification(Object.fromEntries(new URLSearchParams(body))), at: Date.now() })
    response.writeHead(failures-- > 0 ? 500 : 200).end()
  })
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  bank = await openBank()
})
beforeEach(() => {
  heard.length = 0
  failures = 0
})
afterAll(async () => {
  await bank.close()
  shop.close()
})

let attempts = 1000
const attempt = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attemptId: `${attempts++}T`,
  orderNumber: 'P-1001',
  amountCents: 2490,
  currency: 'EUR',
  language: 'es',
  capture: 'now',
  urls: { ok: `${shopUrl}/ok?order=1`, ko: `${shopUrl}/ko?order=1`, notify: `${shopUrl}/notify` },
  ...change,
})

const post = (path: string, fields: Record<string, string>) =>
  fetch(new URL(path, here), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const location = (response: Response) => response.headers.get('location') ?? ''

/** The browser's way to the page: the signed form, then the page. */
async function open(given: PaymentAttempt) {
  const { action, fields } = await gateway().start(given)
  const sent = await post(action, fields)
  const page = await fetch(new URL(location(sent), here))
  const markup = await page.text()
  const path = new URL(location(sent), here).pathname
  const token = /name="token" value="([^"]+)"/.exec(markup)?.[1] ?? new URL(location(sent), here).searchParams.get('key') ?? ''
  return { path, token, markup, page, sent, pay: (change: object = {}) => post(path, { ...good, token, ...change }) }
}
const returned = (response: Response) => gateway().readNotification(Object.fromEntries(new URL(location(response)).searchParams))
const until = async (ready: () => boolean) => {
  for (let tries = 0; tries < 200 && !ready(); tries++) await new Promise((done) => setTimeout(done, 25))
}

describe('the hosted page', () => {
  it('shows the amount, the shop and labelled fields, and says that no money moves', async () => {
    const { markup, page } = await open(attempt())
    expect(markup).toContain('24,90')
    for (const text of [
      'La Tienda del Palacio',
      'no se mueve dinero',
      'Número de tarjeta',
      'cc-exp',
      'MM/AAAA',
      '4000 0025 0000 3155',
    ])
      expect(markup).toContain(text)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' http://shop.example ${shopUrl}`)
  })
  it('asks again for what is wrong, field by field, and never sends the code back', async () => {
    const response = await (await open(attempt())).pay({ number: '4548 8100 0000 0004', expiry: '13/2040', cvc: '777777' })
    expect(response.status).toBe(422)
    const markup = await response.text()
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(3)
    expect(markup).not.toContain('777777')
    const page = await open(attempt())
    expect(
      (
        await fetch(new URL(page.path, here), {
          method: 'POST',
          body: new URLSearchParams(`token=${page.token}&number=1&number=2`),
        })
      ).status,
    ).toBe(422)
  })
  it('refuses a form with another amount, and the token of another attempt', async () => {
    const { fields } = await gateway().start(attempt())
    const values = JSON.parse(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64url').toString())
    const cheaper = Buffer.from(JSON.stringify({ ...values, DS_MERCHANT_AMOUNT: '1' })).toString('base64url')
    const forged = await post('/gateway/pay', { ...fields, Ds_MerchantParameters: cheaper })
    expect([forged.status, forged.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    const [first, second] = [await open(attempt()), await open(attempt())]
    expect((await first.pay({ token: second.token })).status).toBe(403)
    expect((await post('/gateway/pay', {})).status).toBe(403)
  })
  it('refuses a known attempt with other details', async () => {
    const known = attempt()
    await open(known)
    const { fields } = await gateway().start({ ...known, amountCents: 100 })
    expect((await post('/gateway/pay', fields)).status).toBe(409)
    expect(await gateway().status(known.attemptId)).toMatchObject({ amountCents: 2490 })
  })
})

describe('a payment', () => {
  it('approved is told to the shop before the browser is back, with the same notice', async () => {
    const given = attempt()
    const response = await (await open(given)).pay()
    expect(response.status).toBe(303)
    expect(location(response)).toContain(`${shopUrl}/ok?order=1&Ds_`)
    expect(heard.map((one) => one.notice)).toEqual([returned(response)])
    expect(heard[0]?.notice).toMatchObject({
      attemptId: given.attemptId,
      orderNumber: 'P-1001',
      amountCents: 2490,
      currency: 'EUR',
      outcome: 'captured',
      responseCode: '0000',
      card: { brand: 'visa', last4: '0003' },
    })
  })
  it('is declined by the card, by the code 999 and by the customer', async () => {
    const ends = [{ number: '4000000000000002' }, { cvc: '999' }, { do: 'cancel', number: '', expiry: '', cvc: '' }]
    for (const change of ends) expect(location(await (await open(attempt())).pay(change))).toContain('/ko?')
    expect(heard.map(({ notice }) => [notice.outcome, notice.responseCode])).toEqual([
      ['declined', '0190'],
      ['declined', '0129'],
      ['cancelled', '9915'],
    ])
  })
  it('may ask the customer first (3-D Secure), who approves or refuses', async () => {
    for (const [answer, outcome, end] of [
      ['approve', 'authorised', '/ok?'],
      ['refuse', 'declined', '/ko?'],
    ] as const) {
      const given = attempt({ capture: 'later' })
      const { path, token, pay } = await open(given)
      const question = location(await pay({ number: '4000 0025 0000 3155' }))
      expect(await (await fetch(new URL(question, here))).text()).toContain('•••• 3155')
      expect(await gateway().status(given.attemptId)).toMatchObject({ outcome: 'pending', authorisedCents: 0 })
      expect(location(await post(`${path}/challenge`, { token, answer }))).toContain(end)
      expect(heard.at(-1)?.notice.outcome).toBe(outcome)
    }
  })
  it('without an answer leads back to KO later, tells nothing, and ends after half an hour', async () => {
    const given = attempt()
    const waiting = location(await (await open(given)).pay({ number: '4000 0000 0000 0119' }))
    const page = await fetch(new URL(waiting, here))
    expect(page.headers.get('refresh')).toContain(`1; url=${shopUrl}/ko?`)
    expect(await page.text()).toContain('El banco no contesta')
    expect(await gateway().status(given.attemptId)).toMatchObject({ outcome: 'pending' })
    await database.sql`update sandbox_payment set created_at = now() - interval '31 minutes' where attempt_id = ${given.attemptId}`
    expect(await gateway().status(given.attemptId)).toMatchObject({ outcome: 'declined', responseCode: '9912' })
    expect(heard).toEqual([])
  })
  it('with a late notification brings the browser back first', async () => {
    const start = Date.now()
    expect(location(await (await open(attempt())).pay({ number: '4000 0000 0000 0259' }))).toContain('/ok?')
    expect(heard).toEqual([])
    await until(() => heard.length > 0)
    expect(heard[0]?.notice.outcome).toBe('captured')
    expect((heard[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(lateMs)
  })
  it('left alone for half an hour can no longer be paid', async () => {
    const given = attempt()
    const { pay } = await open(given)
    await database.sql`update sandbox_payment set created_at = now() - interval '31 minutes' where attempt_id = ${given.attemptId}`
    expect(location(await pay())).toContain('/ko?')
    expect(await gateway().status(given.attemptId)).toMatchObject({ outcome: 'cancelled', capturedCents: 0 })
  })
})

describe('a payment sent twice', () => {
  it('by a double click is paid once and both get the same answer', async () => {
    const { pay } = await open(attempt())
    const [first, second] = await Promise.all([pay(), pay()])
    expect(location(first)).toBe(location(second))
    await new Promise((done) => setTimeout(done, 100))
    expect(heard).toHaveLength(1)
  })
  it('from two tabs ends as the first decided', async () => {
    const given = attempt()
    const [one, two] = [await open(given), await open(given)]
    await one.pay({ number: '4000000000000002' })
    expect(location(await two.pay())).toContain('/ko?')
    expect(await gateway().status(given.attemptId)).toMatchObject({ outcome: 'declined', capturedCents: 0 })
  })
  it('as the same attempt shows its outcome instead of a card form', async () => {
    const given = attempt()
    await (await open(given)).pay()
    const again = await open(given)
    expect(again.markup).toContain('Este pago ya está hecho')
    expect(again.markup).not.toContain('cc-number')
    expect(heard).toHaveLength(1)
  })
})

describe('a notification', () => {
  it('is tried again until the shop answers, as the same notice', async () => {
    failures = 2
    await (await open(attempt())).pay()
    await until(() => heard.length === 3)
    expect(new Set(heard.map(({ notice }) => notice.id)).size).toBe(1)
    await new Promise((done) => setTimeout(done, 200))
    expect(heard).toHaveLength(3)
  })
  it('owed when the gateway stops is sent when it opens again', async () => {
    failures = 1
    await (await open(attempt({ urls: { ...attempt().urls, notify: 'http://127.0.0.1:9/' } }))).pay()
    await bank.close()
    await database.sql`update sandbox_payment set url_notify = ${`${shopUrl}/notify`}`
    bank = await openBank()
    await until(() => heard.length === 2)
    expect(heard.map(({ notice }) => notice.outcome)).toEqual(['captured', 'captured'])
  })
})

describe('an authorised payment', () => {
  const authorised = async () => {
    await (await open(attempt({ capture: 'later' }))).pay()
    return heard.at(-1)?.notice.reference ?? ''
  }
  it('is charged in parts and no further than authorised', async () => {
    const reference = await authorised()
    await gateway().capture(reference, 1000, 'parcel-1')
    expect(await gateway().capture(reference, 1000, 'parcel-1')).toMatchObject({ capturedCents: 1000 })
    await expect(gateway().capture(reference, 1491)).rejects.toMatchObject({ code: 'payment.over_capture' })
    expect(await gateway().capture(reference, 1490)).toMatchObject({ outcome: 'captured', capturedCents: 2490 })
  })
  it('is refunded no further than charged, even by two at once', async () => {
    const reference = await authorised()
    await expect(gateway().refund(reference, 1)).rejects.toMatchObject({ code: 'payment.over_refund' })
    await gateway().capture(reference, 2000)
    const both = await Promise.allSettled([gateway().refund(reference, 1500), gateway().refund(reference, 1500)])
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const amount of [0, -5, 1.5, 501])
      await expect(gateway().refund(reference, amount)).rejects.toMatchObject({ code: 'payment.over_refund' })
    expect(await gateway().refund(reference, 500)).toMatchObject({ refundedCents: 2000 })
  })
  it('is let go, and then nothing can be charged', async () => {
    const reference = await authorised()
    expect(await gateway().release(reference)).toMatchObject({ outcome: 'cancelled', authorisedCents: 0 })
    await expect(gateway().capture(reference, 1)).rejects.toMatchObject({ code: 'payment.over_capture' })
    await expect(gateway().refund('SB0', 1)).rejects.toMatchObject({ code: 'payment.unknown' })
  })
})

describe('what is kept', () => {
  it('holds no card number, no expiry and no code anywhere', async () => {
    await (await open(attempt())).pay({ cvc: '8642' })
    for (const table of ['sandbox_payment', 'sandbox_notification', 'sandbox_settlement']) {
      const rows = JSON.stringify(await database.sql`select * from ${database.sql(table)}`)
      for (const trace of ['454881', '45488100', '12/2040', '8642']) expect(rows).not.toContain(trace)
    }
  })
  it('is nothing for an attempt that never reached the gateway', async () => expect(await gateway().status('9999ZZ')).toBeNull())
})
