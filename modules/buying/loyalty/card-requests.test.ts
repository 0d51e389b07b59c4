import { describe, expect, it } from 'vitest'
import { today } from '#kernel/days.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { sweepCardRequests } from './card-requests-sweep.ts'

const shop = withShop()
const people = staffing(shop)
const captcha = () => captchaPass(shop)
let serial = 0

const filled = (change: object = {}) => ({
  name: 'Rosa',
  surnames: 'Almendro Vela',
  tax_id: '12.345.678-Z',
  phone: '600 555 013',
  email: `rosa-${++serial}@example.com`,
  address: 'Calle del Agua, 7',
  city: 'Granada',
  postcode: '18009',
  birth_date: '05/03/1988',
  sector: 'libraries-archives',
  observations: '',
  pickup_store: 'T001',
  data_protection: true,
  captcha: captcha(),
  ...change,
})
async function send(body: object, language = 'en') {
  await givenStore(shop.sql, 'T001')
  return shop.call('POST', '/loyalty/card/request/', body, language)
}
const kept = (email: string) =>
  shop.sql<{ id: number; customer_id: string | null }[]>`select * from card_request where email = ${email}`
const givenCustomer = (id: string, email: string, verified = true) => shop.sql`
  insert into customer (id, kind, email, password_hash, language, verified_at)
  values (${id}, 'private', ${email}, 'x', 'es', ${verified ? new Date() : null})`

