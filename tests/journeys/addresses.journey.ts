import { pathTo } from '#screens/addresses.ts'
import { screens } from '#screens/table.ts'
import { addressOf, plentiful } from './support/products.ts'
import { expect, languages, test } from './support/visitor.ts'
import { informationPath } from './walk/written.ts'

test.describe('@desktop an address', () => {
  test('R-05 without a language leads to the one chosen before, else to Spanish', async ({ request }) => {
    const at = async (cookie?: string) =>
      (await request.get('/', { maxRedirects: 0, headers: cookie ? { cookie } : {} })).headers()['location']
    expect(await at()).toBe('/es')
    expect(await at('i18nextLng=ca')).toBe('/ca')
    expect(await at('i18nextLng=fr')).toBe('/es')
    const unknown = await request.get('/fr/books')
    expect(unknown.status()).toBe(404)
    expect(await unknown.text()).toContain('<html lang="es"')
  })

  test('R-10 R-31 in an older or careless form leads to the canonical one, and keeps its parameters', async ({ request }) => {
    const leads = async (from: string) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      return [answer.status(), answer.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')]
    }
    expect(await leads('/ca/contrasenya-recordar')).toEqual([301, pathTo('password-recovery', 'ca')])
    expect(await leads('/es/Libros/')).toEqual([301, pathTo('books', 'es')])
    expect(await leads('/es/libros/?sort=price_asc')).toEqual([301, `${pathTo('books', 'es')}?sort=price_asc`])
  })

  test('R-08 R-30 of a product with an old name leads to its own, and an unknown number to the page not found', async ({
    request,
  }) => {
    const product = await plentiful('object')
    for (const language of languages) {
      const own = addressOf(product, language)
      const wrong = own.replace(product[`slug_${language}`], 'a-name-it-had')
      const answer = await request.get(wrong, { maxRedirects: 0 })
      expect(answer.status()).toBe(301)
      expect(new URL(answer.headers()['location'] ?? '', 'http://shop').pathname).toBe(new URL(own, 'http://shop').pathname)
    }
    expect((await request.get(pathTo('object-detail', 'es', { slug: 'x', id: 99_999_999 }))).status()).toBe(404)
  })

  test('R-22 of a day is never taken for an activity, and one that is no day is not found', async ({ request }) => {
    expect((await request.get(pathTo('agenda-date', 'es', { date: '2026-12-24' }))).status()).toBe(200)
    expect((await request.get(pathTo('agenda-date', 'es', { date: '2026-13-44' }))).status()).toBe(404)
  })

  test('R-28 T-23 of general information names three pages and no fourth', async ({ request }) => {
    for (const language of languages) {
      for (const id of [1, 2, 3]) expect((await request.get(informationPath(language, id))).status()).toBe(200)
      expect((await request.get(informationPath(language, 4))).status()).toBe(404)
    }
  })

  test('D-14 T-32 of a basket, a search, a private page or a thank-you is kept out of search engines', async ({ request }) => {
    const hidden = [
      'basket',
      'search',
      'login',
      'contact-thanks',
      'job-thanks',
      'loyalty-card-thanks',
      'unsubscribe-thanks',
    ] as const
    for (const key of hidden) {
      const answer = await request.get(`/es${screens[key].paths.es}`)
      expect(await answer.text(), key).toMatch(/<meta name="robots" content="noindex/)
    }
    const robots = await (await request.get('/robots.txt')).text()
    const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
    const maps = [...(await (await request.get(new URL(index).pathname)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, one]) => one ?? '',
    )
    expect(maps.length).toBeGreaterThan(1)
    for (const map of maps) {
      const listed = await (await request.get(new URL(map).pathname)).text()
      for (const key of hidden) expect(listed, map).not.toContain(`/es${screens[key].paths.es}<`)
    }
  })
})
