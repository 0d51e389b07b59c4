import { describe, expect, it } from 'vitest'
import { provincePrefix, spanishProvinces } from '#modules/buying/shipping/provinces.ts'
import { callAsPerson } from '#tests/support/person.ts'
import { withShop } from '#tests/support/shop.ts'
import { placeErrors } from './address-rules.ts'

const shop = withShop()
const call = callAsPerson(shop)

let serial = 0
const signedUp = async () => {
  const word = 'granada de plata'
  const email = `eva${++serial}@example.com`
  const person = {
    name: 'Eva',
    surnames: 'Prueba',
    email,
    phone: '600000002',
    password: word,
    confirm_password: word,
    privacy: true,
  }
  const { body } = await call('POST', '/customer/register/', person)
  return { id: body.id as string, token: body.token as string }
}
const home = {
  recipient: 'Eva Prueba',
  street: 'Calle Real, 2',
  floor: '3.º B',
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
}
const marks = (items: { name: string; is_main: boolean; is_billing: boolean }[]) =>
  Object.fromEntries(
    items.map(({ name, is_main, is_billing }) => [name, `${is_main ? 'main ' : ''}${is_billing ? 'billing' : ''}`.trim()]),
  )

describe('addresses', () => {
  it('have exactly one main and one for invoices, whatever is saved and deleted', async () => {
    const me = await signedUp()
    const save = (name: string, more = {}) => call('POST', '/customer/address/', { ...me, ...home, name, ...more })
    expect(await save('Casa')).toMatchObject({
      status: 201,
      body: { floor: '3.º B', phone: null, is_main: true, is_billing: true },
    })
    const work = (await save('Trabajo', { is_main: true })).body.pk
    await save('Pueblo')
    const list = async () => (await call('POST', '/customer/address/list/', me)).body.items
    expect(marks(await list())).toEqual({ Casa: 'billing', Trabajo: 'main', Pueblo: '' })
    expect((await call('PUT', `/customer/address/${work}/`, { ...me, ...home, name: 'Taller', is_billing: true })).status).toBe(
      200,
    )
    expect(marks(await list())).toEqual({ Casa: '', Taller: 'main billing', Pueblo: '' })
    expect(marks((await call('POST', '/customer/address/delete/', { ...me, pk: work })).body.items)).toEqual({
      Casa: 'main billing',
      Pueblo: '',
    })
  })
  it('keep one main when many are marked at once', async () => {
    const me = await signedUp()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/customer/address/', { ...me, ...home, is_main: true, is_billing: true })),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const { items } = (await call('POST', '/customer/address/list/', me)).body
    expect(items.filter((item: { is_main: boolean }) => item.is_main)).toHaveLength(1)
  })
  it('belong to their owner', async () => {
    const [me, other] = [await signedUp(), await signedUp()]
    const { pk } = (await call('POST', '/customer/address/', { ...me, ...home })).body
    expect(await call('PUT', `/customer/address/${pk}/`, { ...other, ...home })).toMatchObject({
      status: 404,
      body: { detail: 'Invalid Address' },
    })
    expect((await call('POST', '/customer/address/delete/', { ...other, pk })).status).toBe(404)
    expect((await call('POST', '/customer/address/', { ...home, id: me.id, token: other.token })).body.detail).toBe(
      'Login failed.',
    )
    expect((await call('POST', '/customer/address/list/', {})).body.detail).toBe('Login failed.')
  })
  it('are refused with the field that is wrong', async () => {
    const me = await signedUp()
    expect(await call('POST', '/customer/address/', { ...me, ...home, recipient: '', postcode: '53001' })).toMatchObject({
      status: 400,
      body: { detail: 'Invalid Address', recipient: ['Please enter the recipient’s name.'], postcode: expect.anything() },
    })
  })
})

describe('a place', () => {
  const place = { street: 'Calle', city: 'Ciudad', country: 'ES', postcode: '18009', region: 'Granada' }
  it('in Spain has a postcode of its province', () => {
    expect(placeErrors(place)).toEqual({})
    expect(placeErrors({ ...place, postcode: '07001', region: 'illes balears' })).toEqual({})
    expect(placeErrors({ ...place, region: 'Málaga' })).toEqual({ region: 'customer.region_postcode' })
    expect(placeErrors({ ...place, region: 'Narnia' })).toEqual({ region: 'customer.region_unknown' })
    for (const postcode of ['00001', '53000', '1800', '180090', '18 009'])
      expect(placeErrors({ ...place, postcode })).toMatchObject({ postcode: 'customer.postcode_invalid' })
  })
  it('elsewhere has a postcode and region of its own', () =>
    expect(placeErrors({ ...place, country: 'PT', postcode: '1100-148', region: 'Lisboa' })).toEqual({}))
  it('knows the fifty-two provinces', () => {
    expect(spanishProvinces.map(provincePrefix)).toEqual(
      Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0')),
    )
  })
})
