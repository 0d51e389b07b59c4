import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#kernel/language.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { sendStockAlerts, sendVolumeAlerts, sweepNotices } from './stock-alerts.ts'

const shop = withShop({ PUBLIC_URL: 'https://shop.example' })
const { call, registered } = registering(shop)
let serial = 0
const address = () => `reader-${++serial}@example.com`
const deps = { senders: () => sender, secret: 'a secret that only the tests of this shop use' }
const sender = { name: 'Shop', tagline: '', address: '', email: 's@example.com', phone: '', url: 'https://shop.example' }
const soldOut = () => givenProduct(shop.sql, { kind: 'object', stock: 0, title: 'Blue bowl' })
const ask = (product: number, email: string, more: object = {}, language: Language = 'en') =>
  call('POST', '/stock-notice/', { product, email, privacy_accepted: true, ...more }, language)
const emailsTo = (email: string) =>
  shop.sql<{ template: string; subject: string; plain: string; language: string; unsubscribe_url: string | null }[]>`
    select template, subject, plain, language, unsubscribe_url from mail_outbox where recipient = ${email} order by id`
const keyIn = (plain: string) => decodeURIComponent(/\/(?:avisos|notices)\/([^\s?]+)/.exec(plain)?.[1] ?? '')
const confirm = async (email: string) =>
  call('POST', '/stock-notice/confirm/', { key: keyIn((await emailsTo(email)).at(-1)?.plain ?? '') })
const restock = (product: number, copies: number) =>
  shop.sql`insert into stock values (${product}, 'T013', ${copies}) on conflict (product_id, store_code) do update set quantity = ${copies}`
const templates = async (email: string) => (await emailsTo(email)).map((letter) => letter.template)
const waiting = async (product: number, email = address()) => {
  await ask(product, email)
  await confirm(email)
  return email
}

// All come from one address here.
beforeEach(() => shop.sql`delete from attempt`)

describe('asking to hear when something is back', () => {
  it.each(['es', 'ca', 'en'] as const)('is confirmed from the mailbox, in %s', async (language) => {
    const [product, email] = [await soldOut(), address()]
    expect((await ask(product, email, {}, language)).status).toBe(201)
    expect(await emailsTo(email)).toMatchObject([{ template: 'stock-notice-ask', language }])
    await restock(product, 3)
    expect(await sendStockAlerts(shop.sql, new Date(), deps)).toBe(0)
    expect((await confirm(email)).status).toBe(200)
    expect(await sendStockAlerts(shop.sql, new Date(), deps)).toBe(1)
    expect(await templates(email)).toEqual(['stock-notice-ask', 'stock-notice-back'])
  })
  it('needs no confirmation for an address that the customer proved, and one for any other or one only claimed', async () => {
    const product = await soldOut()
    const email = `ana-${++serial}@example.com`
    const { id, token } = await registered({ email })
    const who = { id, token }
    expect((await ask(await soldOut(), email, who)).body.detail).toMatch(/e-mailed you/)
    await shop.sql`update customer set verified_at = now() where id = ${id}`
    expect((await ask(product, email.toUpperCase(), who)).body.detail).toMatch(/as soon as it is back/)
    expect((await ask(product, address(), who)).body.detail).toMatch(/e-mailed you/)
  })
  it('writes once, however often it is asked, and keeps the consent', async () => {
    const [product, email] = [await soldOut(), address()]
    for (let time = 0; time < 3; time++) expect((await ask(product, email)).status).toBe(201)
    expect(await emailsTo(email)).toHaveLength(1)
    expect(await shop.sql`select form, given from consent where email = ${email}`).toEqual([
      { form: 'stock-notice', given: true },
    ])
  })
  it('names what is wrong, and is refused for what can be bought', async () => {
    const wrong = await ask(await soldOut(), 'nobody', { privacy_accepted: false })
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, expect.arrayContaining(['email', 'privacy_accepted'])])
    expect((await ask(await givenProduct(shop.sql), address())).body.code).toBe('notice.for_sale')
    expect((await ask(999_999, address())).status).toBe(404)
    expect((await call('POST', '/stock-notice/confirm/', { key: '1.forged' })).body.code).toBe('notice.link')
  })
})

