import { describe, expect, it } from 'vitest'
import { registering } from '#tests/support/registering.ts'
import { withShop } from '#tests/support/shop.ts'
import { customerKinds, whoFields } from './contract.ts'

const shop = withShop()
const { call, form, registered } = registering(shop)

describe('registering', () => {
  it('signs a person in, keeps the place as main address and logs what was accepted', async () => {
    const place = { street: 'Calle Real, 1', postcode: '18009', city: 'Granada', region: 'granada' }
    const answer = await call('POST', '/customer/register/', form({ ...place, nif: '12.345.678-z', newsletter: true }))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      firstName: 'Ana',
      lastName: 'Prueba Nogal',
      nif: '12345678Z',
      kind: 'private',
      activated: true,
    })
    const { id, token } = answer.body
    const list = await call('POST', '/customer/address/list/', { id, token })
    expect(list.body.items).toMatchObject([{ recipient: 'Ana Prueba Nogal', postcode: '18009', is_main: true, is_billing: true }])
    expect(await shop.sql`select kind, form, language, given from consent where customer_id = ${id} order by id`).toMatchObject([
      { kind: 'privacy', form: 'register', language: 'en', given: true },
      { kind: 'newsletter' },
    ])
    const [row] = await shop.sql`select password_hash from customer where id = ${id}`
    expect(row!['password_hash']).toMatch(/^scrypt\$\d+\$8\$\d\$[\w-]{22}\$[\w-]{43}$/)
  })
  it('refuses an e-mail and a tax id that are another’s, however they are written', async () => {
    const first = form({ nif: 'X1234567L' })
    await call('POST', '/customer/register/', first)
    const again = await call('POST', '/customer/register/', form({ email: first.email.toUpperCase(), nif: 'es x-1234567-l' }))
    expect(again).toMatchObject({
      status: 400,
      body: {
        detail: 'The user already exists.',
        email: ['The email already exists.'],
        nif: ['The tax id already exists.'],
      },
    })
    const nif = await call('POST', '/customer/register/', form({ nif: 'X1234567L' }))
    expect(nif.body).toMatchObject({ detail: 'The tax id already exists.', nif: ['The tax id already exists.'] })
  })
  it('makes one account of twenty requests at once', async () => {
    const one = form()
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/customer/register/', one)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.detail === 'The user already exists.')).toHaveLength(19)
  })
  it.each([
    [{ confirm_password: 'granada de oro' }, 'Passwords do not match.', { confirm_password: ['Passwords do not match.'] }],
    [{ name: ' ' }, 'You must fill in all required fields.', { name: ['Please enter your name.'] }],
    [{ password: 'corta', confirm_password: 'corta' }, 'The password needs at least 8 characters.', {}],
    [{ email: 'ana@' }, 'Please enter a complete e-mail address, such as name@example.com.', {}],
    [{ nif: '12345678A' }, 'This tax number is not valid in the selected country.', { nif: expect.anything() }],
    [{ nif: 'FR40303265046', country: 'FR' }, 'This tax number is not valid in the selected country.', {}],
    [{ privacy: false }, 'Please accept the privacy policy to continue.', { privacy: expect.anything() }],
    [{ phone: 'none' }, 'Please enter a phone number of six digits or more.', { phone: expect.anything() }],
    [{ country: 'ZY' }, 'Please choose a country.', { country: expect.anything() }],
    [{ kind: 'business' }, 'You must fill in all required fields.', { company: expect.anything(), nif: expect.anything() }],
    [
      { kind: 'library' },
      'You must fill in all required fields.',
      { library: expect.anything(), contact_person: expect.anything() },
    ],
    [
      { street: 'Calle Real' },
      'You must fill in all required fields.',
      { postcode: expect.anything(), region: expect.anything() },
    ],
  ])('refuses %o', async (fields, detail, errors) =>
    expect(await call('POST', '/customer/register/', form(fields))).toMatchObject({ status: 400, body: { detail, ...errors } }),
  )
  it('answers in the language asked for', async () =>
    expect((await call('POST', '/customer/register/', form({ name: '' }), 'ca')).body).toMatchObject({
      detail: 'Cal omplir tots els camps obligatoris.',
      name: ['Escriviu el vostre nom.'],
    }))
  it.each(customerKinds)('asks a %s customer for what the form shows of that kind, and for nothing else', async (kind) => {
    const empty = { kind, name: '', surnames: '', email: '', phone: '', password: '', confirm_password: '', privacy: false }
    const { body } = await call('POST', '/customer/register/', form(empty), 'es')
    const shown = [...whoFields[kind], 'email', 'phone', 'nif', 'password', 'confirm_password', 'privacy']
    const { detail, code, details, request_id, ...errors } = body
    expect(Object.keys(errors).filter((field) => !shown.includes(field))).toEqual([])
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...whoFields[kind]]))
  })
  it('opens the account of a company with its name, tax id and whom to ask for', async () => {
    const company = { kind: 'business', name: '', surnames: '', company: 'Azulejos del Darro, S. L.', contact_person: 'Rosa Gil' }
    const place = { street: 'Calle Real, 1', postcode: '18009', city: 'Granada', region: 'Granada' }
    const { status, body } = await call('POST', '/customer/register/', form({ ...company, ...place, nif: 'B12345674' }))
    expect([status, body.firstName, body.kind]).toEqual([201, 'Rosa Gil', 'business'])
    const { id, token } = body
    const list = await call('POST', '/customer/address/list/', { id, token })
    expect(list.body.items).toMatchObject([{ recipient: 'Azulejos del Darro, S. L.' }])
    expect((await call('POST', '/customer/data/', { id, token })).body).toMatchObject({
      contact_person: 'Rosa Gil',
      nif: 'B12345674',
    })
  })
  it('lets the shop activate a library', async () =>
    expect(
      await registered({ kind: 'library', library: 'Biblioteca del Olmo', contact_person: 'Rosa', name: '', surnames: '' }),
    ).toMatchObject({
      firstName: 'Rosa',
      kind: 'library',
      activated: false,
    }))
})
