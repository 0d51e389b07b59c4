import { readFileSync } from 'node:fs'
import path from 'node:path'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#api/app.ts'
import { hearChanges } from '#api/hear-changes.ts'
import { writeGifts } from '#importers/demo/gifts.ts'
import { QuizzesFile } from '#modules/editorial/quizzes/contract.ts'
import { sitemapRoutes } from '#modules/editorial/sitemap/routes.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { quizResults } from '../quizzes/results.ts'
import { KnownAddresses } from './known-addresses.ts'

const shop = withShop()
const { hire } = staffing(shop)
const folder = path.join(import.meta.dirname, '../../../database/demo')
const [reader] = QuizzesFile.parse(JSON.parse(readFileSync(path.join(folder, 'quizzes.json'), 'utf8')))
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
const visits = {
  texts: {
    es: { title: 'Visitas guiadas', body: '## Horario\n\nA las diez, con linterna mágica.' },
    ca: { title: 'Visites guiades', body: '## Horari\n\nA les deu, amb llanterna màgica.' },
    en: { title: 'Guided tours', body: '## Times\n\nAt ten, with a magic lantern.' },
  },
  addresses: { es: 'visitas-guiadas', ca: 'visites-guiades', en: 'guided-tours' },
}
const campaign = {
  theme: 'tiling',
  from_day: '02-01',
  to_day: '02-14',
  active: true,
  position: 3,
  titles: { es: 'San Valentín', ca: 'Sant Valentí', en: 'Valentine’s Day' },
  texts: inThree('Catorce de febrero.'),
  addresses: { es: 'san-valentin', ca: 'sant-valenti', en: 'valentines-day' },
}
let call: Awaited<ReturnType<typeof hire>>['call']

const at = async (address: string) => {
  const { status, body } = await shop.call('GET', `/page-address/?path=${encodeURIComponent(address)}`)
  return status === 200 ? body : status
}

beforeAll(async () => {
  await writeGifts(shop.sql, 'T013', folder)
  await shop.sql`insert into page (storefront_code, key) values ('T013', 'legal-notice')`
  await shop.sql`insert into storefront (code, path_prefix) values ('G777', '/gaudi')`
})
beforeEach(async () => {
  call = (await hire(['marketing'])).call
})

