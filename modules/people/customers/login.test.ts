import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { passOf } from '#tests/support/person.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call, registered } = registering(shop)

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown e-mail, after the same work', async () => {
    const email = (await registered()).email
    const derive = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    const tried = async (body: object) => {
      derive.mockClear()
      const answer = await call('POST', '/customer/login/', body)
      const { request_id: _, ...rest } = answer.body
      return {
        answer: { status: answer.status, body: rest },
        costs: derive.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost })),
      }
    }
    const wrong = await tried({ email, password: 'granada de barro' })
    const unknown = await tried({ email: 'nobody@example.com', password: 'granada de barro' })
    derive.mockRestore()
    syncBuiltinESMExports()
    expect(wrong.answer).toMatchObject({
      status: 400,
      body: { detail: 'Incorrect email and password combination.', code: 'customer.login_wrong' },
    })
    expect(unknown.answer).toEqual(wrong.answer)
    expect(wrong.costs).toHaveLength(1)
    expect(unknown.costs).toEqual(wrong.costs)
  })
  it('opens a session, whatever the case of the e-mail, and signing out ends it', async () => {
    const { email } = await registered()
    const { status, body } = await call('POST', '/customer/login/', {
      email: ` ${email.toUpperCase()} `,
      password: 'granada de plata',
    })
    expect(status).toBe(200)
    expect((await call('POST', '/customer/data/', body)).body).toMatchObject({ email, name: 'Ana', kind: 'private' })
    expect((await call('POST', '/customer/logout/', body)).body).toEqual({ detail: 'You have signed out.' })
    expect(await call('POST', '/customer/data/', body)).toMatchObject({ status: 403, body: { detail: 'Login failed.' } })
  })
  it('asks for both fields', async () =>
    expect(await call('POST', '/customer/login/', { email: 'a@example.com' })).toMatchObject({
      status: 400,
      body: { detail: 'All fields are required', password: ['Please enter the password.'] },
    }))
  it('stops counting at ten from one address, for accounts and for nobody alike', async () => {
    for (const [email, from] of [
      [(await registered()).email, '203.0.113.20'],
      ['ghost@example.com', '203.0.113.21'],
    ] as const) {
      const login = (password: string) => call('POST', '/customer/login/', { email, password }, 'en', from)
      const tries = await Promise.all(Array.from({ length: 12 }, () => login('a wrong one')))
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
      expect((await login('granada de plata')).status).toBe(429)
    }
  })
  it('lets the owner in while others guess, from however many addresses', async () => {
    const { email } = await registered()
    const login = (password: string, from: string, captcha = '') =>
      call('POST', '/customer/login/', { email, password, captcha }, 'en', from)
    expect((await login('granada de plata', '203.0.113.30')).status).toBe(200)
    for (let n = 0; n < 60; n++) await login('a wrong one', `198.51.100.${n}`)
    expect((await login('granada de plata', '203.0.113.30')).status).toBe(200)
    expect((await login('granada de plata', '203.0.113.31')).body).toMatchObject({
      captcha: ['You must indicate that you are not a robot'],
    })
    expect((await login('granada de plata', '203.0.113.31', passOf(shop))).status).toBe(200)
  })
  it('is slowed down for one network address, whatever accounts it tries', async () => {
    const from = '192.0.2.7'
    const tries = await Promise.all(
      Array.from({ length: 65 }, (_, index) =>
        call('POST', '/customer/login/', { email: `try${index}@example.com` }, 'en', from),
      ),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  })
  it('takes the visitor’s cart along', async () => {
    const product = await givenProduct(shop.sql)
    const cart = (await call('POST', '/cart/', {})).body
    const { email, ...session } = await registered()
    await call('POST', '/cart/line/', { cart: cart.pk, product, quantity: 2 })
    await call('POST', '/customer/login/', { email, password: 'granada de plata', cart_id: cart.pk })
    expect((await call('POST', '/cart/recover-last-cart/', session)).body).toMatchObject({ num_items: 2 })
  })
})

describe('continuing with an e-mail', () => {
  it('opens a guest’s session, a new one each time', async () => {
    const email = 'guest@example.com'
    const [one, two] = [
      (await call('POST', '/customer/guest/', { email, privacy: true })).body,
      (await call('POST', '/customer/guest/', { email, privacy: true })).body,
    ]
    expect(one).toMatchObject({ email, kind: 'guest', firstName: '' })
    expect(one.id).not.toBe(two.id)
    expect(await shop.sql`select form from consent where email = ${email}`).toHaveLength(2)
  })
  it('opens nothing of the account that has the e-mail', async () => {
    const { email, id } = await registered()
    const { status, body } = await call('POST', '/customer/guest/', { email, privacy: true })
    expect(status).toBe(201)
    expect(body.id).not.toBe(id)
    for (const path of ['/customer/data/', '/customer/address/list/'])
      expect((await call('POST', path, { id: body.id, token: body.token })).status).toBe(403)
    expect(await call('POST', '/customer/data/', { id, token: body.token })).toMatchObject({ body: { detail: 'Login failed.' } })
  })
  it('needs an e-mail that has the form of one, and the privacy policy', async () =>
    expect(await call('POST', '/customer/guest/', { email: 'guest@', privacy: false })).toMatchObject({
      status: 400,
      body: { email: expect.anything(), privacy: ['Please accept the privacy policy to continue.'] },
    }))
})
