import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const people = staffing(shop)
let editor: Colleague
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
const addresses = (key: string) => ({ es: key, ca: `${key}-ca`, en: `${key}-en` })

const make = (key: string, more: object = {}, query = '') =>
  editor.call('POST', `/content-pages/${query}`, { title: `Página ${key}`, body: 'Texto.', addresses: addresses(key), ...more })
const listed = async (query = '') => (await editor.call('GET', `/content-pages/?${query}`)).body.items
const open = async (page: string) => (await editor.call('GET', `/content-pages/${page}/`)).body
const standing = async () => (await shop.call('GET', '/page-address/?path=/es/visits')).status
const show = (page: string, shown = true) => editor.call('POST', `/content-pages/${page}/show/`, { shown })

beforeAll(async () => {
  editor = await people.hire(['marketing'])
})
beforeEach(async () => {
  await shop.sql`delete from written_link`
  await shop.sql`delete from checked_link`
  await shop.sql`delete from page`
})

describe('a new content page', () => {
  it('begins in Spanish and unseen, and its other languages wait at the desk of the three languages', async () => {
    const { body } = await make('visits')
    expect(body).toEqual({ page: 'T013:visits' })
    expect(await open('T013:visits')).toMatchObject({
      state: 'withheld',
      said: { es: 'complete', ca: 'empty', en: 'empty' },
      address: { es: '/es/visits', ca: '/ca/visits-ca', en: '/en/visits-en' },
    })
    const waiting = (await editor.call('GET', '/texts/?kind=page&state=wanting')).body.items
    expect(
      waiting.map(({ record, language }: { record: string; language: string }) => `${record} ${language}`).toSorted(),
    ).toEqual(['T013:visits ca', 'T013:visits en'])
    expect(await standing()).toBe(404)
    await show('T013:visits')
    expect(await standing()).toBe(200)
  })

  it('is refused at an address that a screen or another page has, beside the field', async () => {
    await make('visits')
    expect((await make('otra', { addresses: { ...addresses('otra'), ca: 'visits-ca' } })).body).toHaveProperty('addresses.ca')
    expect((await make('libros')).body).toHaveProperty('addresses.es')
    expect((await make('visits')).body).toHaveProperty('addresses.es')
    expect(await listed()).toHaveLength(1)
  })
})

describe('the list of content pages', () => {
  it('says of each whether visitors see it, what lacks, and how many records lead there', async () => {
    await make('led')
    await make('unled')
    await make('beside', { position: 3 })
    await make('withheld')
    for (const key of ['led', 'unled', 'beside']) await show(`T013:${key}`)
    const text = { title: 'Condiciones', body: '[visitas](/es/led)' }
    await editor.call('PUT', '/pages/terms-of-visit/', {
      texts: inThree(text),
      addresses: addresses('terms-of-visit'),
      version: 'new',
    })
    await editor.call('POST', '/text-links/read/')
    const states = Object.fromEntries((await listed()).map(({ key, state, led_by }: never) => [key, [state, led_by]]))
    expect(states).toEqual({
      led: ['shown', 1],
      unled: ['unled', 0],
      beside: ['shown', 0],
      withheld: ['withheld', 0],
      'terms-of-visit': ['unled', 0],
    })
    expect((await open('T013:led')).led_from).toEqual([
      { kind: 'page', record: 'T013:terms-of-visit', name: 'Condiciones', languages: ['ca', 'en', 'es'] },
    ])
    const keys = async (query: string) => (await listed(query)).map(({ key }: { key: string }) => key)
    expect(await keys('state=unled&sort=title')).toEqual(['terms-of-visit', 'unled'])
    expect(await keys('state=withheld')).toEqual(['withheld'])
    expect(await keys('state=wanting&storefront=main&sort=-title')).toEqual(['withheld', 'unled', 'led', 'beside'])
    expect(await keys('q=beside')).toEqual(['beside'])
  })
})

