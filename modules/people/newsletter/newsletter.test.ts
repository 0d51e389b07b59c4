import { beforeEach, describe, expect, it } from 'vitest'
import { findCoupon } from '#modules/buying/coupons/coupons.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { sweepNewsletter } from '#modules/people/newsletter/unsubscribe.ts'
import { callAsPerson } from '#tests/support/person.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop({ PUBLIC_URL: 'https://shop.example' })
const call = callAsPerson(shop)
let serial = 0
const address = () => `Reader-${++serial}@example.com`
const subscribe = (email: string, language = 'en') => call('POST', '/newsletter/', { email, privacy_accepted: true }, language)
const emailsTo = (email: string) => shop.sql<
  { template: string; subject: string; plain: string; html: string; language: string }[]
>`
  select template, subject, plain, html, language from mail_outbox where lower(recipient) = lower(${email}) order by id`
const lastLetter = async (email: string) => (await emailsTo(email)).at(-1)!
const linkIn = (plain: string) =>
  plain.match(/https:\/\/shop\.example\/(?:es\/boletin|ca\/butlleti|en\/newsletter)\/(\S+)/)?.[1] ?? ''
const confirm = async (email: string, language = 'en') =>
  call('POST', '/newsletter/confirm/', { token: linkIn((await lastLetter(email)).plain) }, language)
const stateOf = async (email: string) =>
  (await shop.sql`select state from newsletter_subscription where email = ${email.toLowerCase()}`)[0]?.['state']
const codeIn = (plain: string) => plain.match(/PALACE-[A-Z0-9-]{14}/)?.[0] ?? ''
const asking = (email: string, customerId = 'c-reader') => ({ storefront: 'T013', customerId, email, now: new Date() })
const account = (change: object) => ({
  kind: 'private',
  name: 'Ana',
  surnames: 'Ruiz',
  phone: '600000000',
  password: 'granada de plata',
  confirm_password: 'granada de plata',
  privacy: true,
  ...change,
})

// All come from one address here.
beforeEach(() => shop.sql`delete from attempt`)

describe('signing up', () => {
  it('thanks, and asks by letter whether the reader really wants it', async () => {
    const email = address()
    expect(await subscribe(email)).toEqual({
      status: 201,
      body: { detail: 'Thank you for subscribing! You will receive confirmation shortly' },
    })
    expect(await stateOf(email)).toBe('pending')
    expect(await emailsTo(email)).toMatchObject([{ template: 'newsletter-confirm', subject: 'Please confirm your subscription' }])
  })
  it('refuses a known address in any case, waiting or subscribed, and writes no second letter', async () => {
    const email = address()
    await subscribe(email)
    const known = { status: 400, body: { email: ['This email is already registered'] } }
    expect(await subscribe(email.toUpperCase())).toMatchObject(known)
    await confirm(email)
    expect(await subscribe(email)).toMatchObject(known)
    expect((await emailsTo(email)).map((letter) => letter.template)).toEqual(['newsletter-confirm', 'newsletter-welcome'])
  })
  it('is one sign-up with one letter when sent many times at once', async () => {
    const email = address()
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(email)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(await emailsTo(email)).toHaveLength(1)
  })
  it('needs a whole address and the privacy policy', async () => {
    expect(await call('POST', '/newsletter/', { email: 'reader@', privacy_accepted: false })).toMatchObject({
      status: 400,
      body: { email: [expect.any(String)], privacy_accepted: [expect.any(String)] },
    })
    expect(await call('POST', '/newsletter/', {})).toMatchObject({ status: 400, body: { email: [expect.any(String)] } })
  })
  it('writes the letter again after an hour, with a new link in place of the old', async () => {
    const email = address()
    await subscribe(email)
    const first = linkIn((await lastLetter(email)).plain)
    await shop.sql`update newsletter_subscription set asked_at = asked_at - interval '61 minutes' where email = ${email.toLowerCase()}`
    expect((await subscribe(email)).status).toBe(400)
    expect(await emailsTo(email)).toHaveLength(2)
    expect((await call('POST', '/newsletter/confirm/', { token: first })).status).toBe(400)
    expect((await confirm(email)).status).toBe(200)
  })
  it.each([
    [
      'es',
      'Confirme su suscripción',
      'Le damos la bienvenida al boletín del palacio',
      'Este correo ya está registrado. Si falta confirmar la suscripción, use el enlace que le enviamos.',
      '/es/baja-datos?token=',
    ],
    [
      'ca',
      'Confirmeu la vostra subscripció',
      'Us donem la benvinguda al butlletí del palau',
      'Aquest correu ja hi és. Si falta confirmar la subscripció, feu servir l’enllaç que us vam enviar.',
      '/ca/baixa-dades?token=',
    ],
    [
      'en',
      'Please confirm your subscription',
      'Welcome to our newsletter',
      'This email is already registered',
      '/en/unsubscribe-data?token=',
    ],
  ])('speaks the reader’s language: %s', async (language, asked, welcome, known, way) => {
    const email = address()
    await subscribe(email, language)
    expect(await lastLetter(email)).toMatchObject({ subject: asked, language })
    await confirm(email, 'en')
    const letter = await lastLetter(email)
    expect(letter).toMatchObject({ subject: welcome, language })
    expect(letter.plain).toContain(way)
    expect(letter.html).toContain(way)
    expect((await subscribe(email, language)).body.email).toEqual([known])
  })
})

