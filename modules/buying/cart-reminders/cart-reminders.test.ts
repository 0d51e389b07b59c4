import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { smtpDelivery, startMailSender } from '#modules/platform/mail/sender.ts'
import { buying, granada } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { type ReminderDeps, remindOfCarts } from './remind.ts'

const shop = withShop({ PUBLIC_URL: 'https://shop.example' })
const { call, proved, registered } = registering(shop)
const { place } = buying(shop)
const { hire } = staffing(shop)
const sender = { name: 'Shop', tagline: '', address: '', email: 's@example.com', phone: '', url: 'https://shop.example' }
const deps = (): ReminderDeps => ({ senders: () => sender, secret: shop.config.SECRET, splitFeeCents: null })
const hour = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * hour)
const remind = (hours = 25) => remindOfCarts(shop.sql, deps(), later(hours))
const emailsTo = (email: string) => shop.sql<
  { template: string; subject: string; plain: string; html: string; language: string; unsubscribe_url: string }[]
>`select template, subject, plain, html, language, unsubscribe_url from mail_outbox
  where recipient = ${email} and template = 'cart-reminder' order by id`
const keyIn = (plain: string) => decodeURIComponent(/\/(?:guardada|desada|kept)\/([^\s?]+)/.exec(plain)?.[1] ?? '')

interface Somebody {
  id: string
  token: string
  email: string
}
let serial = 0
const guest = async (language: 'es' | 'ca' | 'en' = 'en'): Promise<Somebody> =>
  (await call('POST', '/customer/guest/', { email: `left-${++serial}@example.com`, privacy: true }, language)).body
const wish = ({ id, token }: Somebody, wanted = true, language: 'es' | 'ca' | 'en' = 'en') =>
  call('PUT', '/cart-reminder/wish/', { id, token, wanted }, language)
const fill = async ({ id, token }: Partial<Somebody>, product: number, quantity = 1): Promise<string> => {
  const who = { id: id ?? '', token: token ?? '' }
  const cart = (await call('POST', '/cart/', who)).body.pk
  await call('POST', '/cart/line/', { cart, product, quantity, ...who })
  return cart
}
const open = (key: string, more: object = {}) => call('POST', '/cart-reminder/open/', { key, ...more })

// All come from one address here.
beforeEach(() => shop.sql`delete from attempt`)