describe('asking for the loyalty card', () => {
  it('offers 42 sectors, from business administration to other, and the stores (M-08, M-09, M-12)', async () => {
    await givenStore(shop.sql, 'T001')
    const { sectors, stores } = (await shop.call('GET', '/loyalty/card/choices/')).body
    expect(sectors).toHaveLength(42)
    expect(sectors[0]).toEqual({ key: 'business-administration', name: 'Business administration' })
    expect(sectors.at(-1)).toEqual({ key: 'other', name: 'Other' })
    expect(stores).toContainEqual({ key: 'T001', name: 'Store T001', city: 'Granada' })
    const catalan = (await shop.call('GET', '/loyalty/card/choices/', undefined, 'ca')).body.sectors
    expect(catalan.at(-2).name).toBe('Turisme')
    expect(catalan[0].name).toBe('Administració d’empreses')
    expect(catalan.slice(0, 3).map(({ name }: { name: string }) => name)[1]).toBe('Agricultura i pesca')
  })
  it('keeps all of it with its consent, tells the shop and answers in the language of who asks (M-07, M-12)', async () => {
    const body = filled({ observations: 'Prefiero la tarde.\r\nGracias.' })
    expect(await send(body, 'ca')).toMatchObject({ status: 201, body: { detail: 'Hem rebut la vostra sol·licitud.' } })
    expect(await kept(body.email)).toMatchObject([
      {
        tax_id: '12345678Z',
        birth_date: '1988-03-05',
        sector_code: 'libraries-archives',
        store_code: 'T001',
        observations: 'Prefiero la tarde.\nGracias.',
        info: false,
        language: 'ca',
        state: 'open',
        customer_id: null,
      },
    ])
    expect(await shop.sql`select kind, form from consent where email = ${body.email}`).toEqual([
      { kind: 'privacy', form: 'card' },
    ])
    const letters =
      await shop.sql`select recipient, template, plain from mail_outbox where template like 'card-%' order by id desc limit 2`
    expect(letters).toMatchObject([
      { recipient: body.email, template: 'card-request-received', plain: expect.stringContaining('Store T001') },
      { recipient: shop.config.CONTACT_EMAIL, template: 'card-request-notice', plain: expect.stringContaining('Prefiero') },
    ])
  })
  it('says of each wrong field that it is invalid, and keeps nothing (M-10, M-11)', async () => {
    const wrong = {
      name: '',
      surnames: ' ',
      tax_id: '12345678A',
      phone: 'x',
      email: 'nobody',
      address: '',
      city: '7',
      postcode: '!',
    }
    const more = { birth_date: '31/02/1990', sector: 'none', observations: 'a'.repeat(1_001), pickup_store: 'T999' }
    const answer = await send(filled({ ...wrong, ...more, data_protection: false }))
    expect(answer).toMatchObject({
      status: 400,
      body: {
        name: [expect.stringMatching(/^Invalid name\. ./)],
        surnames: [expect.stringMatching(/^Invalid last name\. ./)],
        tax_id: [expect.stringMatching(/^Invalid ID\. ./)],
        phone: [expect.stringMatching(/^Invalid phone\. ./)],
        email: [expect.stringMatching(/^Invalid email\. ./)],
        address: [expect.stringMatching(/^Invalid address\. ./)],
        city: [expect.stringMatching(/^Invalid city\. ./)],
        postcode: [expect.stringMatching(/^Invalid postcode\. ./)],
        birth_date: [expect.stringMatching(/^Invalid date of birth\. ./)],
        sector: [expect.stringMatching(/^Invalid sector\. ./)],
        observations: [expect.stringMatching(/^Invalid comments\. .*1,000 characters/)],
        pickup_store: [expect.stringMatching(/^Invalid pickup shop\. ./)],
        data_protection: ['You must accept the data-protection law.'],
      },
    })
    expect(await kept('nobody')).toEqual([])
  })
  it('refuses what only looks right: a company’s number, postcodes that Spain has not, an address of a letter (M-10)', async () => {
    const wrong = async (change: object) => Object.keys((await send(filled(change))).body)
    expect(await wrong({ tax_id: 'B12345674' })).toContain('tax_id')
    expect(await wrong({ postcode: '99999' })).toContain('postcode')
    expect(await wrong({ postcode: '1700' })).toContain('postcode')
    expect(await wrong({ address: 'x' })).toContain('address')
    expect((await send(filled({ tax_id: 'PAB123456', postcode: '75001' }))).status).toBe(201)
  })
  it('takes whoever is fourteen today, and nobody a day younger (M-11)', async () => {
    const [year, month, date] = today().split('-').map(Number) as [number, number, number]
    const written = (d: Date) =>
      `${[d.getUTCDate(), d.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/')}/${d.getUTCFullYear()}`
    const birthday = new Date(Date.UTC(year - 14, month - 1, date))
    const dayAfter = new Date(birthday.getTime() + 86_400_000)
    expect((await send(filled({ birth_date: written(birthday) }))).status).toBe(201)
    expect((await send(filled({ birth_date: written(dayAfter) }))).body.birth_date).toEqual([
      expect.stringMatching(/^Invalid date of birth\. .* fourteen or over/),
    ])
  })
  it('begins the newsletter of who wants to be informed, with a letter to confirm it', async () => {
    const body = filled({ info_opt_in: true })
    await send(body)
    expect(await shop.sql`select state from newsletter_subscription where email = ${body.email}`).toHaveLength(1)
  })
  it('wants the check against robots once for each request, and four requests an hour at most', async () => {
    expect((await send(filled({ captcha: '' }))).body.captcha).toEqual(['You must indicate that you are not a robot'])
    const email = 'often@example.com'
    for (let time = 0; time < 4; time += 1) expect((await send(filled({ email }))).status).toBe(201)
    expect((await send(filled({ email }))).status).toBe(429)
  })
})

