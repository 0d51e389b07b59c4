import { randomBytes } from 'node:crypto'
import { request as ask } from 'node:http'
import { connect, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { signAccess } from '#modules/people/access/access-token.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { countedWith, limitAddresses } from './limit-addresses.ts'

const shop = withShop({
  TRUST_PROXY: '1',
  CALLS_PER_MINUTE: '40',
  PICTURES_PER_MINUTE: '5',
  REQUEST_SECONDS: '1',
  MAX_CONNECTIONS: '10',
})

/** Calls the captcha's challenge as the proxy passes it on: what the visitor wrote of themselves, then who the proxy saw. */
const statuses = async (times: number, forwarded: (n: number) => string, url = '/api/settings/?store=T013&lang=en') => {
  const token = await anonymousToken(shop.config.SECRET)
  const answers = []
  for (let n = 0; n < times; n++)
    answers.push(
      await shop.app.inject({
        url,
        remoteAddress: '10.0.0.1',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': forwarded(n) },
      }),
    )
  return answers.map(({ statusCode }) => statusCode)
}

describe('the limit of an address', () => {
  it('counts by the address that the proxy saw, whatever a visitor writes in front of it', async () => {
    const found = await statuses(45, (n) => `203.0.113.${n}, 198.51.100.7`)
    expect(found.filter((status) => status === 429)).toHaveLength(5)
    expect(await statuses(1, () => '203.0.113.1, 198.51.100.8')).not.toContain(429)
  })
  it('takes all addresses of a household for one', async () => {
    const found = await statuses(45, (n) => `2001:db8:1:2::${n}`)
    expect(found.filter((status) => status === 429)).toHaveLength(5)
    expect(await statuses(1, () => '2001:db8:1:3::1')).not.toContain(429)
  })
  it('holds for pictures by themselves', async () => {
    const found = await statuses(7, () => '198.51.100.20', '/media/art/none.avif')
    expect(found).toEqual([404, 404, 404, 404, 404, 429, 429])
    expect(await statuses(1, () => '198.51.100.20')).not.toContain(429)
  })
})

it('leaves files alone that lie ready, also those of the back office: colleagues of a store share its address', async () => {
  const app = fastify()
  await limitAddresses(app, { CALLS_PER_MINUTE: 2 })
  for (const path of ['/assets/*', '/staff/assets/*', '/staff/*']) app.get(path, async () => 'there')
  const answered = async (url: string) => {
    const answers = []
    for (let time = 0; time < 4; time++) answers.push((await app.inject({ url })).statusCode === 200)
    return answers
  }
  expect(await answered('/assets/a-1.js')).toEqual([true, true, true, true])
  expect(await answered('/staff/assets/a-1.js')).toEqual([true, true, true, true])
  expect(await answered('/staff/orders')).toEqual([true, true, false, false])
  await app.close()
})

it('counts a connection that broke off before it was answered with the others that did', () =>
  expect(countedWith({ ip: undefined as unknown as string })).toBe(''))

describe('a list', () => {
  const length = async (token: string, limit: string) => {
    const answer = await shop.app.inject({
      url: `/api/products/?store=T013&lang=en&limit=${limit}`,
      remoteAddress: '198.51.100.30',
      headers: { authorization: `Bearer ${token}` },
    })
    return [answer.statusCode, answer.json().items?.length]
  }
  it('is cut to a hundred for browsers and to a thousand for service accounts, whoever asked before (I-17)', async () => {
    for (let n = 0; n < 105; n++) await givenProduct(shop.sql)
    const [browser, service] = [await anonymousToken(shop.config.SECRET), await signAccess(shop.config.SECRET, 'partner', 60)]
    await expect.poll(() => length(service, '1000')).toEqual([200, 105])
    expect(await length(browser, '1000')).toEqual([200, 100])
    expect(await length(service, '1000')).toEqual([200, 105])
    expect(await length(browser, '5000')).toEqual([200, 100])
    expect(await length(service, '5000')).toEqual([200, 105])
    expect(await length(browser, '20')).toEqual([200, 20])
  })
})

describe('a request', () => {
  it('has an id that nobody guesses and no other process gives', async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => (await shop.app.inject('/health')).headers['x-request-id'] as string),
    )
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })
  it('ends, also when its body never does', async () => {
    await shop.app.listen({ port: 0, host: 'localhost' })
    const { port } = shop.app.server.address() as { port: number }
    const socket: Socket = connect(port, 'localhost')
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.resume()
    socket.write(
      'POST /api/customer/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    await ended
  })
  it('of a large body without a session is answered before the body comes', async () => {
    const { port } = shop.app.server.address() as { port: number }
    const token = await anonymousToken(shop.config.SECRET)
    for (const path of ['/intake/read/', '/intake/take/', '/order-letters/']) {
      const status = await new Promise((resolve, reject) => {
        const sent = ask({
          port,
          host: 'localhost',
          method: 'POST',
          path: `/api${path}?store=T013&lang=en`,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'content-length': 2_000_000,
            'x-session': `c-1:${randomBytes(16).toString('hex')}`,
          },
        })
        sent.once('error', reject)
        sent.once('response', (answer) => {
          resolve(answer.statusCode)
          sent.destroy()
        })
        // Not a byte of the body is sent.
        sent.flushHeaders()
      })
      expect([path, status]).toEqual([path, 403])
    }
  })
})
