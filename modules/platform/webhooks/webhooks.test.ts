import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffPost } from '#tests/support/staff-post.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { forgetTold, switchOffFailing, tellNext } from './deliver.ts'
import { postOutside, postWith } from './post.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague

interface Heard {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
const heard: Heard[] = []
/** What it answers next; yes where nothing is said. */
let answers: { status: number; location?: string }[] = []
const receiver = createServer((asked, answer) => {
  let body = ''
  asked.on('data', (part) => {
    body += part
  })
  asked.on('end', () => {
    heard.push({ path: asked.url ?? '', headers: asked.headers, body })
    const { status, location } = answers.shift() ?? { status: 204 }
    answer.writeHead(status, location ? { location } : {}).end(status === 500 ? 'out of order' : '')
  })
})
const port = () => (receiver.address() as AddressInfo).port
/** The receiver stands on this machine, which no endpoint may name: the door is led there, and the rest is as it is. */
const post = postWith((address, { lookup: _, ...options }) =>
  request({ ...options, host: '127.0.0.1', port: port(), path: address.pathname }),
)

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  ana = await hire(['admin'])
})
afterAll(() => new Promise((closed) => receiver.close(closed)))
beforeEach(async () => {
  heard.length = 0
  answers = []
  await shop.sql`delete from webhook_endpoint`
  await shop.sql`delete from webhook_event`
})

const tellAll = async (now = new Date()) => {
  while ((await tellNext(shop.sql, post, now)) > 0);
}
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
async function endpoint(events: string[], url = 'https://till.example/hook') {
  const made = await ana.call('POST', '/webhooks/', { name: 'Till', url, events })
  expect(made.status).toBe(200)
  return made.body as { id: number; secret: string }
}
const deliveries = async (id: number) => (await ana.call('GET', `/webhooks/${id}/deliveries/`)).body.items
const rename = (product: number, title: string) => shop.sql`update product set title = ${title} where id = ${product}`