describe('a page that another screen shows within itself', () => {
  it('is listed with the address of that screen', async () => {
    const english = { es: 'oficio', ca: 'ofici', en: 'craft' }
    const section = { storefront_code: 'T013', key: 'craft', place: 'menu', section_slugs: shop.sql.json(english) }
    await shop.sql`insert into menu_category ${shop.sql(section as never)}`
    for (const key of ['help-libraries', 'section-craft', 'section-nowhere'])
      await shop.sql`insert into page (storefront_code, key) values ('T013', ${key})`
    const found = await listed()
    const addressOf = (name: string) => found.find(({ key }: { key: string }) => key === name).address
    expect(addressOf('help-libraries').es).toMatch(/^\/es\/privado\//)
    expect(addressOf('section-craft')).toEqual({ es: '/es/oficio', ca: '/ca/ofici', en: '/en/craft' })
    expect(addressOf('section-nowhere')).toEqual({ es: null, ca: null, en: null })
  })
})

describe('a page of another shop of the house', () => {
  it('opens as those of the main shop do, called in the language of whoever looks', async () => {
    await shop.sql`insert into storefront (code, path_prefix) values ('G001', '/gaudi')`
    await shop.sql`insert into page (storefront_code, key) values ('G001', 'shipping')`
    await shop.sql`
      insert into page_translation (storefront_code, page_key, language, title, body)
      values ('G001', 'shipping', 'es', 'Envíos', 'Texto.'), ('G001', 'shipping', 'ca', 'Enviaments', 'Text.')`
    const titles = await Promise.all(
      ['es', 'ca', 'en'].map(async (language) => {
        const { status, body } = await editor.call('GET', '/content-pages/G001:shipping/', undefined, language)
        return [status, body.title, body.storefront]
      }),
    )
    expect(titles).toEqual([
      [200, 'Envíos', 'G001'],
      [200, 'Enviaments', 'G001'],
      [200, 'Envíos', 'G001'],
    ])
  })
})

describe('a page that is moved', () => {
  it('leaves a lasting way from its former address, and asks from which version it was read', async () => {
    await make('visits')
    await show('T013:visits')
    const { version } = await open('T013:visits')
    const moved = await editor.call('PUT', '/content-pages/T013:visits/', {
      addresses: { ...addresses('visits'), es: 'paseos' },
      position: 2,
      version,
    })
    expect(moved.body).toMatchObject({ address: { es: '/es/paseos' }, position: 2 })
    const again = await editor.call('PUT', '/content-pages/T013:visits/', {
      addresses: addresses('visits'),
      position: null,
      version,
    })
    expect(again.status).toBe(409)
    expect((await shop.call('GET', '/page-address/?path=/es/visits')).body).toMatchObject({ href: '/es/paseos' })
  })

  it('may not be moved or taken down where a screen of the program shows it', async () => {
    await shop.sql`insert into page (storefront_code, key) values ('T013', 'cookies')`
    await shop.sql`insert into page_translation (storefront_code, page_key, language, title, body) values ('T013', 'cookies', 'es', 'Cookies', 'Texto')`
    const { version, own_address } = await open('T013:cookies')
    expect(own_address).toBe(false)
    const moved = await editor.call('PUT', '/content-pages/T013:cookies/', {
      addresses: addresses('cookies'),
      position: 1,
      version,
    })
    expect(moved.body).toMatchObject({ code: 'content.page_of_program' })
    expect((await show('T013:cookies', false)).body).toMatchObject({ code: 'content.page_of_program' })

    // Nor from the desk of its texts, where it is not offered.
    expect((await editor.call('GET', '/texts/page/T013:cookies/')).body).toMatchObject({ shown: null })
    const planned = await editor.call('POST', '/texts/page/T013:cookies/show/', { shown: false, at: '2031-01-01T10:00:00Z' })
    expect(planned.body).toMatchObject({ code: 'wording.always_shown' })
  })
})