describe('copies that come back', () => {
  it('are told of first come first served, as many readers as copies, the others a day later', async () => {
    const product = await soldOut()
    const readers = [await waiting(product), await waiting(product), await waiting(product)]
    await restock(product, 2)
    const now = new Date()
    await Promise.all(Array.from({ length: 4 }, () => sendStockAlerts(shop.sql, now, deps)))
    const told = async () => (await Promise.all(readers.map(templates))).map((all) => all.includes('stock-notice-back'))
    expect(await told()).toEqual([true, true, false])
    expect(await sendStockAlerts(shop.sql, new Date(now.getTime() + 60_000), deps)).toBe(0)
    expect(await sendStockAlerts(shop.sql, new Date(now.getTime() + 25 * 3_600_000), deps)).toBe(1)
    expect(await told()).toEqual([true, true, true])
  })
  it('are not told of to who took the wish back, with one press in the mail program', async () => {
    const product = await soldOut()
    const [told, stopped] = [await waiting(product), await waiting(product)]
    const key = keyIn((await emailsTo(stopped))[0]?.plain ?? '')
    expect((await call('POST', '/stock-notice/stop/', { key })).status).toBe(200)
    await restock(product, 9)
    await sendStockAlerts(shop.sql, new Date(), deps)
    expect(await templates(stopped)).toEqual(['stock-notice-ask'])
    const letter = (await emailsTo(told)).at(-1)
    const end = await shop.app.inject({ method: 'POST', url: letter?.unsubscribe_url?.replace('https://shop.example', '') ?? '' })
    expect(end.statusCode).toBe(200)
  })
  it('are not kept for wishes that nobody confirmed', async () => {
    const [product, email] = [await soldOut(), address()]
    await ask(product, email)
    await sweepNotices(shop.sql, new Date(Date.now() + 8 * 86_400_000))
    expect(await shop.sql`select from stock_notice where email = ${email}`).toHaveLength(0)
  })
})

describe('the next volume of a series', () => {
  it.each(['es', 'ca', 'en'] as const)('is told of once it is out, to who confirmed the wish, once, in %s', async (language) => {
    const id = 90 + ++serial
    await shop.sql`insert into series (id, name, slug) values (${id}, ${`Series ${id}`}, ${`series-${id}`})`
    const volume = (title: string, series_number: string | null, active = true) =>
      givenProduct(shop.sql, { title, series_id: id, series_number, active })
    const [first, second, loose] = [await volume('One', '1'), await volume('Two', '2'), await volume('Extra', null)]
    const email = address()
    const wish = (product: number) => ask(product, email, { awaits: 'volume' }, language)
    expect((await wish(first)).body.code).toBe('notice.volume_out')
    expect((await wish(loose)).body.code).toBe('notice.no_series')
    expect((await wish(second)).status).toBe(201)
    const third = await volume('Three', '3', false)
    await confirm(email)
    expect(await sendVolumeAlerts(shop.sql, new Date(), deps)).toBe(0)
    await shop.sql`update product set active = true where id = ${third}`
    const told = await Promise.all(Array.from({ length: 3 }, () => sendVolumeAlerts(shop.sql, new Date(), deps)))
    expect(told.reduce((a, b) => a + b)).toBe(1)
    const letters = await emailsTo(email)
    expect(letters.map(({ template }) => template)).toEqual(['stock-notice-ask', 'stock-notice-volume'])
    expect(letters[1]).toMatchObject({ language, subject: expect.stringContaining('Three') })
    // Copies of the volume itself are another wish.
    expect(await sendStockAlerts(shop.sql, new Date(), deps)).toBe(0)
  })
})
