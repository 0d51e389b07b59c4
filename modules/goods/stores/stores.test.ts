import { beforeAll, describe, expect, it } from 'vitest'
import { writeDemoDictionaries } from '#importers/demo/load-demo.ts'
import { provinceAddresses } from '#modules/goods/stores/by-province.ts'
import { storePage } from '#modules/goods/stores/pages.ts'
import { findableStores } from '#modules/goods/stores/searchable.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const ask = async (path: string, language = 'es') => (await shop.call('GET', path, undefined, language)).body
let desk: Colleague
beforeAll(async () => {
  await writeDemoDictionaries(shop.sql)
  desk = await hire(['marketing'])
})

const codes = (items: { code: string }[]) => items.map(({ code }) => code)

describe('the stores (T-10, T-11, T-12)', () => {
  it('are sixteen, the shop’s own first, each with its province in the language asked', async () => {
    const { items, place } = await ask('/stores/', 'ca')
    expect(items).toHaveLength(16)
    expect(place).toBeNull()
    expect(items[0]).toMatchObject({ code: 'T013', near: null, distance_km: null })
    expect(items.find((item: { code: string }) => item.code === 'T003')).toMatchObject({
      province_name: 'Segòvia',
      province_slug: 'segovia',
    })
  })
  it('tell their week, their texts and their services', async () => {
    const store = await ask('/stores/T001/', 'en')
    expect(store.week).toHaveLength(7)
    expect(store.week[5]).toEqual({ weekday: 6, spans: ['10:00-14:00'] })
    expect(store.week[6]).toEqual({ weekday: 0, spans: [] })
    expect(store.opening.today.weekday).toBe(new Date(`${store.opening.today.day}T00:00:00Z`).getUTCDay())
    expect((await shop.call('GET', '/stores/T999/')).status).toBe(404)
  })
  it('are found by province, by its slug in any language (T-10)', async () => {
    const { items } = await ask('/stores/provinces/', 'en')
    expect(items.find((item: { name: string }) => item.name === 'Seville')).toEqual({
      name: 'Seville',
      slugs: { es: 'sevilla', ca: 'sevilla', en: 'seville' },
      stores: 1,
      cities: ['Sevilla'],
    })
    expect(codes((await ask('/stores/provinces/barcelona/')).items)).toEqual(['T001', 'T002'])
    expect(codes((await ask('/stores/provinces/biscay/')).items)).toEqual(['T009'])
    // The page leads on to the address in lower case.
    expect((await ask('/stores/provinces/Girona/')).province.slugs.es).toBe('girona')
    expect((await ask('/stores/provinces/soria/')).items).toEqual([])
    expect((await shop.call('GET', '/stores/provinces/atlantis/')).status).toBe(404)
  })
})

it('have an address for the site map in each province (D-14)', async () => {
  const addresses = await provinceAddresses(shop.sql, 'en')
  expect(addresses).toHaveLength(15)
  expect(addresses).toContain('/en/stores-by-province/biscay')
})

describe('the finder (T-13)', () => {
  it('puts the stores of a town first, then those nearest', async () => {
    const { items, place } = await ask('/stores/?near=08015')
    expect(place).toEqual({ town: 'Barcelona', province_name: 'Barcelona', province_slug: 'barcelona' })
    // 08015 is another postcode of the same town.
    expect(items[0].near).toBe('town')
    expect(codes(items).slice(0, 4)).toEqual(['T001', 'T002', 'T012', 'T011'])
    expect(items[2].distance_km).toBeGreaterThan(70)
    expect(items[2].distance_km).toBeLessThan(95)
  })
  it('knows towns and provinces by name', async () => {
    const { items } = await ask('/stores/?near=Granada')
    expect(items[0]).toMatchObject({ code: 'T013', near: 'town' })
    const motril = await ask('/stores/?near=motril')
    expect(motril.place.town).toBe('Motril')
    expect(motril.items[0]).toMatchObject({ code: 'T013', near: 'province' })
    expect(codes((await ask('/stores/?near=Illes%20Balears', 'ca')).items)[0]).toBe('T014')
  })
  it('says that it knows no such place, and shows every store', async () => {
    const { items, place } = await ask('/stores/?near=Atlantis')
    expect(place).toBeNull()
    expect(items).toHaveLength(16)
  })
})

