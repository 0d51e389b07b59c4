import { describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { findablePromotions } from './searchable.ts'
import { partnerList } from './show.ts'

const shop = withShop()
const people = staffing(shop)
const all = (text: string) => ({ es: `${text} es`, ca: `${text} ca`, en: text })
let serial = 0

const partner = (change: object = {}) => ({
  name: `House ${++serial}`,
  kind: all('Museum'),
  text: all('A quiet house.'),
  province: 'Córdoba',
  city: 'Córdoba',
  website: 'https://house.example',
  ...change,
})
const offer = (partnerId: number, change: object = {}) => ({
  partner: partnerId,
  zone: 'andalucia',
  name: all(`Offer ${++serial}`),
  discount: all('15%'),
  text: all('Less at the door.'),
  conditions: all('Not with others.'),
  valid_to: addDays(today(), 10),
  ...change,
})

async function marketing() {
  const { call } = await people.hire(['marketing'])
  await call('PUT', '/zones/', { key: 'andalucia', name: all('Andalusia') })
  const { id } = (await call('POST', '/partners/', partner())).body
  return { call, partnerId: id as number }
}
const idsIn = async (query: string) =>
  (await shop.call('GET', `/promotions/${query}`)).body.items.map(({ id }: { id: number }) => id)

describe('promotions', () => {
  it('are listed while they hold, by partner and by zone, and say so once they are over (M-13, M-15)', async () => {
    const { call, partnerId } = await marketing()
    const current = (await call('POST', '/offers/', offer(partnerId, { valid_to: today() }))).body.id
    const over = (await call('POST', '/offers/', offer(partnerId, { valid_to: addDays(today(), -1) }))).body.id
    const coming = (await call('POST', '/offers/', offer(partnerId, { valid_from: addDays(today(), 1) }))).body.id
    for (const query of ['', `?partner=${partnerId}`, '?zone=andalucia']) {
      const ids = await idsIn(query)
      expect(ids).toContain(current)
      expect(ids).not.toContain(over)
      expect(ids).not.toContain(coming)
    }
    const states = await Promise.all(
      [current, over, coming].map(async (id) => (await shop.call('GET', `/promotions/${id}/`)).body.state),
    )
    expect(states).toEqual(['current', 'over', 'coming'])
    expect((await shop.call('GET', '/promotions/?zone=nowhere')).status).toBe(404)
  })
  it('are found under the name of their zone in any language, however it is cased (R-31)', async () => {
    const { call, partnerId } = await marketing()
    await call('PUT', '/zones/', { key: 'andalucia', name: { es: 'Andalucía', ca: 'Andalusia', en: 'Andalusia' } })
    const { id } = (await call('POST', '/offers/', offer(partnerId))).body
    for (const zone of ['andalusia', 'Andalucia', ' ANDALUSIA']) {
      const { status, body } = await shop.call('GET', `/promotions/?zone=${encodeURIComponent(zone)}`, undefined, 'ca')
      expect(status).toBe(200)
      expect(body.zone).toEqual({
        key: 'andalucia',
        name: 'Andalusia',
        slugs: { es: 'andalucia', ca: 'andalusia', en: 'andalusia' },
      })
      expect(body.items.map((item: { id: number }) => item.id)).toContain(id)
    }
    expect((await shop.call('GET', `/promotions/?zone=${encodeURIComponent('Lo de allí')}`)).status).toBe(404)
  })
  it('tell last day, discount and partner in the reader’s language (M-14)', async () => {
    const { call, partnerId } = await marketing()
    const { id } = (await call('POST', '/offers/', offer(partnerId, { name: all('Two for one') }))).body
    expect((await shop.call('GET', `/promotions/${id}/`, undefined, 'ca')).body).toMatchObject({
      name: 'Two for one ca',
      slugs: { en: 'two-for-one', ca: 'two-for-one-ca' },
      discount: '15% ca',
      conditions: 'Not with others. ca',
      valid_to: addDays(today(), 10),
      partner: { id: partnerId, province_slug: 'cordova' },
      zone: { key: 'andalucia', name: 'Andalusia ca' },
    })
  })
  it('include the shop’s own for card holders, under numbers of their own', async () => {
    const { call, partnerId } = await marketing()
    const own = (await call('POST', '/promotions/', { name: all('Ceramics'), percent: 10 })).body.id
    const theirs = (await call('POST', '/offers/', offer(partnerId))).body.id
    expect(own).not.toBe(theirs)
    const ids = await idsIn('')
    expect(ids.indexOf(own)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(own)).toBeLessThan(ids.indexOf(theirs))
    expect(await idsIn('?zone=andalucia')).not.toContain(own)
    expect((await shop.call('GET', `/promotions/${own}/`)).body).toMatchObject({ discount: '10%', partner: null, valid_to: null })
  })
  it('tell their code to whoever signed in, never on the page (M-17)', async () => {
    const { call, partnerId } = await marketing()
    const { id } = (await call('POST', '/offers/', offer(partnerId, { voucher: 'ATRIO-15' }))).body
    const page = await shop.call('GET', `/promotions/${id}/`)
    expect(page.body.has_voucher).toBe(true)
    expect(JSON.stringify(page.body)).not.toContain('ATRIO')
    const ask = (body: object) => shop.call('POST', `/promotions/${id}/voucher/`, body)
    expect((await ask({})).status).toBe(403)
    const guest = { kind: 'guest', id: 'g-1', email: 'g@example.com' } as const
    expect((await ask({ id: guest.id, token: await openSession(shop.sql, guest, new Date()) })).status).toBe(403)
    const customer = { kind: 'customer', id: 'c-1', email: 'c@example.com' } as const
    const session = { id: customer.id, token: await openSession(shop.sql, customer, new Date()) }
    expect((await ask(session)).body).toEqual({ voucher: 'ATRIO-15' })
    await call('PUT', `/offers/${id}/`, offer(partnerId, { voucher: 'ATRIO-15', valid_to: addDays(today(), -1) }))
    expect((await ask(session)).status).toBe(404)
  })
  it('do not apply to products and days that staff name, until those days are over (M-15)', async () => {
    const { call } = await marketing()
    const days = { kind: 'dates', text: all('The house is full.') }
    await call('POST', '/exclusions/', { kind: 'products', name: all('Gift cards'), text: all('They are money.') })
    await call('POST', '/exclusions/', { ...days, name: all('Now'), first_day: today(), last_day: today() })
    const gone = { first_day: addDays(today(), -3), last_day: addDays(today(), -2) }
    const { id } = (await call('POST', '/exclusions/', { ...days, name: all('Gone'), ...gone })).body
    const names = (await shop.call('GET', '/promotions/excluded/')).body.items.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Gift cards', 'Now'])
    const wrong = await call('PUT', `/exclusions/${id}/`, { ...days, name: all('Gone') })
    expect(wrong).toMatchObject({ status: 400, body: { first_day: [expect.stringContaining('first and a last day')] } })
  })
})

describe('partners', () => {
  it('are found by every word of what they are, and their promotions while they hold', async () => {
    const { call, partnerId } = await marketing()
    const { id: house } = (
      await call('POST', '/partners/', partner({ name: 'Casa del Telar', text: all('Looms and shuttles.') }))
    ).body
    const { id } = (await call('POST', '/offers/', offer(partnerId, { text: all('Bring your shuttles along.') }))).body
    await call('POST', '/offers/', offer(partnerId, { text: all('Old shuttles.'), valid_to: addDays(today(), -1) }))
    const found = await findablePromotions(shop.sql, 'en')
    const ours = found.filter(({ parts: [part] }) => part?.text.includes('huttles'))
    expect(ours.map(({ href }) => href)).toEqual([
      `/en/partner/casa-del-telar/${house}`,
      expect.stringMatching(new RegExp(`^/en/promotion/offer-\\d+/${id}$`)),
    ])
    expect(ours[0]).toMatchObject({ title: 'Casa del Telar · Córdoba', parts: [{ text: 'Looms and shuttles.' }] })
  })
  it('are listed by province, named in any language and however cased, and each tells its website and what it offers today (M-18)', async () => {
    const { call, partnerId } = await marketing()
    const { id: hidden } = (await call('POST', '/partners/', partner({ active: false }))).body
    const { id: other } = (await call('POST', '/partners/', partner({ province: 'Segovia' }))).body
    const { body: list } = await shop.call('GET', '/partners/?province=cordoba')
    await call('POST', '/offers/', offer(partnerId, { valid_to: addDays(today(), -1) }))
    const ids = list.items.map(({ id }: { id: number }) => id)
    expect(ids).toContain(partnerId)
    expect(ids).not.toContain(other)
    expect(ids).not.toContain(hidden)
    expect(list.provinces).toEqual([
      { slug: 'cordoba', slugs: { es: 'cordoba', ca: 'cordova', en: 'cordoba' }, name: 'Córdoba', count: ids.length },
      { slug: 'segovia', slugs: { es: 'segovia', ca: 'segovia', en: 'segovia' }, name: 'Segovia', count: 1 },
    ])
    expect((await partnerList(shop.sql, 'ca', new Date(), 'cordoba')).provinces[0]).toMatchObject({
      slug: 'cordova',
      name: 'Còrdova',
    })
    for (const named of ['Cordoba', 'cordova'])
      expect((await shop.call('GET', `/partners/?province=${named}`)).body.province).toMatchObject({ slug: 'cordoba' })
    expect((await shop.call('GET', `/partners/?province=${encodeURIComponent('¿Dónde?')}`)).status).toBe(404)
    const { id: offered } = (await call('POST', '/offers/', offer(partnerId))).body
    expect((await shop.call('GET', `/partners/${partnerId}/`)).body).toMatchObject({
      website: 'https://house.example',
      promotions: [{ id: offered }],
    })
    expect((await shop.call('GET', `/partners/${hidden}/`)).status).toBe(404)
    expect((await shop.call('GET', '/partners/?province=soria')).status).toBe(404)
  })
  it('stand at a whole place or at none', async () => {
    const { call } = await marketing()
    const half = (change: object) => call('POST', '/partners/', partner({ name: 'Half a place', ...change }))
    expect(await half({ latitude: -1, longitude: null })).toMatchObject({
      status: 400,
      body: { longitude: [expect.stringContaining('both or neither')] },
    })
    expect(await half({ latitude: null, longitude: -1 })).toMatchObject({ status: 400, body: { latitude: [expect.anything()] } })
    expect((await half({ latitude: -1, longitude: -1 })).status).toBe(200)
    expect((await call('POST', '/partners/', partner({ website: 'HTTPS://house.example' }))).body.website).toBeTruthy()
  })
  it('have a name of their own and a secure address', async () => {
    const { call } = await marketing()
    await call('POST', '/partners/', partner({ name: 'Twice' }))
    expect((await call('POST', '/partners/', partner({ name: 'Twice' }))).body.detail).toContain('with this name')
    expect((await call('POST', '/partners/', partner({ website: 'http://house.example' }))).body.website).toBeTruthy()
    expect((await call('POST', '/offers/', offer(999_999))).body.detail).toContain('no such partner')
    const { call: bookseller } = await people.hire(['bookseller'])
    expect((await bookseller('POST', '/partners/', partner())).status).toBe(403)
  })
})