describe('the link of the letter', () => {
  it('welcomes with a coupon of the reader’s own, once however often it is followed', async () => {
    const email = address()
    await subscribe(email)
    const token = linkIn((await lastLetter(email)).plain)
    const followed = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/newsletter/confirm/', { token })))
    expect(new Set(followed.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await emailsTo(email)).toHaveLength(2)
    const code = codeIn((await lastLetter(email)).plain)
    const { id } = (await call('POST', '/customer/register/', account({ email }))).body
    expect(await findCoupon(shop.sql, code, asking(email, id))).toEqual({ ok: false, reason: 'coupon.unproved_email' })
    await shop.sql`update customer set verified_at = now() where id = ${id}`
    expect(await findCoupon(shop.sql, code, asking(email, id))).toMatchObject({
      ok: true,
      rule: { kind: 'percent', percent: 5, scope: 'all' },
    })
    expect(await findCoupon(shop.sql, code, asking('other@example.com'))).toEqual({ ok: false, reason: 'coupon.other_email' })
    expect(await shop.sql`select uses_in_all, first_purchase_only from coupon where code = ${code}`).toEqual([
      { uses_in_all: 1, first_purchase_only: true },
    ])
  })
  it('has expired after seven days, and when it was never written', async () => {
    const email = address()
    await subscribe(email)
    await shop.sql`update newsletter_subscription set token_expires_at = now() - interval '1 second' where email = ${email.toLowerCase()}`
    expect(await confirm(email)).toMatchObject({ status: 400, body: { code: 'newsletter.link_expired' } })
    expect((await call('POST', '/newsletter/confirm/', { token: 'made up' })).status).toBe(400)
    expect((await subscribe(email)).status).toBe(201)
  })
  it('brings no coupon to who has bought already, and its coupon none after a purchase', async () => {
    const order = (email: string) => shop.sql`
      insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, goods_cents, shipping_cents,
        total_cents, vat, gift_wrap, gift_ticket, conditions_version, expires_at)
      values (${`B${++serial}`}, 'T013', 'en', 'guest', 'g-1', ${email}, 'cart', 1000, 0, 1000, '[]', false, false, 'x', now())`
    const bought = address()
    await order(bought)
    await subscribe(bought)
    await confirm(bought)
    expect(codeIn((await lastLetter(bought)).plain)).toBe('')
    const reader = address()
    await subscribe(reader)
    await confirm(reader)
    await order(reader)
    const code = codeIn((await lastLetter(reader)).plain)
    const { id } = (await call('POST', '/customer/register/', account({ email: reader }))).body
    await shop.sql`update customer set verified_at = now() where id = ${id}`
    expect(await findCoupon(shop.sql, code, asking(reader, id))).toEqual({ ok: false, reason: 'coupon.first_purchase' })
  })
})

describe('an account', () => {
  it('that ticks the box is asked by letter too, and its data page ends and begins the letters', async () => {
    const email = address().toLowerCase()
    const session = (await call('POST', '/customer/register/', account({ email, newsletter: true }))).body
    expect((await emailsTo(email)).map(({ template }) => template)).toEqual(['email-opened', 'newsletter-confirm'])
    await confirm(email)
    expect(await stateOf(email)).toBe('confirmed')
    const me = { id: session.id, token: session.token }
    const data = (await call('POST', '/customer/data/', me)).body
    await call('PUT', '/customer/data/', { ...data, ...me, newsletter: false })
    expect(await stateOf(email)).toBe('ended')
  })
  it('that moves to another e-mail takes the letters along, once the new address agrees', async () => {
    const [before, after] = [address().toLowerCase(), address().toLowerCase()]
    const session = (await call('POST', '/customer/register/', account({ email: before, newsletter: true }))).body
    await confirm(before)
    const me = { id: session.id, token: session.token }
    const data = (await call('POST', '/customer/data/', me)).body
    await call('PUT', '/customer/data/', { ...data, ...me, email: after })
    const moved = /\/en\/email\/(\S+)/.exec((await lastLetter(after)).plain)?.[1]
    expect(await stateOf(after)).toBeUndefined()
    await call('POST', '/customer/email/confirm/', { link: moved, password: 'granada de plata' })
    expect([await stateOf(before), await stateOf(after)]).toEqual(['ended', 'pending'])
  })
  it('that is opened after a sign-up in the footer says so once its address is proved, and ends the letters', async () => {
    const email = address().toLowerCase()
    await subscribe(email)
    await confirm(email)
    const session = (await call('POST', '/customer/register/', account({ email }))).body
    const me = { id: session.id, token: session.token }
    const data = async () => (await call('POST', '/customer/data/', me)).body
    expect((await data()).newsletter).toBe(false)
    const link = /\/en\/email\/(\S+)/.exec((await lastLetter(email)).plain)?.[1]
    await call('POST', '/customer/email/confirm/', { link, ...me })
    expect((await data()).newsletter).toBe(true)
    await call('PUT', '/customer/data/', { ...(await data()), ...me, newsletter: false })
    expect([await stateOf(email), (await data()).newsletter]).toEqual(['ended', false])
    expect((await subscribe(email)).status).toBe(201)
  })
  it('learns of a sign-up in the footer, and of its end', async () => {
    const email = address().toLowerCase()
    const { id } = (await call('POST', '/customer/register/', account({ email }))).body
    await shop.sql`update customer set verified_at = now() where id = ${id}`
    const flag = async () => (await shop.sql`select newsletter from customer where id = ${id}`)[0]?.['newsletter']
    await subscribe(email)
    expect(await flag()).toBe(false)
    await confirm(email)
    expect(await flag()).toBe(true)
    await call('POST', '/unsubscribe/', { email, reason: 'Too many letters' })
    expect(await flag()).toBe(false)
    const given = await shop.sql`select given, form from consent where customer_id = ${id} and kind = 'newsletter' order by id`
    expect(given).toEqual([
      { given: true, form: 'newsletter-confirm' },
      { given: false, form: 'unsubscribe' },
    ])
  })
})

describe('the way out', () => {
  it('ends the letters at once and asks the shop to delete; it answers the same for addresses it never heard of', async () => {
    const email = address()
    await subscribe(email)
    await confirm(email)
    const answer = await call('POST', '/unsubscribe/', { email, reason: 'Enough' })
    expect(answer).toEqual(await call('POST', '/unsubscribe/', { email: address(), reason: 'Enough' }))
    expect(answer.status).toBe(201)
    expect(await stateOf(email)).toBe('ended')
    expect(await shop.sql`select reason from erasure_request where email = ${email.toLowerCase()}`).toEqual([
      { reason: 'Enough' },
    ])
  })
  it('needs an address and a reason, unless the link of a letter says whose letters end', async () => {
    expect(await call('POST', '/unsubscribe/', {})).toMatchObject({
      status: 400,
      body: { email: [expect.any(String)], reason: ['Please tell us why.'] },
    })
    const email = address()
    await subscribe(email)
    await confirm(email)
    const token = /unsubscribe-data\?token=(\S+)/.exec((await lastLetter(email)).plain)?.[1] ?? ''
    expect((await call('POST', '/unsubscribe/', { token: `${token}x` })).status).toBe(400)
    expect(await stateOf(email)).toBe('confirmed')
    expect((await call('POST', '/unsubscribe/', { token })).status).toBe(201)
    expect(await stateOf(email)).toBe('ended')
  })
  it('is one press in the mail program, without a token of the shop', async () => {
    const email = address()
    await subscribe(email)
    await confirm(email)
    const [letter] = await shop.sql`
      select unsubscribe_url from mail_outbox where lower(recipient) = lower(${email}) and template = 'newsletter-welcome'`
    const url = new URL(String(letter?.['unsubscribe_url']))
    const press = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }
    expect((await shop.app.inject({ ...press, url: `${url.pathname}?token=1.forged` })).statusCode).toBe(200)
    expect(await stateOf(email)).toBe('confirmed')
    expect((await shop.app.inject({ ...press, url: url.pathname + url.search })).statusCode).toBe(200)
    expect(await stateOf(email)).toBe('ended')
  })
  it('can be walked back: a new sign-up asks again and brings no second coupon', async () => {
    const email = address()
    await subscribe(email)
    await confirm(email)
    await call('POST', '/unsubscribe/', { email, reason: 'Enough' })
    expect((await subscribe(email)).status).toBe(201)
    await confirm(email)
    expect(await stateOf(email)).toBe('confirmed')
    expect(codeIn((await lastLetter(email)).plain)).toBe('')
  })
  it('is taken at the checkout too', async () => {
    const { servicesOf } = await import('#api/services.ts')
    const email = address()
    await subscribe(email)
    await confirm(email)
    const caller = { kind: 'guest' as const, id: 'g-opts-out', email, member: null }
    await openSession(shop.sql, caller, new Date())
    await shop.sql.begin((tx) => servicesOf(shop.config, shop.sql).recordOptOut(tx, caller, 'en', new Date()))
    expect(await stateOf(email)).toBe('ended')
  })
  it('T-30 throws away what a robot filled in, and answers it alike', async () => {
    const email = address()
    await subscribe(email)
    const answer = await call('POST', '/unsubscribe/', { email, reason: 'No', website: 'https://spam.example' })
    expect(answer.status).toBe(201)
    expect(await stateOf(email)).toBe('pending')
  })
  it('forgets addresses that never answered, with the letter that asked them', async () => {
    const [silent, ended] = [address(), address()]
    await subscribe(silent)
    await subscribe(ended)
    await call('POST', '/unsubscribe/', { email: ended, reason: 'No' })
    await shop.sql`update mail_outbox set sent_at = now(), due_at = null where recipient = ${silent}`
    await sweepNewsletter(shop.sql, new Date(Date.now() + 34 * 86_400_000))
    expect(await emailsTo(silent)).toHaveLength(1)
    await sweepNewsletter(shop.sql, new Date(Date.now() + 38 * 86_400_000))
    expect([await stateOf(silent), await stateOf(ended)]).toEqual([undefined, 'ended'])
    expect(await emailsTo(silent)).toEqual([])
  })
  it('and who left, what they accepted and what they asked for, three years later; a reader stays', async () => {
    const [left, reader] = [address(), address()]
    for (const email of [left, reader]) await subscribe(email)
    await confirm(reader)
    await call('POST', '/unsubscribe/', { email: left, reason: 'No' })
    await shop.sql`update erasure_request set done_at = now(), outcome = 'closed' where email = ${left.toLowerCase()}`
    const proofs = (email: string) => shop.sql`select from consent where lower(email) = lower(${email})`
    const wishes = () => shop.sql`select from erasure_request where email = ${left.toLowerCase()}`
    await sweepNewsletter(shop.sql, new Date(Date.now() + 1_090 * 86_400_000))
    expect([(await proofs(left)).length > 0, (await wishes()).length]).toEqual([true, 1])
    await sweepNewsletter(shop.sql, new Date(Date.now() + 1_100 * 86_400_000))
    expect([await stateOf(left), await proofs(left), await wishes()]).toEqual([undefined, [], []])
    expect([await stateOf(reader), (await proofs(reader)).length > 0]).toEqual(['confirmed', true])
  })
  it('and tells the shop of each wish to have data deleted', async () => {
    const email = address()
    await call('POST', '/unsubscribe/', { email, reason: 'Ya no leo <b>' }, 'ca')
    const [letter] = await emailsTo(shop.config.CONTACT_EMAIL).then((all) => all.slice(-1))
    expect(letter).toMatchObject({ template: 'erasure-notice', plain: expect.stringContaining(email.toLowerCase()) })
    expect(letter?.html).not.toContain('<b>')
  })
})
