import { beforeAll, describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { granada } from '#tests/support/buying.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { passOf } from '#tests/support/person.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { call, registered, proved } = registering(shop)
const { paidOrder } = payingOrders(shop)
const { hire } = staffing(shop)
// The bank tells the shop over the network.
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

type Who = { id: string; token: string }
const password = 'granada de plata'
const pair = ({ id, token }: Who) => ({ id, token })
const view = async (me: Who) => (await call('POST', '/customer/privacy/', pair(me))).body
const taken = async (me: Who) => (await call('POST', '/customer/export/', pair(me))).body
const erase = (me: Who, word = password) => call('POST', '/customer/erase/', { ...pair(me), password: word })
const address = { ...granada, floor: '', phone: '', name: 'Casa' }

/** Somebody of whom the shop knows all it can. */
async function wellKnown(fields: Record<string, unknown> = {}) {
  const me = await proved({ nif: '', newsletter: true, ...fields })
  const product = await givenProduct(shop.sql)
  await call('POST', '/customer/address/', { ...pair(me), ...address })
  await shop.sql`insert into wish (customer_id, product_id) values (${me.id}, ${product})`
  await shop.sql`insert into stock_notice (product_id, email, language, asked_at) values (${product}, ${me.email}, 'es', now())`
  await shop.call('POST', '/loyalty/card/', pair(me))
  await shop.sql`
    insert into mail_outbox (recipient, language, template, subject, html, plain)
    values ('shop@example.com', 'es', 'contact-notice', ${`Trabajo: ${me.firstName}`}, ${me.email}, ${`${me.firstName} ${me.email.toUpperCase()}`})`
  const order = await paidOrder([product], {
    who: pair(me),
    change: { comments: 'Para mi tía Remedios', delivery_address: { ...granada, street: `Calle ${me.email}` } },
  })
  return { me, product, order }
}
async function delivered(parcel: number) {
  const desk = await hire(['order_desk'])
  await desk.call('POST', `/parcels/${parcel}/ready/`, {})
  await desk.call('POST', `/parcels/${parcel}/hand-over/`, {})
  await desk.call('POST', `/parcels/${parcel}/deliver/`, {})
}

describe('the privacy page', () => {
  it('shows what was accepted, with the version of the text and the day, and keeps the newsletter switch with its consent', async () => {
    const me = await registered()
    expect(await view(me)).toMatchObject({
      newsletter: false,
      consents: [{ kind: 'privacy', given: true, form: 'register', text_version: expect.stringMatching(/^\d{4}-\d{2}$/) }],
      obstacles: [],
    })
    const set = (newsletter: boolean) => call('PUT', '/customer/newsletter/', { ...pair(me), newsletter })
    expect((await set(true)).status).toBe(200)
    await set(true)
    expect((await view(me)).consents.map(({ kind, given }: { kind: string; given: boolean }) => [kind, given])).toEqual([
      ['newsletter', true],
      ['privacy', true],
    ])
    await set(false)
    expect(await view(me)).toMatchObject({
      newsletter: false,
      consents: [{ kind: 'newsletter', given: false, form: 'privacy' }, {}, {}],
    })
    expect(await shop.sql`select state from newsletter_subscription where email = ${me.email}`).toEqual([{ state: 'ended' }])
  })
})

describe('an export of personal data (RGPD 15 and 20)', () => {
  it('has everything, each section explained, and no secrets', async () => {
    const { me, order } = await wellKnown()
    const { sections, about } = await taken(me)
    expect(Object.keys(about).toSorted()).toEqual(Object.keys(sections).toSorted())
    expect(sections.account).toMatchObject([{ email: me.email, name: 'Ana' }])
    expect(sections.addresses).toMatchObject([{ street: 'Calle Real, 1', name: 'Casa' }])
    expect(sections.orders).toMatchObject([
      { number: order.number, lines: [{ quantity: 1 }], payments: [{ outcome: 'captured' }] },
    ])
    for (const name of ['sessions', 'consents', 'newsletter', 'favourites', 'stock_notices', 'loyalty', 'letters'])
      expect(sections[name].length, name).toBeGreaterThan(0)
    expect(JSON.stringify(sections)).not.toMatch(/scrypt|password_hash|token/)
  })
  it('has nothing of anybody else', async () => {
    const [{ me }, other] = [await wellKnown(), await wellKnown()]
    const text = JSON.stringify((await taken(me)).sections)
    expect(text).not.toContain(other.me.email)
    expect(text).not.toContain(other.order.number)
    expect((await call('POST', '/customer/export/', { id: me.id, token: other.me.token })).status).toBe(403)
  })
})

describe('an erasure (RGPD 17)', () => {
  it('asks for the password, and waits until orders are over', async () => {
    const { me, order } = await wellKnown()
    expect((await erase(me, 'granada de barro')).body).toMatchObject({ password: ['The current password is not correct.'] })
    expect((await view(me)).obstacles).toEqual(['orders'])
    expect((await erase(me)).body.code).toBe('privacy.under_way')
    await delivered(order.parcels[0]!.id)
    expect((await view(me)).obstacles).toEqual([])
    expect((await erase(me)).status).toBe(200)
  })
  it('leaves the books as they are and nothing else that says who it was', async () => {
    const { me, order } = await wellKnown({ name: 'Remedios', surnames: 'Zacatín', phone: '699 111 222' })
    await delivered(order.parcels[0]!.id)
    const there = (await call('POST', '/customer/login/', { email: me.email, password })).body as Who
    expect((await erase(me)).body.detail).toBe('Your account has been deleted.')
    for (const one of [me, there]) expect((await call('POST', '/customer/data/', pair(one))).status).toBe(403)
    expect((await call('POST', '/customer/login/', { email: me.email, password })).status).toBe(400)
    const [kept] = await shop.sql`select total_cents, owner_id, delivery_address from shop_order where number = ${order.number}`
    expect(kept).toMatchObject({ owner_id: me.id, delivery_address: { postcode: '18009', country: 'ES', recipient: '' } })
    expect(await shop.sql`select balance from loyalty_card where customer_id = ${me.id}`).toEqual([{ balance: 0 }])
    await forgetLastEmail()
    // Wherever a text may stand, in any table: none of theirs is left, but for the invoices.
    for (const word of [me.email, 'Remedios', 'Zacatín', '699 111 222']) expect(await tablesWith(word, me.id), word).toEqual([])
    await expectBooksBalance(shop.sql)
  })
  it('takes along what a library wrote at its desk, and the people who sign in for it', async () => {
    const me = await registered({
      kind: 'library',
      library: 'Biblioteca Cidra',
      contact_person: 'Remigio Cidra',
      name: '',
      surnames: '',
    })
    const colleague = {
      id: 'm-of-a-library',
      customer_id: me.id,
      email: 'colega@cidra.example',
      name: 'Colega Cidra',
      role: 'requester',
    }
    await shop.sql`insert into account_member ${shop.sql({ ...colleague, language: 'es', invited_at: new Date() })}`
    const list = { customer_id: me.id, member_id: 'm-of-a-library', kind: 'order', name: 'Lista Cidra', comments: 'Cidra' }
    await shop.sql`insert into desk_list ${shop.sql(list)}`
    await shop.sql`
      insert into bookseller_request (customer_id, asked, quantity, language, asked_at, note) values (${me.id}, 'Cidra', 1, 'es', now(), 'Cidra')`
    await shop.sql`insert into reading (customer_id, name, lines, read_at) values (${me.id}, 'Cidra', '[]', now())`
    await shop.sql`
      insert into order_letter (customer_id, comments, language, key, sent_at) values (${me.id}, 'Cidra', 'es', 'k', now())`
    await shop.sql`insert into standing_order (customer_id, words, ran_on) values (${me.id}, 'cidra', '2026-11-20')`
    const { sections } = await taken(me)
    for (const name of ['members', 'lists', 'requests', 'order_letters', 'standing_orders'])
      expect(JSON.stringify(sections[name]).toLowerCase(), name).toContain('cidra')
    expect((await erase(me)).status).toBe(200)
    await forgetLastEmail()
    expect(await tablesWith('cidra', me.id)).toEqual([])
  })
  it('gives the places back that were kept for them in the agenda', async () => {
    const me = await proved()
    const [type] = await shop.sql<{ id: number }[]>`insert into activity_type default values returning id`
    const [activity] = await shop.sql<{ id: number }[]>`
      insert into activity (storefront_code, activity_type_id, starts_at, ends_at, free, takes_registrations, taken, theme)
      values ('T013', ${type!.id}, now() + interval '1 day', now() + interval '25 hours', true, true, 5, 'garden') returning id`
    await shop.sql`
      insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
      values (${activity!.id}, 'Ana Prueba', ${me.email}, '600123456', 2, 'confirmed', 'es', now(), now())`
    expect((await erase(me)).status).toBe(200)
    expect(await shop.sql`select taken from activity where id = ${activity!.id}`).toEqual([{ taken: 3 }])
    expect(await shop.sql`select from activity_registration where activity_id = ${activity!.id}`).toHaveLength(0)
  })
  it('lets the same person open another account, with the same e-mail', async () => {
    const me = await proved()
    await erase(me)
    expect((await call('POST', '/customer/register/', { ...form, email: me.email })).status).toBe(201)
  })
  it('is carried out by staff for a wish that somebody wrote, and leaves it dealt with', async () => {
    const me = await registered()
    await shop.sql`insert into erasure_request (email, reason, language, asked_at) values (${me.email}, 'Ya no compro', 'es', now())`
    const admin = await hire(['admin'])
    const [wish] = (await admin.call('GET', '/erasures/')).body.items
    expect((await (await hire(['trade_desk'])).call('POST', `/erasures/${wish.id}/carry-out/`, {})).status).toBe(403)
    expect((await admin.call('POST', `/erasures/${wish.id}/carry-out/`, {})).status).toBe(200)
    expect((await call('POST', '/customer/data/', pair(me))).status).toBe(403)
    expect((await admin.call('GET', '/erasures/')).body.items).toEqual([])
  })
})

const form = {
  name: 'Ana',
  surnames: 'Prueba',
  phone: '600 000 001',
  password,
  confirm_password: password,
  privacy: true,
}

/** The last letter leaves, and its recipient is forgotten as the shop's clock does it. */
async function forgetLastEmail() {
  const { sweepPrivacy } = await import('./view.ts')
  await shop.sql`update mail_outbox set due_at = null, sent_at = now(), html = '', plain = '' where template = 'account-erased'`
  await sweepPrivacy(shop.sql)
}

/** Tables in which a word stands in a row of the customer's; those of other people in this file's shop do not count. */
async function tablesWith(word: string, customerId: string): Promise<string[]> {
  const tables = await shop.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const others = await shop.sql<{ id: string }[]>`select id from customer where id <> ${customerId}`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await shop.sql<{ text: string }[]>`
      select t::text as text from ${shop.sql(name)} t where position(lower(${word}) in lower(t::text)) > 0`
    const theirs = rows.filter(({ text }) => !others.some(({ id }) => text.includes(id)))
    if (name !== 'invoice' && name !== 'invoice_record' && theirs.length > 0)
      found.push(`${name}: ${theirs[0]!.text.slice(0, 200)}`)
  }
  return found
}