describe('a cart that was left', () => {
  it.each(['es', 'ca', 'en'] as const)('is told of once, in %s, with what its lines cost then', async (language) => {
    const somebody = await guest(language)
    await wish(somebody, true, language)
    const product = await givenProduct(shop.sql, { kind: 'object', price_cents: 1250, stock: 9, title: 'Blue bowl' })
    await fill(somebody, product, 2)
    await shop.sql`update product set price_cents = 1500 where id = ${product}`
    expect(await remind(23)).toBe(0)
    expect(await remind()).toBe(1)
    expect(await remind(26)).toBe(0)
    const [letter, ...more] = await emailsTo(somebody.email)
    expect([letter?.language, more]).toEqual([language, []])
    expect(letter?.plain).toMatch(language === 'en' ? /\(2 copies\): €30\.00/ : /30,00/)
  })
  it('is told of by one of many processes', async () => {
    const somebody = await guest()
    await wish(somebody)
    await fill(somebody, await givenProduct(shop.sql, { stock: 9 }))
    const now = later(25)
    await Promise.all(Array.from({ length: 4 }, () => remindOfCarts(shop.sql, deps(), now)))
    expect(await emailsTo(somebody.email)).toHaveLength(1)
  })
  it('is told of to nobody who did not ask, though they gave their address', async () => {
    const somebody = await guest()
    await fill(somebody, await givenProduct(shop.sql, { stock: 9 }))
    await remind()
    expect(await emailsTo(somebody.email)).toEqual([])
  })
  it('is not told of when an order followed, of this cart or of another with the same address', async () => {
    const [buyer, elsewhere] = [await guest(), await guest()]
    for (const somebody of [buyer, elsewhere]) await wish(somebody)
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 20 })
    await fill(elsewhere, product)
    const same = (await call('POST', '/customer/guest/', { email: elsewhere.email.toUpperCase(), privacy: true })).body
    const carts: string[] = []
    for (const somebody of [buyer, same]) {
      const { id, token } = somebody
      const cart = await fill(somebody, product)
      await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada, id, token })
      expect((await place({ id, token }, cart)).status).toBe(201)
      carts.push(cart)
    }
    const [cart = ''] = carts
    await remind()
    expect([...(await emailsTo(buyer.email)), ...(await emailsTo(elsewhere.email))]).toEqual([])
    const insert = shop.sql`
      insert into cart_reminder (cart_id, storefront_code, language, sent_at) values (${cart}, ${shop.config.STORE_CODE}, 'en', now())`
    await expect(insert).rejects.toThrow(/has been bought/)
  })
  it('is not told of when nothing in it can be bought', async () => {
    const somebody = await guest()
    await wish(somebody)
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 3 })
    await fill(somebody, product)
    await shop.sql`update product set active = false where id = ${product}`
    expect(await remind()).toBe(0)
    expect(await emailsTo(somebody.email)).toEqual([])
  })
  it('waits again when its lines change', async () => {
    const somebody = await guest()
    await wish(somebody)
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 9 })
    const cart = await fill(somebody, product)
    await shop.sql`update cart set updated_at = now() - interval '2 days' where id = ${cart}`
    await shop.sql`update cart_line set changed_at = now() - interval '2 days' where cart_id = ${cart}`
    const { id, token } = somebody
    await call('POST', '/cart/line/', { cart, product, quantity: 1, id, token })
    expect(await remind(1)).toBe(0)
    expect(await remind()).toBe(1)
  })
  it('is told of to a customer at the address they proved, and not before', async () => {
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 9 })
    const [known, claimed] = [await proved(), await registered()]
    for (const somebody of [known, claimed]) {
      await wish(somebody)
      await fill(somebody, product)
    }
    expect(await remind()).toBe(1)
    expect(await emailsTo(known.email)).toHaveLength(1)
    expect(await emailsTo(claimed.email)).toEqual([])
  })
})

describe('the consent to be reminded', () => {
  it('is kept with its day, its form and the version of its text, and taken back the same way', async () => {
    const somebody = await guest()
    await wish(somebody)
    await wish(somebody)
    await wish(somebody, false)
    expect(
      await shop.sql`select given, form, text_version from consent where email = ${somebody.email} and kind = 'cart_reminder' order by id`,
    ).toMatchObject([
      { given: true, form: 'guest', text_version: expect.stringMatching(/^20/) },
      { given: false, form: 'guest' },
    ])
    await fill(somebody, await givenProduct(shop.sql, { stock: 9 }))
    expect(await remind()).toBe(0)
  })
  it('ends with one press in the mail program, for that mailbox for good', async () => {
    const somebody = await guest()
    await wish(somebody)
    await fill(somebody, await givenProduct(shop.sql, { stock: 9 }))
    await remind()
    const [letter] = await emailsTo(somebody.email)
    const url = letter?.unsubscribe_url.replace('https://shop.example', '') ?? ''
    expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    const again = (await call('POST', '/customer/guest/', { email: somebody.email, privacy: true })).body
    await wish(again)
    await fill(again, await givenProduct(shop.sql, { stock: 9 }))
    expect(await remind()).toBe(0)
    expect((await call('POST', '/cart-reminder/stop/', { key: '1.forged' })).body.code).toBe('cart_reminder.link')
  })
  it('is not asked for where staff have switched the reminders off, and nobody is written to', async () => {
    const { call: marketing } = await hire(['marketing'])
    const { body } = await marketing('GET', '/cart-reminders/')
    const rule = { ...body.rule, active: false, after_hours: 48 }
    const somebody = await guest()
    await wish(somebody)
    await fill(somebody, await givenProduct(shop.sql, { stock: 9 }))
    expect((await marketing('PUT', '/cart-reminders/rule/', rule)).status).toBe(200)
    expect((await marketing('PUT', '/cart-reminders/rule/', rule)).status).toBe(409)
    expect((await call('GET', '/cart-reminder/')).body).toEqual({ offered: false, after_hours: 48 })
    expect((await wish(await guest())).status).toBe(404)
    expect(await remind(49)).toBe(0)
    await shop.sql`delete from cart_reminder_rule`
    expect(await remind()).toBe(1)
  })
})

