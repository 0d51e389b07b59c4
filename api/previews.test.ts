import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readPreview } from '#modules/editorial/texts/preview.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { openPreviews, type Previews } from './previews.ts'
import { serverApi } from './server-api.ts'

const shop = withShop()
const people = staffing(shop)
const words = (title: string) => ({ title, body: `${title}.` })
const path = '/texts/page/T013:visits'
const Titled = z.object({ title: z.string() })
let editor: Colleague
let previews: Previews

const versionOf = async (language: string) =>
  (await editor.call('GET', `${path}/`)).body.columns.find((one: { language: string }) => one.language === language).version
const draft = async (language: string, texts: object) =>
  editor.call('PUT', `${path}/${language}/`, { version: await versionOf(language), texts })
const links = async () => (await editor.call('POST', `${path}/preview/`, {})).body

beforeAll(async () => {
  editor = await people.hire(['marketing'])
  const texts = { es: words('Visitas'), ca: words('Visites'), en: words('Visits') }
  await editor.call('PUT', '/pages/visits/', { texts, addresses: { es: 'visitas', ca: 'visites', en: 'visits' } })
  await editor.call('POST', '/pages/visits/publish/', { published: false })
  const search = await openSearchIndex(shop.sql, { storefront: 'T013', ownWords: async () => new Set<string>() })
  previews = openPreviews(shop.app, { config: shop.config, db: shop.sql, search })
})

afterAll(() => previews.close())

/** What the page behind a link is drawn from; null where it leads to no preview. */
async function seen(href: string, language: 'es' | 'ca' | 'en'): Promise<string | null> {
  const previewed = await previews.of(new URL(href, 'http://localhost'))
  if (!previewed) return null
  const accessToken = () => anonymousToken(shop.config.SECRET)
  return previews.draw(previewed, async () => {
    const api = serverApi(previews.calls(), language, { store: 'T013', accessToken, address: '10.1.2.3', fresh: true })
    return (await api.get(Titled, '/pages/visits/')).title
  })
}

it('shows a page that nobody is shown as it is being written, in each language at its address, and leaves nothing of it', async () => {
  await draft('es', { title: 'Visitas de noche' })
  await draft('ca', { title: 'Visites de nit' })
  const { hrefs } = await links()
  expect(hrefs.ca).toMatch(/^\/ca\/visites\?preview=/)
  expect(await seen(hrefs.ca, 'ca')).toBe('Visites de nit')
  expect(await seen(hrefs.en, 'en')).toBe('Visits')
  expect((await shop.call('GET', '/pages/visits/')).status).toBe(404)
  expect((await editor.call('GET', `${path}/`)).body).toMatchObject({
    shown: false,
    columns: [{ texts: [{ text: 'Visitas' }, {}] }, {}, {}],
  })
})

it('shows of two that are looked at together each its own words', async () => {
  const { hrefs } = await links()
  expect(await Promise.all([seen(hrefs.es, 'es'), seen(hrefs.ca, 'ca'), seen(hrefs.es, 'es')])).toEqual([
    'Visitas de noche',
    'Visites de nit',
    'Visitas de noche',
  ])
})

it('shows the Spanish where a translation has only been begun', async () => {
  await draft('ca', { title: '' })
  expect(await seen((await links()).hrefs.ca, 'ca')).toBe('Visitas de noche')
})

it('opens for nobody whose link was changed, is another kind of token, or has ended', async () => {
  const { hrefs, until } = await links()
  const at = (token: string) => previews.of(new URL(`/es/visitas?preview=${token}`, 'http://localhost'))
  const [, token = ''] = hrefs.es.split('preview=')
  expect(await at(token)).toEqual({ kind: 'page', record: 'T013:visits' })
  expect(await at(`${token.slice(0, -4)}AAAA`)).toBeNull()
  expect(await at(await anonymousToken(shop.config.SECRET))).toBeNull()
  expect(await readPreview(token, shop.config.SECRET, new Date(Date.parse(until) + 1_000))).toBeNull()
})
