import { describe, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { fieldSentence, fieldsOfValidation, unreadable } from './validation.ts'

const shop = withShop()

describe('what a call finds wrong', () => {
  it('names the field as people do, in their language', async () => {
    const sent = { cart: 'x', product: await givenProduct(shop.sql), quantity: 1000 }
    const says = async (language: string, change: object = {}) =>
      (await shop.call('POST', '/cart/line/', { ...sent, ...change }, language)).body
    expect(await says('es')).toMatchObject({ quantity: ['La cantidad no puede pasar de 99.'] })
    expect(await says('ca', { quantity: 0 })).toMatchObject({ quantity: ['La quantitat ha de ser com a mínim 1.'] })
    expect(await says('en', { quantity: 1, product: undefined })).toMatchObject({ product: ['The product is missing.'] })
    expect(await says('en', { quantity: 1, cart: 'x'.repeat(100) })).toMatchObject({
      cart: ['The basket is too long: 64 characters at most.'],
    })
  })
  it('names a field inside another, and quotes one without a name', async () => {
    const { body } = await shop.call('PUT', '/cart/x/', { delivery_address: { postcode: 5 } }, 'es')
    expect(body).toMatchObject({
      detail: 'Revise los campos señalados.',
      'delivery_address.postcode': ['Revise el código postal: el valor no es válido.'],
    })
    expect(fieldSentence('session_id', 'form.missing', 'ca')).toBe('Falta «session_id».')
  })
  it('tells of the first thirty places of a long list, not of thousands', () => {
    const issues = Array.from({ length: 5_000 }, (_, line) => ({
      instancePath: `/lines/${line}`,
      keyword: 'invalid_type',
      params: {},
      schemaPath: '',
    }))
    const told = fieldsOfValidation(issues, { lines: issues.map(() => 1) }, 'en')
    expect([Object.keys(told).length, Object.keys(told)[0]]).toEqual([30, 'lines.0'])
  })
  it('refuses text that nobody can read before any rule or table meets it', async () => {
    for (const text of ['a\u0000b', '\ud800', 'bell\u0007']) {
      const { status, body } = await shop.call('POST', '/customer/login/', { email: text, password: 'x' }, 'en')
      expect(status).toBe(400)
      expect(body.email).toEqual(['The e-mail address contains characters that cannot be read.'])
    }
    expect(unreadable({ a: { b: ['fine\n', 'a\u0000'] } })).toBe('a.b.1')
    expect(unreadable({ text: 'line\r\nline\tand ñ 🏛️' })).toBeNull()
  })
  it('refuses what nests deeper than anything the shop takes', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 50; level++) deep = { a: deep }
    expect(unreadable(deep)).not.toBeNull()
  })
})
