import { beforeAll, describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call, registered } = registering(shop)
const { fill, place, pay } = buying(shop)
const { settled } = payingOrders(shop)
// The bank tells the shop over the network.
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const data = { name: 'Luisa', surnames: 'Prueba', phone: '600000003' }
const emailsTo = async (email: string) => {
  const rows = await shop.sql<{ template: string; plain: string; secret: boolean; language: string }[]>`
    select template, plain, secret, language from mail_outbox where recipient = ${email} order by id desc`
  return rows.map((row) => ({ ...row, token: /\/(?:email|correo|correu)\/([\w-]+)/.exec(row.plain)?.[1] ?? '' }))
}
const password = 'granada de plata'
const confirm = (link: string, by: object = { password }) => call('POST', '/customer/email/confirm/', { link, ...by })
const dataOf = async (me: { id: string; token: string }) => (await call('POST', '/customer/data/', me)).body
const moveTo = (me: { id: string; token: string }, email: string, language = 'en') =>
  call('PUT', '/customer/data/', { id: me.id, token: me.token, ...data, email }, language)
const linkTo = async (email: string) => (await emailsTo(email))[0]?.token ?? ''

describe('the letter of a new account', () => {
  it('proves the address once, in the language of whoever registered', async () => {
    const me = await registered()
    const [letter] = await emailsTo(me.email)
    expect(letter).toMatchObject({ template: 'email-opened', secret: true, language: 'en' })
    expect(await dataOf(me)).toMatchObject({ verified: false, pending_email: null })
    const both = await Promise.all([confirm(letter!.token), confirm(letter!.token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await dataOf(me)).toMatchObject({ verified: true, email: me.email })
    expect((await confirm(letter!.token)).body.detail).toBe('This link has expired or has already been used.')
  })
  it('is sent again on request, after which only the newer link works, and not once all is proved', async () => {
    const me = await registered()
    const first = await linkTo(me.email)
    expect((await call('POST', '/customer/email/letter/', me)).status).toBe(200)
    expect((await confirm(first)).status).toBe(400)
    expect((await confirm(await linkTo(me.email))).status).toBe(200)
    expect((await call('POST', '/customer/email/letter/', me)).body.code).toBe('customer.email_confirmed')
  })
  it('asks no more of who is still inside, and the password of everybody else', async () => {
    const me = await registered()
    const asked = await confirm(await linkTo(me.email), {})
    expect(asked).toMatchObject({ status: 400, body: { password: ['Please enter the account password.'] } })
    expect((await confirm(await linkTo(me.email), { id: me.id, token: me.token })).status).toBe(200)
  })
  it('asks nothing in the browser where the account was opened, whoever is inside by then, and the password in any other', async () => {
    const me = await registered({ opener: 'a word of the browser' })
    expect((await confirm(await linkTo(me.email), { opener: 'another browser' })).status).toBe(400)
    expect((await confirm(await linkTo(me.email), { opener: 'a word of the browser' })).status).toBe(200)
    const plain = await registered()
    expect((await confirm(await linkTo(plain.email), { opener: '' })).status).toBe(400)
  })
  it('is refused once it has expired', async () => {
    const me = await registered()
    await shop.sql`update email_link set expires_at = now() - interval '1 second' where customer_id = ${me.id}`
    expect((await confirm(await linkTo(me.email))).body.code).toBe('customer.link_expired')
  })
})

describe('a change of e-mail (U-20)', () => {
  it('waits for the new mailbox to answer, tells the old one, and leaves who is inside inside', async () => {
    const me = await registered()
    await confirm(await linkTo(me.email))
    await call('POST', '/customer/password/recover/', { email: me.email })
    expect(await moveTo(me, `new-${me.email}`, 'es')).toMatchObject({
      status: 200,
      body: { pending_email: `new-${me.email}`, session: { email: me.email, token: me.token, firstName: 'Luisa' } },
    })
    expect(await dataOf(me)).toMatchObject({ email: me.email, pending_email: `new-${me.email}`, name: 'Luisa' })
    expect((await emailsTo(me.email))[0]).toMatchObject({ template: 'email-moving', language: 'es' })
    expect((await emailsTo(me.email))[0]!.plain).not.toContain(`new-${me.email}`)
    // A session alone, in whosever hands, does not take the account away.
    const byHand = await confirm(await linkTo(`new-${me.email}`), { id: me.id, token: me.token })
    expect(byHand).toMatchObject({ status: 400, body: { password: [expect.any(String)] } })
    expect((await confirm(await linkTo(`new-${me.email}`))).body.email).toBe(`new-${me.email}`)
    expect(await dataOf(me)).toMatchObject({ email: `new-${me.email}`, pending_email: null, verified: true })
    // What recovers the password by the address left behind opens nothing any more.
    expect(await shop.sql`select from password_reset where customer_id = ${me.id}`).toHaveLength(0)
    expect((await call('POST', '/customer/login/', { email: me.email, password: 'granada de plata' })).status).toBe(400)
    expect((await call('POST', '/customer/login/', { email: `new-${me.email}`, password: 'granada de plata' })).status).toBe(200)
  })
  it('gives one of two accounts that wait for the same address', async () => {
    const two = [await registered(), await registered()]
    const links: string[] = []
    for (const me of two) {
      await moveTo(me, 'wanted@example.com')
      links.push(await linkTo('wanted@example.com'))
    }
    const answers = await Promise.all(links.map((link) => confirm(link)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await shop.sql`select from customer where email = 'wanted@example.com'`).toHaveLength(1)
  })
  it('lets a subscription to the newsletter follow', async () => {
    const me = await registered({ newsletter: true })
    const token = me.token
    await call('PUT', '/customer/data/', { id: me.id, token, ...data, email: `moved-${me.email}`, newsletter: true })
    await confirm(await linkTo(`moved-${me.email}`))
    expect(
      await shop.sql`select email, state from newsletter_subscription where email like ${`%${me.email}`} order by email`,
    ).toEqual([
      { email: me.email, state: 'ended' },
      { email: `moved-${me.email}`, state: 'pending' },
    ])
  })
  it('writes to nobody at an address that the account never proved', async () => {
    const me = await registered()
    await moveTo(me, `elsewhere-${me.email}`)
    expect(await emailsTo(me.email)).toMatchObject([{ template: 'email-opened' }])
  })
  it('keeps the letter of an account from carrying an advertisement to a stranger', async () => {
    const name = 'customer: your prize of 500 EUR is at https://evil.example/prize'
    const { email } = await registered({ name })
    const [letter] = await emailsTo(email)
    expect(letter!.plain).toContain('Hello,')
    expect(letter!.plain).not.toContain('evil')
  })
  it('keeps the link that was sent when no more letters may go to the address for now', async () => {
    const me = await registered()
    for (const status of [200, 200, 429]) expect((await call('POST', '/customer/email/letter/', me)).status).toBe(status)
    expect((await confirm(await linkTo(me.email))).status).toBe(200)
  })
  it('sends five letters in an hour and no more', async () => {
    const me = await registered()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await moveTo(me, `to${n}-${me.email}`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('orders bought as a guest (A-1)', () => {
  const guestBuys = async (email: string) => {
    const guest = (await call('POST', '/customer/guest/', { email, privacy: true })).body
    const product = await givenProduct(shop.sql)
    const { body } = await place(guest, await fill(guest, [product]))
    return { guest, number: body.number as string }
  }
  const ordersOf = async (me: { id: string; token: string }) =>
    (
      (await shop.call('POST', '/order/list/', { id: me.id, token: me.token, status: 'all', page: 1 })).body.items as {
        number: string
      }[]
    ).map(({ number }) => number)

  const next = { password: 'azahar de noche', confirm_password: 'azahar de noche' }
  /** Chooses a new password by the letter that the address gets. */
  const takeOver = async (email: string, by: object = {}) => {
    await call('POST', '/customer/password/recover/', { email })
    const [recovery] = await shop.sql<{ plain: string }[]>`
      select plain from mail_outbox where recipient = ${email} and template = 'password-recovery' order by id desc limit 1`
    const token = /\/password-remember\/(\S+)/.exec(recovery!.plain)?.[1] ?? ''
    return call('POST', '/customer/password/reset/', { token, ...next, ...by })
  }

  it('move to the account when its address is proved, each with a line in its history, and once', async () => {
    const email = 'guest-buyer@example.com'
    const { guest, number } = await guestBuys(email.toUpperCase())
    await pay(guest, number)
    await settled(number)
    const other = await guestBuys('somebody-else@example.com')
    await pay(other.guest, other.number)
    await settled(other.number)
    const me = await registered({ email })
    expect(await ordersOf(me)).toEqual([])
    expect((await confirm(await linkTo(email))).body.orders).toBe(1)
    expect(await ordersOf(me)).toEqual([number])
    expect(
      await shop.sql`
        select e.event, e.actor_id from order_event e join shop_order o on o.id = e.order_id
        where o.number = ${number} and e.event = 'joined'`,
    ).toEqual([{ event: 'joined', actor_id: me.id }])
    await call('POST', '/customer/login/', { email, password: 'granada de plata' })
    expect(await shop.sql`select from order_event where event = 'joined'`).toHaveLength(1)
  })
  it('stay where they are while their buyer is paying, and come along at the next sign-in', async () => {
    const email = 'slow-buyer@example.com'
    const { guest, number } = await guestBuys(email)
    const me = await registered({ email })
    await confirm(await linkTo(email))
    expect(await ordersOf(me)).toEqual([])
    await pay(guest, number)
    await settled(number)
    const again = (await call('POST', '/customer/login/', { email, password: 'granada de plata' })).body
    expect(await ordersOf(again)).toEqual([number])
  })
  it('stay where they are when their buyer answers the letter of an account that somebody else opened', async () => {
    const email = 'pre-empted@example.com'
    const { guest, number } = await guestBuys(email)
    await pay(guest, number)
    await settled(number)
    const stranger = await registered({ email })
    const link = await linkTo(email)
    const own = await registered()
    for (const by of [{}, { password: 'not the one' }, { id: own.id, token: own.token }, { id: stranger.id, token: 'guessed' }])
      expect((await confirm(link, by)).body, JSON.stringify(by)).toMatchObject({ password: [expect.any(String)] })
    expect(await dataOf(stranger)).toMatchObject({ verified: false })
    await call('POST', '/customer/login/', { email, password })
    expect(await ordersOf(stranger)).toEqual([])

    // A new password puts whoever opened it out before anything is adopted, with the move they had begun.
    await moveTo(stranger, 'stranger@example.com')
    expect((await takeOver(email)).status).toBe(200)
    expect((await call('POST', '/order/list/', { id: stranger.id, token: stranger.token, status: 'all', page: 1 })).status).toBe(
      403,
    )
    expect((await confirm(await linkTo('stranger@example.com'))).body.code).toBe('customer.link_expired')
    const owner = (await call('POST', '/customer/login/', { email, password: next.password })).body
    expect(await ordersOf(owner)).toEqual([number])
  })
  it('come into an empty account when their buyer takes over one that somebody else had opened and filled', async () => {
    const email = 'filled-by-another@example.com'
    const mine = { name: 'Strange', surnames: 'Person', phone: '600999999', nif: '12345678Z', newsletter: true }
    const stranger = await registered({ email, ...mine, opener: 'a word of the stranger’s browser' })
    const door = { recipient: 'Strange Person', street: 'Calle Ajena 3', postcode: '18009', city: 'Granada', region: 'Granada' }
    expect((await call('POST', '/customer/address/', { id: stranger.id, token: stranger.token, ...door })).status).toBe(201)
    const product = await givenProduct(shop.sql)
    await call('POST', '/customer/wish/', { id: stranger.id, token: stranger.token, product })
    await fill(stranger, [product])
    const { status, body } = await takeOver(email, { opener: 'a word of the owner’s browser' })
    expect({ status, detail: body.detail }).toMatchObject({ status: 200, detail: expect.stringContaining('we have deleted') })
    const owner = (await call('POST', '/customer/login/', { email, password: next.password })).body
    const me = { id: owner.id, token: owner.token }
    expect(await dataOf(me)).toMatchObject({
      name: '',
      surnames: '',
      phone: '',
      nif: '',
      newsletter: false,
      verified: true,
      email,
    })
    expect((await call('POST', '/customer/address/list/', me)).body.items).toEqual([])
    expect((await call('POST', '/customer/wish/list/', me)).body.items).toEqual([])
    expect((await call('POST', '/cart/recover-last-cart/', me)).body.num_items ?? 0).toBe(0)
  })
  it('come into the account as it is where its browser chooses a new password, or once it was proved', async () => {
    const email = 'forgetful@example.com'
    await registered({ email, name: 'Forgetful', opener: 'a word of their browser' })
    await takeOver(email, { opener: 'a word of their browser' })
    await takeOver(email, { opener: 'another browser, later' })
    const owner = (await call('POST', '/customer/login/', { email, password: next.password })).body
    expect(await dataOf(owner)).toMatchObject({ name: 'Forgetful', phone: '600 000 001', verified: true })
  })
  it('stay with the guest as long as the address is only claimed', async () => {
    const email = 'claimed@example.com'
    const { guest, number } = await guestBuys(email)
    await pay(guest, number)
    await settled(number)
    const me = await registered({ email })
    await call('POST', '/customer/login/', { email, password: 'granada de plata' })
    expect(await ordersOf(me)).toEqual([])
  })
})
