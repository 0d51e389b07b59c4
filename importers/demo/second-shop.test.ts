import { beforeAll, expect, test } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { withShop } from '#tests/support/shop.ts'
import { writeDemoDictionaries } from './load-demo.ts'
import { loadSecondShop } from './second-shop.ts'

const shop = withShop()

beforeAll(async () => {
  await writeDemoDictionaries(shop.sql)
  const report = await loadSecondShop(shop.sql)
  expect([report.refused, report.remarks]).toEqual([0, 0])
})

const ask = async (path: string, store: string, language = 'es') => {
  const answer = await shop.app.inject({
    url: `/api${path}${path.includes('?') ? '&' : '?'}store=${store}&lang=${language}`,
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('A-05: every product of the second shop is its own, and a second loading changes nothing', async () => {
  const count = async () => [
    ...(await shop.sql`select storefront_code, kind, count(*)::int as count from product group by 1, 2 order by 2`),
  ]
  const before = await count()
  expect(before).toEqual([
    { storefront_code: 'G001', kind: 'book', count: 15 },
    { storefront_code: 'G001', kind: 'object', count: 40 },
  ])
  const report = await loadSecondShop(shop.sql)
  expect([report.inserted, report.changed]).toEqual([0, 0])
  expect(await count()).toEqual(before)
})

test.each(['es', 'ca', 'en'])('A-01, A-03, A-11: menu, sections, carousels and pages are there in %s', async (language) => {
  const { items } = (await ask('/menu/', 'G001', language)).body
  const faith = language === 'en' ? 'faith' : 'fe'
  expect(items.map((item: { fixedurl: string }) => item.fixedurl)).toEqual(
    expect.arrayContaining([`section?section=${faith}`, 'tickets', 'gift-cards']),
  )
  expect(items.filter((item: { slugs: unknown }) => item.slugs)).toHaveLength(7)
  const [banner] = (await ask('/home/', 'G001', language)).body.banners
  expect(banner.url).toBe('section?section=basilica')
  for (const item of items.filter((entry: { categories: string | null }) => entry.categories)) {
    const listed = await Promise.all(
      ['article', 'book'].map((model) =>
        ask(`/lots/store/?categories=${item.categories}&model_types=${model}`, 'G001', language),
      ),
    )
    expect(
      listed.reduce((sum, { body }) => sum + body.count, 0),
      item.key,
    ).toBeGreaterThan(4)
  }
  const carousels = (await ask('/lots/carousels/?limit=12', 'G001', language)).body
  expect([carousels.featured.length, carousels.best_sellers.length]).toEqual([12, 12])
  for (const key of [
    'tickets',
    'customer-service',
    'international-orders',
    'shipping',
    'returns',
    'gift-cards',
    'legal-notice',
    'privacy-policy',
    'cookies-policy',
    'purchase-conditions',
  ]) {
    const { status, body } = await ask(`/pages/${key}/`, 'G001', language)
    expect([key, status]).toEqual([key, 200])
    expect(body.body.length).toBeGreaterThan(300)
    expect((await ask(`/pages/${key}/`, 'T013', language)).body.title).not.toBe(body.title)
  }
})

test('A-05: the main shop lists none of it', async () => {
  expect((await ask('/lots/carousels/', 'T013')).body).toEqual({ featured: [], best_sellers: [] })
  expect((await ask('/products/?q=trencadis', 'T013')).body.total).toBe(0)
  expect((await ask('/lots/store/?categories=9001,9006&model_types=book', 'T013')).body.count).toBe(0)
})