describe('a webhook', () => {
  it('tells what happened with a signature that its secret proves, and keeps what was answered', async () => {
    const { id, secret } = await endpoint(['title.changed'])
    const product = await givenProduct(shop.sql, { title: 'Azulejos' })
    await rename(product, 'Alicatados')
    await tellAll()
    expect(heard).toHaveLength(1)
    const { headers, body } = heard[0]!
    expect(JSON.parse(body)).toMatchObject({ type: 'title.changed', data: { product, on_sale: true } })
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    expect(await deliveries(id)).toMatchObject([{ event: 'title.changed', state: 'sent', attempts: 1, last_status: 204 }])
  })

  it('tells nothing of what was not kept, nor of what nobody asked to be told', async () => {
    const { id } = await endpoint(['title.changed'])
    const product = await givenProduct(shop.sql, { title: 'Patios' })
    await shop.sql
      .begin(async (tx) => {
        await tx`update product set title = 'Nothing' where id = ${product}`
        throw new Error('not kept')
      })
      .catch(() => undefined)
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T013', 3)
      on conflict (product_id, store_code) do update set quantity = stock.quantity + 3`
    expect(await deliveries(id)).toEqual([])
  })

  it('tells how many copies a store has after they changed', async () => {
    await endpoint(['stock.changed'])
    const product = await givenProduct(shop.sql, { title: 'Fuentes', stock: 4 })
    heard.length = 0
    await shop.sql`update stock set quantity = 1 where product_id = ${product}`
    await tellAll()
    expect(heard.map(({ body }) => JSON.parse(body).data).at(-1)).toMatchObject({ product, change: -3, copies: 1 })
  })

  it('tells of a reader with the address, and forgets it with the reader', async () => {
    const { id } = await endpoint(['newsletter.confirmed'])
    await shop.sql`
      insert into newsletter_subscription (email, language, state, token_hash, token_expires_at, form, consent_version, asked_at)
      values ('lectora@example.com', 'ca', 'pending', ${Buffer.from('x')}, now(), 'newsletter', '2026-11', now())`
    await shop.sql`update newsletter_subscription set state = 'confirmed', confirmed_at = now()`
    await tellAll()
    expect(JSON.parse(heard[0]!.body)).toMatchObject({
      type: 'newsletter.confirmed',
      data: { email: 'lectora@example.com', language: 'ca', consent_version: '2026-11' },
    })
    expect(JSON.stringify(await shop.sql`select data from webhook_event`)).not.toContain('lectora@')
    await shop.sql`delete from newsletter_subscription`
    expect(await deliveries(id)).toEqual([])
  })

  it('tries again what failed, later each time and under the same id, until it is accepted', async () => {
    const { id } = await endpoint(['title.changed'])
    await rename(await givenProduct(shop.sql, { title: 'Torres' }), 'Torreones')
    answers = [{ status: 500 }]
    await tellAll()
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, last_status: 500, last_answer: 'out of order' }])
    await tellAll()
    expect(heard).toHaveLength(1)
    await tellAll(later(1))
    expect(heard).toHaveLength(2)
    expect(heard[1]!.headers['webhook-id']).toBe(heard[0]!.headers['webhook-id'])
    expect(await deliveries(id)).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('gives up after three days, and sends again by hand', async () => {
    const { id } = await endpoint(['title.changed'])
    await rename(await givenProduct(shop.sql, { title: 'Jardines' }), 'Huertos')
    answers = Array.from({ length: 10 }, () => ({ status: 500 }))
    for (let tries = 0; tries < 10; tries += 1) await tellAll(later(24 * (tries + 1)))
    const [given] = await deliveries(id)
    expect(given).toMatchObject({ state: 'failed', attempts: 10, next_try: null })
    expect((await ana.call('POST', `/webhooks/deliveries/${given.id}/replay/`, {})).status).toBe(200)
    await tellAll(later(24 * 11))
    expect(await deliveries(id)).toMatchObject([{ state: 'sent' }])
    expect((await ana.call('POST', '/webhooks/deliveries/987654/replay/', {})).status).toBe(404)
  })

  it('is switched off after days without a yes, of which the shop is told, and begins anew when it is switched on', async () => {
    const { id } = await endpoint(['title.changed'])
    await rename(await givenProduct(shop.sql, { title: 'Albercas' }), 'Acequias')
    answers = [{ status: 500 }]
    await tellAll()
    const post = staffPost('en')
    expect(await switchOffFailing(shop.sql, post, later(24 * 4))).toBe(0)
    expect(await switchOffFailing(shop.sql, post, later(24 * 6))).toBe(1)
    const { body } = await ana.call('GET', `/webhooks/${id}/`)
    expect(body).toMatchObject({ active: false, waiting: 1 })
    expect(body.given_up_at).not.toBeNull()
    const letters = await shop.sql`select subject from mail_outbox where template = 'webhook-off'`
    expect(letters).toEqual([{ subject: 'Webhook switched off: Till' }])
    await tellAll(later(24 * 7))
    expect(heard).toHaveLength(1)
    const { name, url, events } = body
    await ana.call('PUT', `/webhooks/${id}/`, { name, url, events, active: true })
    await tellAll(later(24 * 7))
    expect(await deliveries(id)).toMatchObject([{ state: 'sent' }])
  })

  it('leads nowhere inside: no other way than https to a name, no name that stands for this machine, and no following elsewhere', async () => {
    for (const url of [
      'http://till.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://till.example:8443/',
      'https://a:b@till.example/',
      'ftp://x',
    ])
      expect((await ana.call('POST', '/webhooks/', { name: 'x', url, events: ['order.paid'] })).body, url).toHaveProperty('url')
    await expect(postOutside('https://localhost/', { headers: {}, body: '{}' })).rejects.toThrow('an address inside')
    const { id } = await endpoint(['title.changed'])
    await rename(await givenProduct(shop.sql, { title: 'Puertas' }), 'Postigos')
    answers = [{ status: 302, location: 'http://127.0.0.1/inside' }]
    await tellAll()
    expect(heard.map(({ path }) => path)).toEqual(['/hook'])
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', last_status: 302 }])
  })

  it('shows its secret once, and signs with another when that is asked for', async () => {
    const { id, secret } = await endpoint(['title.changed'])
    expect(JSON.stringify((await ana.call('GET', '/webhooks/')).body)).not.toContain('secret')
    const { body } = await ana.call('POST', `/webhooks/${id}/secret/`, {})
    expect(body.secret).toMatch(/^whsec_/)
    expect(body.secret).not.toBe(secret)
    await ana.call('POST', `/webhooks/${id}/try/`, {})
    await tellAll()
    expect(JSON.parse(heard[0]!.body)).toMatchObject({ type: 'shop.tried', data: { webhook: id } })
    const acts = await shop.sql`select input::text as input from staff_act where action = 'webhook.change'`
    expect(JSON.stringify(acts)).not.toContain('whsec_')
  })

  it('forgets what was told after a month, and keeps what is still to be told', async () => {
    const { id } = await endpoint(['title.changed'])
    const product = await givenProduct(shop.sql, { title: 'Arcos' })
    await rename(product, 'Arquerías')
    await tellAll()
    await rename(product, 'Arcadas')
    expect(await forgetTold(shop.sql, later(24 * 40))).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting' }])
  })
})
