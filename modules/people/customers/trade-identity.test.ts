import { describe, expect, it } from 'vitest'
import { dayOf } from '#kernel/days.ts'
import { lockCredit, termsOf } from '#modules/invoicing/terms/terms.ts'
import { registering } from '#tests/support/registering.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { provedStanding } from './standing.ts'
import { isOtherIdentity } from './trade-identity.ts'
import { tradeKind } from './trade-standing.ts'

const shop = withShop()
const { call, registered } = registering(shop)
const { hire } = staffing(shop)

type Who = { id: string; token: string; nif: string }
let serial = 13669597
/** German numbers with their check digit (ISO 7064, MOD 11, 10), each once. */
function taxNumber(): string {
  const digits = String(serial++)
  const product = [...digits].reduce((so, digit) => (((so + Number(digit)) % 10 || 10) * 2) % 11, 10)
  return `DE${digits}${(11 - product) % 10}`
}
const company = { kind: 'business', company: 'Gärten GmbH', country: 'DE', contact_person: 'Ana' }
const data = { name: 'Ana', surnames: 'Prueba Nogal', phone: '600 000 001' }
const save = async (me: Who & { email: string }, fields: object) =>
  call('PUT', '/customer/data/', { id: me.id, token: me.token, ...data, email: me.email, nif: me.nif, ...fields })
const standing = (id: string) => provedStanding(shop.sql, id, dayOf(new Date()))
const kindOf = (id: string) => tradeKind(shop.sql, { kind: 'customer', id }, new Date())
const noticesOf = (id: string) => shop.sql<{ plain: string }[]>`
  select plain from mail_outbox where template = 'identity-notice' and position(${id} in plain) > 0`

/** A company whose VAT number finance proved, with terms. */
async function proved() {
  const nif = taxNumber()
  const me = await registered({ ...company, nif })
  await shop.sql`
    update customer set vat_verified_at = now(), vat_proof = '{}', surcharge_since = '2026-01-01', activated_at = now() where id = ${me.id}`
  await shop.sql`
    insert into trade_terms (customer_id, books_percent, objects_percent, on_account, payment_days, credit_limit_cents, agreed_by, agreed_at)
    values (${me.id}, 5, 10, true, 30, 300000, 'x', now())`
  return { ...me, nif }
}

describe('a company that becomes another one', () => {
  it('keeps nothing that was proved of the one before, and staff are told of both', async () => {
    const me = await proved()
    expect(await standing(me.id)).toMatchObject({ vatCountry: 'DE', surcharge: true })
    const { status, body } = await save(me, { ...company, company: 'Somebody Else SARL', country: 'FR', nif: 'FR40303265045' })
    expect([status, body.detail]).toEqual([200, expect.stringContaining('we need to check it again')])
    expect(await standing(me.id)).toEqual({ library: false, vatCountry: null, surcharge: false })
    expect(await kindOf(me.id)).toBeNull()
    expect(await termsOf(shop.sql, me.id)).toMatchObject({ onAccount: false, booksPercent: 0, creditLimitCents: null })
    await expect(shop.sql.begin((tx) => lockCredit(tx, me.id, 100))).rejects.toMatchObject({ code: 'terms.not_on_account' })
    const [notice] = await noticesOf(me.id)
    for (const said of ['Gärten GmbH', me.nif, 'Somebody Else SARL', 'FR40303265045']) expect(notice?.plain).toContain(said)
  })
  it('has its terms again once staff looked at it again, but no VAT number', async () => {
    const me = await proved()
    await save(me, { ...company, nif: taxNumber() })
    const { call: ask } = await hire(['admin'])
    const waiting = (await ask('GET', '/customers/?waiting=true')).body.items.map((item: { customer: string }) => item.customer)
    expect(waiting).toContain(me.id)
    expect((await ask('POST', `/customers/${me.id}/activate/`, { note: 'Handelsregister' })).status).toBe(200)
    expect(await termsOf(shop.sql, me.id)).toMatchObject({ onAccount: true, booksPercent: 5, creditLimitCents: 300000 })
    expect([await kindOf(me.id), (await standing(me.id)).vatCountry]).toEqual(['business', null])
  })
  it('is the same one with other capitals, dots, blanks, telephone or contact', async () => {
    const me = await proved()
    expect(
      (await save(me, { ...company, company: 'GÄRTEN  G.m.b.H.', phone: '600 000 009', contact_person: 'Berta' })).body.detail,
    ).toBe('Your data has been saved.')
    expect(await standing(me.id)).toMatchObject({ vatCountry: 'DE' })
    expect(await noticesOf(me.id)).toEqual([])
  })
  it('may do so a few times in an hour', async () => {
    const me = await proved()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await save(me, { ...company, company: `Otra ${n}` })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

it('a library that takes another name waits to be activated again, and its session says so', async () => {
  const library = { kind: 'library', library: 'Biblioteca Cidra', contact_person: 'Remigio', name: '', surnames: '' }
  const me = await registered(library)
  await shop.sql`update customer set activated_at = now() where id = ${me.id}`
  expect((await save(me, { ...library, library: 'Biblioteca Naranja' })).body.session.activated).toBe(false)
  expect([await kindOf(me.id), (await standing(me.id)).library]).toEqual([null, false])
})

it('a private customer and an account that proved nothing change freely', async () => {
  const me = await registered()
  expect((await save(me, { nif: '12345678Z' })).body.detail).toBe('Your data has been saved.')
  const firm = await registered({ ...company, nif: taxNumber() })
  expect((await save(firm, { ...company, company: 'Otra' })).body.detail).toBe('Your data has been saved.')
})

it('what is compared is what the tax office reads', () => {
  const one = { tax_id: 'B12345674', country: 'ES', company: 'Jardín S.L.', library: '' }
  expect(isOtherIdentity(one, { ...one, company: 'jardin sl' })).toBe(false)
  for (const change of [{ tax_id: null }, { country: 'PT' }, { company: 'Jardín S.A.' }, { library: 'x' }])
    expect(isOtherIdentity(one, { ...one, ...change }), JSON.stringify(change)).toBe(true)
})
