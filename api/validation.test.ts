import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { askedFields } from './missing-fields.ts'
import { fieldSentence, fieldsOfValidation, type Reader, unreadable } from './validation.ts'

const shop = withShop()

describe('what a call finds wrong', () => {
  it('names the field as people do, in their language', async () => {
    const sent = { cart: 'x', product: await givenProduct(shop.sql), quantity: 1000 }
    const says = async (language: string, change: object = {}) =>
      (await shop.call('POST', '/cart/line/', { ...sent, ...change }, language)).body
    expect(await says('es')).toMatchObject({ quantity: ['Revise la cantidad: 99 como máximo.'] })
    expect(await says('ca', { quantity: 0 })).toMatchObject({ quantity: ['Reviseu la quantitat: 1 com a mínim.'] })
    expect(await says('en', { quantity: 1, product: undefined })).toMatchObject({ product: ['Please enter the product.'] })
    expect(await says('en', { quantity: 1, cart: 'x'.repeat(100) })).toMatchObject({
      cart: ['Please check the basket: up to 64 characters.'],
    })
  })
  it('names a field inside another, and quotes one without a name', async () => {
    const { body } = await shop.call('PUT', '/cart/x/', { delivery_address: { postcode: 5 } }, 'es')
    expect(body).toMatchObject({
      detail: 'Revise los campos señalados.',
      'delivery_address.postcode': ['Revise el código postal: el valor no es válido.'],
    })
    expect(fieldSentence('session_id', 'form.missing', { language: 'ca' })).toBe('Indiqueu «session_id».')
    expect(fieldSentence('session_id', 'form.missing', { language: 'en' })).toContain('“session_id”')
  })
  it('parts the thousands of a count and keeps a year together', () => {
    const said = (field: string, maximum: number) =>
      fieldsOfValidation(
        [{ instancePath: `/${field}`, schemaPath: '', keyword: 'too_big', params: { maximum, origin: 'number' } }],
        { [field]: 9999 },
        { language: 'es' },
      )[field]?.[0]
    expect(said('quantity', 1100)).toContain('1.100')
    expect(said('year', 2100)).toContain('2100')
  })
  it('says what is wanted where nothing was typed, never how many characters', async () => {
    const find = async (language: string) =>
      (await shop.call('POST', '/withdrawal/', { name: ' ', number: '', email: '' }, language)).body
    expect(await find('es')).toMatchObject({
      name: ['Escriba su nombre.'],
      number: ['Escriba el número del pedido.'],
      email: ['Escriba su correo electrónico.'],
    })
    expect((await find('ca')).name).toEqual(['Escriviu el vostre nom.'])
    expect((await find('en')).number).toEqual(['Please enter the order number.'])
  })
  it('asks in whole sentences that agree with what they name, in each language', () => {
    const asked = (field: string, reader: Reader) => fieldSentence(field, 'form.missing', reader)
    expect(asked('observations', { language: 'es' })).toBe('Indique las observaciones.')
    expect(asked('surnames', { language: 'ca' })).toBe('Escriviu els vostres cognoms.')
    expect(asked('surnames', { language: 'ca', staff: true })).toBe('Indiqueu els cognoms.')
    expect(asked('published', { language: 'en' })).toBe('Please say whether it is shown.')
    for (const language of languages) {
      const all = askedFields.map((field) => asked(field, { language }))
      expect(all.filter((text) => !/^\p{Lu}.+[^.]\.$/u.test(text))).toEqual([])
      expect(new Set(all).size).toBeGreaterThan(all.length - 3)
    }
  })
  it('tells of the first thirty places of a long list, not of thousands', () => {
    const issues = Array.from({ length: 5_000 }, (_, line) => ({
      instancePath: `/lines/${line}`,
      keyword: 'invalid_type',
      params: {},
      schemaPath: '',
    }))
    const told = fieldsOfValidation(issues, { lines: issues.map(() => 1) }, { language: 'en' })
    expect([Object.keys(told).length, Object.keys(told)[0]]).toEqual([30, 'lines.0'])
  })
  it('refuses text that nobody can read before any rule or table meets it', async () => {
    for (const text of ['a\u0000b', '\ud800', 'bell\u0007']) {
      const { status, body } = await shop.call('POST', '/customer/login/', { email: text, password: 'x' }, 'en')
      expect(status).toBe(400)
      expect(body.email).toEqual(['Please check the e-mail address: some characters cannot be read.'])
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