describe('a page that staff add', () => {
  it('answers at its address in each language, named by the addresses of the others', async () => {
    expect((await call('PUT', '/pages/visits/', visits)).status).toBe(200)
    const hrefs = { es: '/es/visitas-guiadas', ca: '/ca/visites-guiades', en: '/en/guided-tours' }
    for (const href of Object.values(hrefs)) expect(await at(href)).toMatchObject({ kind: 'page', key: 'visits', href, hrefs })
    expect((await shop.call('GET', '/pages/visits/', undefined, 'ca')).body.title).toBe('Visites guiades')
    expect(await at('/es/guided-tours')).toBe(404)
  })

  it('stands in the site map with its translations, beside the quizzes that can be taken', async () => {
    const map = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
    const pages = { db: shop.sql, storefront: 'T013', origin: 'https://shop.example', quizzesAfterSeason: true }
    await map.register(sitemapRoutes(pages))
    const { payload } = await map.inject('/sitemap/ca/pages.xml')
    expect(payload).toContain('<loc>https://shop.example/ca/visites-guiades</loc>')
    expect(payload).toContain('hreflang="en" href="https://shop.example/en/guided-tours"')
    expect(payload).toContain('<loc>https://shop.example/ca/nadal-2018</loc>')
  })

  it('is found by the search of the site', async () => {
    const { body } = await shop.call('GET', '/everything/?q=linterna', undefined, 'es')
    expect(body.groups[0]?.items).toMatchObject([{ href: expect.stringMatching(/^\/es\/visitas-guiadas/) }])
  })

  it('is reached by a menu that names it, which no longer does once it is withdrawn', async () => {
    const entry = { key: 'tours', place: 'footer', url: 'page:visits', titles: inThree('Visitas') }
    const column = await call('POST', '/menu/', { ...entry, key: 'column', url: '' })
    await call('POST', '/menu/', { ...entry, parent: column.body.id })
    const links = async () => (await shop.call('GET', '/menu/', undefined, 'ca')).body.footer[0].entries
    expect(await links()).toEqual([{ title: 'Visitas', url: '/ca/visites-guiades' }])
    expect((await call('POST', '/pages/visits/publish/', { published: false })).body).toEqual({ published: false })
    expect([await at('/es/visitas-guiadas'), (await shop.call('GET', '/pages/visits/')).status, await links()]).toEqual([
      404,
      404,
      [],
    ])
    expect((await shop.call('GET', '/everything/?q=linterna', undefined, 'es')).body.groups).toEqual([])
    await call('POST', '/pages/visits/publish/', { published: true })
    expect(await links()).toHaveLength(1)
    expect((await call('POST', '/menu/', { ...entry, key: 'none', url: 'pages:visits' })).status).toBe(400)
  })

  it('is named beside every text where staff give it a place', async () => {
    await call('PUT', '/pages/visits/', { ...visits, position: 2 })
    expect((await shop.call('GET', '/menu/', undefined, 'en')).body.pages).toEqual([
      { key: 'visits', title: 'Guided tours', url: '/en/guided-tours' },
    ])
    await call('PUT', '/pages/visits/', { texts: visits.texts, position: null })
    expect((await shop.call('GET', '/menu/')).body.pages).toEqual([])
  })

  it('leaves its former address leading to the new one, until another page takes that', async () => {
    const moved = { ...visits, addresses: { ...visits.addresses, es: 'visitas' } }
    await call('PUT', '/pages/visits/', moved)
    expect(await at('/es/visitas-guiadas')).toMatchObject({ key: 'visits', href: '/es/visitas' })
    expect(await at('/ES/x')).toBe(404)
    expect((await at('/es/Visitas/')).href).toBe('/es/visitas')
    const other = { ...visits, addresses: { es: 'visitas-guiadas', ca: 'altres', en: 'others' } }
    expect((await call('PUT', '/pages/other-visits/', other)).status).toBe(200)
    expect(await at('/es/visitas-guiadas')).toMatchObject({ key: 'other-visits' })
    await call('PUT', '/pages/visits/', { ...visits, addresses: { ...visits.addresses, es: 'visitas-de-tarde' } })
    expect((await at('/es/visitas')).href).toBe('/es/visitas-de-tarde')
  })

  it('takes no address of a screen, of another shop or of another page, and says which language is wrong', async () => {
    const asked = async (addresses: object) => {
      const { status, body } = await call('PUT', '/pages/wrong/', { texts: visits.texts, addresses })
      return [status, Object.keys(body).filter((name) => name.startsWith('addresses'))]
    }
    const free = { es: 'libre', ca: 'lliure', en: 'free' }
    expect(await asked({ ...free, ca: 'llibres' })).toEqual([400, ['addresses.ca']])
    expect(await asked({ ...free, en: 'basket/cart' })).toEqual([400, ['addresses.en']])
    expect(await asked({ ...free, es: 'gaudi/algo' })).toEqual([400, ['addresses.es']])
    expect(await asked({ ...free, es: 'sant-jordi-2019' })).toEqual([400, ['addresses.es']])
    expect(await asked({ ...free, en: 'With Capitals' })).toEqual([400, ['addresses.en']])
    expect(await at('/es/libre')).toBe(404)
    expect((await shop.sql`select from page where key = 'wrong'`).length).toBe(0)
  })

  it('may not be given an address when a screen of the program shows it', async () => {
    const body = { texts: visits.texts, addresses: { es: 'ley', ca: 'llei', en: 'law' } }
    for (const key of ['legal-notice', 'books'])
      expect((await call('PUT', `/pages/${key}/`, body)).body.code).toBe('content.page_of_program')
    expect((await call('POST', '/pages/legal-notice/publish/', { published: false })).status).toBe(400)
  })

  it('stands below the path of its shop', async () => {
    const { token } = await hire(['marketing'])
    const written = await shop.app.inject({
      method: 'PUT',
      url: '/api/staff/pages/audioguides/?store=G777',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...visits, addresses: inThree('audio'), version: 'new' },
    })
    expect(written.statusCode).toBe(200)
    expect(await at('/es/gaudi/audio')).toMatchObject({ key: 'audioguides', href: '/es/gaudi/audio' })
    expect(await at('/es/audio')).toBe(404)
  })
})