describe('days that are not as the week says', () => {
  const now = new Date('2026-12-20T12:00:00+01:00')
  it('are holidays, and the store’s own with their note', async () => {
    await shop.sql`delete from store_exception where store_code = 'T001'`
    await shop.sql`insert into store_exception (store_code, day, hours, note) values
      ('T001', '2026-12-24', '10:00-15:00', ${shop.sql.json({ es: 'Nochebuena', en: 'Christmas Eve' })})`
    const { other_days } = await storePage(shop.sql, 'T001', { language: 'en', now })
    expect(other_days.slice(0, 3)).toEqual([
      { day: '2026-12-24', weekday: 4, spans: ['10:00-15:00'], note: 'Christmas Eve', holiday: false },
      { day: '2026-12-25', weekday: 5, spans: [], note: '', holiday: true },
      { day: '2027-01-01', weekday: 5, spans: [], note: '', holiday: true },
    ])
    expect((await storePage(shop.sql, 'T001', { language: 'ca', now })).other_days[0]?.note).toBe('Nochebuena')
  })
})

describe('where a product lies', () => {
  it('is said in words, never in copies, the stores that have it first', async () => {
    const product = await givenProduct(shop.sql, { stock: 12 })
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T008', 2)`
    const { items } = await ask(`/products/${product}/stores/`)
    expect(items).toHaveLength(16)
    expect(items.slice(0, 3).map(({ code, level }: { code: string; level: string }) => [code, level])).toEqual([
      ['T013', 'several'],
      ['T008', 'few'],
      ['T001', 'none'],
    ])
    expect(JSON.stringify(items)).not.toContain('quantity')
    const hidden = await givenProduct(shop.sql, { active: false })
    expect((await shop.call('GET', `/products/${hidden}/stores/`)).status).toBe(404)
  })
})

describe('the staff of the stores (A-11)', () => {
  const data = async (code: string) => {
    const { body } = await desk.call('GET', '/stores/')
    const { store_code, days, ...rest } = body.items.find((item: { store_code: string }) => item.store_code === code)
    return rest
  }
  it('change a store, its hours and its texts; visitors see it', async () => {
    const { status } = await desk.call('PUT', '/stores/T004/', {
      ...(await data('T004')),
      name: 'Librería del Patio',
      hours: { 'mon-sun': '00:00-24:00' },
      services: ['events'],
      texts: { es: { about: 'Junto al mercado.', directions: '' } },
    })
    expect(status).toBe(200)
    expect(await ask('/stores/T004/', 'en')).toMatchObject({
      name: 'Librería del Patio',
      services: ['events'],
      opening: { open: true },
    })
    expect((await ask('/stores/T004/')).about).toBe('Junto al mercado.')
    expect(await findableStores(shop.sql, 'es')).toContainEqual(
      expect.objectContaining({
        title: 'Librería del Patio · Sevilla',
        href: '/es/tiendas/T004',
        parts: [{ name: '', anchor: '', text: 'Junto al mercado.' }],
      }),
    )
  })
  it('may open a store and take one off the pages', async () => {
    const opened = { ...(await data('T005')), published: false, version: 'new' }
    expect((await desk.call('PUT', '/stores/T017/', opened)).status).toBe(200)
    expect((await shop.call('GET', '/stores/T017/')).status).toBe(404)
    expect((await ask('/stores/')).items).toHaveLength(16)
  })
  it('refuse hours that no clock shows, and addresses that are none', async () => {
    const kept = await data('T006')
    for (const wrong of [
      { hours: { mon: '10-14' } },
      { hours: { someday: '10:00-14:00' } },
      { website: 'javascript:alert(1)' },
      { postcode: '99000' },
    ])
      expect((await desk.call('PUT', '/stores/T006/', { ...kept, ...wrong })).status).toBe(400)
  })
  it('set days of their own; each once', async () => {
    const day = (await ask('/stores/T004/')).opening.today.day
    const { body } = await desk.call('PUT', '/stores/T004/days/', { days: [{ day, hours: '', note: { es: 'Inventario' } }] })
    expect(body.days).toEqual([{ day, hours: '', note: { es: 'Inventario' } }])
    const store = await ask('/stores/T004/')
    expect(store.opening).toMatchObject({ open: false, today: { spans: [], because: 'exception' } })
    expect(store.other_days[0]).toMatchObject({ day, note: 'Inventario' })
    const twice = await desk.call('PUT', '/stores/T004/days/', {
      days: [
        { day, hours: '' },
        { day, hours: '10:00-12:00' },
      ],
    })
    expect(twice.body.code).toBe('stores.same_day_twice')
  })
  it('are held to their own store when they are booksellers', async () => {
    const bookseller = await hire(['bookseller'], { storeCode: 'T004' })
    expect((await bookseller.call('PUT', '/stores/T004/days/', { days: [] })).status).toBe(200)
    expect((await bookseller.call('PUT', '/stores/T005/days/', { days: [] })).status).toBe(403)
    expect((await bookseller.call('PUT', '/stores/T005/', await data('T005'))).status).toBe(403)
  })
})