describe('the requests at the shop', () => {
  it('become the card of the account whose address is proved, with a letter, once', async () => {
    const body = filled()
    await send(body, 'es')
    const { call: desk } = await people.hire(['order_desk'])
    const id = (await kept(body.email))[0]!.id
    await givenCustomer('c-asked', body.email, false)
    expect((await desk('POST', `/card-requests/${id}/issue/`, {})).body.detail).toContain('A card needs an account')
    await shop.sql`update customer set verified_at = now() where id = 'c-asked'`
    expect((await desk('GET', '/card-requests/')).body.items[0]).toMatchObject({ id, customer: 'c-asked', store: 'Store T001' })
    const both = await Promise.all([1, 2].map(() => desk('POST', `/card-requests/${id}/issue/`, {})))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const cards = await shop.sql<{ number: string }[]>`select number from loyalty_card where customer_id = 'c-asked'`
    expect(cards).toHaveLength(1)
    const letters = await shop.sql`select plain from mail_outbox where template = 'card-issued' and recipient = ${body.email}`
    expect(letters).toMatchObject([{ plain: expect.stringContaining(cards[0]!.number) }])
    expect((await desk('GET', '/card-requests/')).body.items.map((item: { id: number }) => item.id)).not.toContain(id)
  })
  it('belong to the account of who was signed in, whatever address they write', async () => {
    await givenCustomer('c-signed', 'signed@example.com')
    const token = await openSession(shop.sql, { kind: 'customer', id: 'c-signed', email: 'signed@example.com' }, new Date())
    const body = filled({ id: 'c-signed', token })
    await send(body)
    expect(await kept(body.email)).toMatchObject([{ customer_id: 'c-signed' }])
    expect((await send(filled({ id: 'c-signed', token: 'wrong' }))).status).toBe(403)
  })
  it('are refused with a reason that who asked reads; a bookseller does neither', async () => {
    const body = filled()
    await send(body, 'en')
    const id = (await kept(body.email))[0]!.id
    const { call: bookseller } = await people.hire(['bookseller'])
    expect((await bookseller('POST', `/card-requests/${id}/issue/`, {})).status).toBe(403)
    const { call: marketing } = await people.hire(['marketing'])
    const refused = await marketing('POST', `/card-requests/${id}/refuse/`, { answer: 'You have a card already.' })
    expect(refused.body).toMatchObject({ state: 'refused', card_number: null })
    const [letter] = await shop.sql`select plain from mail_outbox where template = 'card-refused' and recipient = ${body.email}`
    expect(letter?.['plain']).toContain('You have a card already.')
    expect((await marketing('POST', '/card-requests/999999/issue/', {})).status).toBe(404)
  })
})

describe('old requests', () => {
  it('are forgotten a year after the answer, or after they came where none was given; younger ones stay', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const [staff] = await shop.sql<{ id: number }[]>`select id from staff_user limit 1`
    const [store] = await shop.sql<{ code: string }[]>`select code from store limit 1`
    const keep = async (email: string, sent: Date, closed: Date | null) =>
      shop.sql`insert into card_request ${shop.sql({
        name: 'Vera',
        surnames: 'Prueba',
        tax_id: '12345678Z',
        phone: '',
        email,
        address: 'Calle del Agua, 7',
        city: 'Granada',
        postcode: '18009',
        birth_date: '1990-01-02',
        sector_code: 'other',
        store_code: store!.code,
        info: false,
        language: 'es',
        sent_at: sent,
        ...(closed && { state: 'refused', answer: 'No.', closed_at: closed, closed_by: staff!.id }),
      })}`
    await keep('waits-long@example.com', days(366), null)
    await keep('answered-long-ago@example.com', days(500), days(366))
    await keep('answered-lately@example.com', days(500), days(300))
    await keep('waits@example.com', days(10), null)
    await sweepCardRequests(shop.sql, new Date())
    const left = await shop.sql<{ email: string }[]>`select email from card_request where surnames = 'Prueba' and name = 'Vera'`
    expect(left.map(({ email }) => email).toSorted()).toEqual(['answered-lately@example.com', 'waits@example.com'])
  })
})

describe('the ledger', () => {
  it('is read a page at a time, the newest first, and only one’s own', async () => {
    await givenCustomer('c-ledger', 'ledger@example.com')
    await shop.sql`insert into loyalty_card (customer_id, number) values ('c-ledger', '2900000000018')`
    for (let index = 1; index <= 30; index += 1)
      await shop.sql`insert into points_entry ${shop.sql({
        customer_id: 'c-ledger',
        kind: 'adjust',
        points: index,
        reason: 'gift',
        made_on: '2026-01-02',
        available_on: '2026-01-02',
        expires_on: '2028-01-02',
      })}`
    const token = await openSession(shop.sql, { kind: 'customer', id: 'c-ledger', email: 'ledger@example.com' }, new Date())
    const read = (before?: number) => shop.call('POST', '/loyalty/movements/', { id: 'c-ledger', token, before })
    const first = (await read()).body
    expect(first.items).toHaveLength(25)
    expect(first.items[0].points).toBe(30)
    const second = (await read(first.next)).body
    expect(second.items.map(({ points }: { points: number }) => points)).toEqual([5, 4, 3, 2, 1])
    expect(second.next).toBeNull()
    expect((await shop.call('POST', '/loyalty/movements/', {})).status).toBe(403)
  })
})