describe('wishes to have data deleted', () => {
  it('are read by the order desk, and closed once each', async () => {
    const { call } = await hire(['order_desk'])
    await shop.call('POST', '/unsubscribe/', { email: 'gone@example.com', reason: 'I moved abroad', captcha: passOf(shop) })
    const { items } = (await call('GET', '/erasures/')).body
    expect(items).toMatchObject([{ email: 'gone@example.com', reason: 'I moved abroad', language: 'en' }])
    expect((await call('POST', `/erasures/${items[0].id}/close/`, {})).status).toBe(200)
    expect((await call('POST', `/erasures/${items[0].id}/close/`, {})).body.code).toBe('privacy.wish_closed')
    expect((await call('GET', '/erasures/')).body.items).toEqual([])
    expect((await call('GET', '/erasures/?state=closed')).body.items).toMatchObject([{ id: items[0].id, state: 'closed' }])
  })

  it('show before they are carried out what goes, what the law keeps and how long, and what holds it up', async () => {
    const { me, order } = await wellKnown()
    await shop.sql`insert into erasure_request (email, reason, language, asked_at) values (${me.email}, 'Ya no compro', 'es', '2026-01-31')`
    const desk = await hire(['order_desk'])
    const [wish] = (await desk.call('GET', `/erasures/?q=${me.email}`)).body.items
    expect(wish).toMatchObject({ state: 'open', due_on: '2026-02-28' })
    const preview = async () => (await desk.call('GET', `/erasures/${wish.id}/`)).body
    expect(await preview()).toMatchObject({
      account: { customer: me.id, name: 'Ana Prueba Nogal', proved: true },
      obstacles: ['orders'],
      acts: { carry_out: 'privacy.under_way', refuse: null },
    })
    expect((await desk.call('POST', `/erasures/${wish.id}/carry-out/`, {})).body.code).toBe('privacy.under_way')
    await delivered(order.parcels[0]!.id)
    const { goes, stays, acts } = await preview()
    expect(acts.carry_out).toBe(null)
    expect(goes).toContainEqual({ section: 'addresses', rows: 1 })
    expect(goes.map(({ section }: { section: string }) => section)).not.toContain('orders')
    expect(stays).toContainEqual({
      section: 'orders',
      rows: 1,
      law: 'accounts',
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await desk.call('POST', `/erasures/${wish.id}/carry-out/`, {})).body).toMatchObject({ state: 'erased' })
    expect(await preview()).toMatchObject({ account: null, acts: { carry_out: 'privacy.wish_closed' } })
  })

  it('are refused with a reason, which is sent to whoever asked with where they can complain', async () => {
    const { me } = await wellKnown()
    await shop.sql`insert into erasure_request (email, reason, language, asked_at) values (${me.email}, '', 'es', now())`
    const desk = await hire(['order_desk'])
    const [wish] = (await desk.call('GET', `/erasures/?q=${me.email}`)).body.items
    expect((await desk.call('POST', `/erasures/${wish.id}/refuse/`, { answer: 'no' })).status).toBe(400)
    const answer = 'No hemos podido comprobar que sea usted.'
    expect((await desk.call('POST', `/erasures/${wish.id}/refuse/`, { answer })).body).toMatchObject({ state: 'refused', answer })
    const [letter] =
      await shop.sql`select plain from mail_outbox where recipient = ${me.email} and template = 'email-erasure-refused'`
    expect(letter?.['plain']).toContain(answer)
    expect(letter?.['plain']).toContain('www.aepd.es')
    expect((await desk.call('POST', `/erasures/${wish.id}/carry-out/`, {})).body.code).toBe('privacy.wish_closed')
    expect((await call('POST', '/customer/data/', pair(me))).status).toBe(200)
  })
})