describe('the link of the letter', () => {
  const told = async () => {
    const somebody = await guest()
    await wish(somebody)
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 9, price_cents: 900 })
    const cart = await fill(somebody, product, 2)
    const { id, token } = somebody
    await call('PUT', `/cart/${cart}/`, {
      id,
      token,
      comments: 'for Rosa',
      shipping_method: 'home',
      delivery_address: granada,
    })
    await remind()
    const key = keyIn((await emailsTo(somebody.email))[0]?.plain ?? '')
    return { somebody, product, cart, key }
  }
  it('opens the lines on another device, and says nothing of whose they were', async () => {
    const { cart, key, somebody } = await told()
    const { status, body } = await open(key)
    expect(status).toBe(200)
    expect(body).toMatchObject({ num_items: 2, user: null, comments: '', delivery_address: null })
    expect(body.pk).not.toBe(cart)
    expect(JSON.stringify(body)).not.toContain(somebody.id)
    expect((await open(key)).body.pk).not.toBe(body.pk)
  })
  it('opens the cart itself for its owner, and adds to the cart that somebody has already', async () => {
    const { somebody, cart, key, product } = await told()
    const { id, token } = somebody
    expect((await open(key, { id, token })).body.pk).toBe(cart)
    const other = await givenProduct(shop.sql, { kind: 'object', stock: 9 })
    const own = await fill({}, other)
    const { body } = await open(key, { cart_id: own })
    expect(body.pk).toBe(own)
    expect(body.cart_lines.map((line: { product: { pk: number } }) => line.product.pk)).toEqual([other, product])
  })
  it('ends after fourteen days and with the cart, and cannot be made up', async () => {
    const { key, cart } = await told()
    await shop.sql`update cart_reminder set sent_at = now() - interval '15 days' where cart_id = ${cart}`
    expect((await open(key)).body.code).toBe('cart_reminder.over')
    const second = await told()
    await shop.sql`delete from cart_line where cart_id = ${second.cart}`
    expect((await open(second.key)).body.code).toBe('cart_reminder.over')
    expect((await open(`${key.split('.')[0]}.forged`)).body.code).toBe('cart_reminder.link')
  })
  it('is counted for the staff, with the orders that followed', async () => {
    const { call: marketing } = await hire(['marketing'])
    const { key, cart: left } = await told()
    await shop.sql`delete from cart_reminder where cart_id <> ${left}`
    const cart = (await open(key)).body.pk
    const buyer = await guest()
    await shop.sql`update cart set owner_id = ${buyer.id}, owner_kind = 'guest' where id = ${cart}`
    const { id, token } = buyer
    await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada, id, token })
    await shop.sql`update cart_reminder set sent_at = now() - interval '1 hour'`
    expect((await place({ id, token }, cart)).status).toBe(201)
    await remind(1)
    const { body } = await marketing('GET', '/cart-reminders/')
    expect(body.months).toMatchObject([{ sent: 1, opened: 1, bought: 1 }])
  })
})

describe('the letter itself', () => {
  it('arrives by SMTP with the button that ends it, as RFC 8058 has it', async () => {
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part) => parts.push(part))
        stream.on('end', () => {
          received.push(Buffer.concat(parts).toString())
          done()
        })
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const somebody = await guest()
    await wish(somebody)
    await fill(somebody, await givenProduct(shop.sql, { stock: 9, title: 'The Alhambra' }))
    await remind()
    const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
    const post = await startMailSender({
      db: shop.sql,
      deliver: smtpDelivery({ url, from: 'Shop <hola@shop.example>' }),
      onFailure: (error) => {
        throw error
      },
    })
    const toThem = () => received.find((letter) => letter.includes(`To: ${somebody.email}`))
    await eventually('the letter has arrived', async () => toThem() !== undefined)
    await post.stop()
    await new Promise<void>((resolve) => server.close(resolve))
    const head = (toThem() ?? '').replace(/\r\n[ \t]+/g, ' ')
    expect(head).toMatch(new RegExp(`^To: ${somebody.email}`, 'm'))
    expect(head).toMatch(/^List-Unsubscribe: ?<https:\/\/shop\.example\/api\/cart-reminder\/end\/\?key=[^>]+>/m)
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  })
})