describe('a campaign that staff add', () => {
  it('has a page of its own on any day, until it is withdrawn', async () => {
    expect((await call('PUT', '/gifts/campaigns/valentine/', campaign)).body.addresses).toEqual(campaign.addresses)
    expect(await at('/ca/sant-valenti')).toMatchObject({ kind: 'campaign', key: 'valentine' })
    expect((await shop.call('GET', '/campaigns/?campaign=valentine', undefined, 'ca')).body.current.title).toBe('Sant Valentí')
    expect((await shop.call('GET', '/everything/?q=valenti', undefined, 'ca')).body.groups[0].items[0].href).toBe(
      '/ca/sant-valenti',
    )
    const { items: campaigns } = (await call('GET', '/gifts/campaigns/?q=valentine')).body
    expect(campaigns.find(({ key }: { key: string }) => key === 'valentine').addresses).toEqual(campaign.addresses)
    await call('PUT', '/gifts/campaigns/valentine/', { ...campaign, active: false })
    expect(await at('/ca/sant-valenti')).toBe(404)
    expect((await shop.call('GET', '/campaigns/?campaign=valentine')).status).toBe(404)
    await call('PUT', '/gifts/campaigns/valentine/', { ...campaign, addresses: null })
    expect(await at('/ca/sant-valenti')).toBe(404)
  })
})

describe('a quiz that staff add', () => {
  const wish = { ...reader!, addresses: { es: 'que-viajero', ca: 'quin-viatger', en: 'what-traveller' } }
  it('is taken at its address, each of its results at one below it', async () => {
    const { key: _key, ...quiz } = wish
    expect((await call('PUT', '/quizzes/travellers/', quiz)).status).toBe(200)
    expect(await at('/en/what-traveller')).toMatchObject({ kind: 'quiz', key: 'travellers' })
    const { body } = await shop.call('POST', '/quiz/travellers/result/', { q1: 'b', q2: 'a', q3: 'e', q4: 'a', q5: 'b' }, 'ca')
    expect(body.href).toBe(`/ca/quin-viatger/resultat/${body.slugs.ca}`)
    expect(await at(body.href)).toMatchObject({
      kind: 'quiz-result',
      key: 'travellers',
      profile: body.slugs.ca,
      hrefs: { en: `/en/what-traveller/result/${body.slugs.en}` },
    })
    // A slug of another language leads to the one of this.
    expect((await at(`/ca/quin-viatger/resultat/${body.slugs.en}`)).href).toBe(body.href)
    expect(await at(`/ca/quin-viatger/resultat/nobody`)).toBe(404)
    expect(await at(`/ca/quin-viatger/resultado/${body.slugs.ca}`)).toBe(404)
  })

  it('keeps the addresses of its results where it moves, and is gone with them when it is closed', async () => {
    const { key: _key, ...quiz } = wish
    await call('PUT', '/quizzes/travellers/', { ...quiz, addresses: { ...wish.addresses, es: 'viajeros' } })
    const [profile] = wish.profiles
    expect((await at(`/es/que-viajero/resultado/${profile?.slugs.es}`)).href).toBe(`/es/viajeros/resultado/${profile?.slugs.es}`)
    await call('POST', '/quizzes/travellers/open/', { opens: 'never' })
    expect([await at('/es/viajeros'), await at('/es/que-viajero')]).toEqual([404, 404])
  })
})

it('is seen at once by every process of the shop', async () => {
  const other = await buildApp({ config: shop.config, db: shop.sql })
  const end = await hearChanges(other, shop.sql)
  try {
    expect(await other.pageAddresses.at('/es/a-la-vez')).toBeNull()
    const { status } = await call('PUT', '/pages/at-once/', { ...visits, addresses: inThree('a-la-vez') })
    expect(status).toBe(200)
    expect(await shop.app.pageAddresses.at('/es/a-la-vez')).toMatchObject({ key: 'at-once' })
    await expect.poll(() => other.pageAddresses.at('/es/a-la-vez')).toMatchObject({ key: 'at-once' })
  } finally {
    await end()
    await other.close()
  }
})

it('asks the database nothing for addresses that are none, however many are tried', async () => {
  const known = new KnownAddresses(shop.sql, 'T013', quizResults)
  await known.at('/es/visitas')
  const { asked } = await statementsOf(shop.sql, async () => {
    for (const index of Array.from({ length: 500 }).keys()) expect(await known.at(`/es/nada-${index}`)).toBeNull()
  })
  expect(asked).toBe(0)
})
