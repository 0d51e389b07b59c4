import { pathTo } from '#screens/addresses.ts'
import { addressOf, plentiful } from './support/products.ts'
import { expect, firstProductHref, hydrated, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const { catalogue } = wordsOf('es')

/** What the page tells the shop about visits, as it is sent. */
function listen(page: Page) {
  const told: Record<string, string>[] = []
  const numbers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/datacollect/uuid/')) numbers.push(request.url())
    else if (request.url().includes('/datacollect/')) told.push(request.postDataJSON())
  })
  return { told, numbers }
}

test.describe('@desktop a visit', () => {
  test('D-01 D-02 D-03 D-09 is told page by page under one random number, without what was typed', async ({ page }) => {
    const { told, numbers } = listen(page)
    await page.goto(`${pathTo('search', 'es')}?q=historia&page=2`)
    await hydrated(page)
    await expect.poll(() => told.length).toBe(1)
    await page.goto(pathTo('books', 'es'))
    await hydrated(page)
    await expect.poll(() => told.length).toBe(2)
    await page.locator(`main a[href*="/libro/"]:visible`).first().click()
    await expect.poll(() => told.length).toBe(3)
    expect(numbers).toHaveLength(1)
    expect(new Set(told.map(({ session_id }) => session_id)).size).toBe(1)
    expect(told[0]).toEqual({
      session_id: told[0]?.['session_id'],
      request_path: pathTo('search', 'es'),
      request_uri: `${pathTo('search', 'es')}?page=2`,
      store: 'T013',
    })
  })

  test('D-02 A-06 is told to the shop of its page: each of both under its own code', async ({ page }) => {
    const { told } = listen(page)
    for (const path of ['/es/gaudi', '/es/gaudi/entradas', pathTo('stores', 'es')]) {
      await page.goto(path)
      await hydrated(page)
      await expect.poll(() => told.at(-1)?.['request_path']).toBe(path)
    }
    expect(told.map(({ store }) => store)).toEqual(['G001', 'G001', 'T013'])
  })

  test('D-04 D-06 D-07 leaves on the data layer what was looked at and laid into the basket', async ({ page }) => {
    const product = await plentiful('object')
    await page.goto(addressOf(product, 'es'))
    await hydrated(page)
    await page.locator('.consent button').first().click()
    await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click()
    await expect(page.locator('.cart-count')).toHaveText('1')
    const layer = await page.evaluate(() => window.dataLayer ?? [])
    const names = layer.map(({ event }) => event)
    expect(names.filter((name) => name === 'page_view')).toHaveLength(1)
    for (const name of ['view_item', 'add_to_cart']) {
      const { ecommerce } = layer.find(({ event }) => event === name) as { ecommerce: { items: Record<string, unknown>[] } }
      expect(ecommerce.items[0]).toMatchObject({ item_id: product.sku, price: product.price, quantity: 1, currency: 'EUR' })
      expect(ecommerce.items[0]?.['item_category']).toEqual(expect.any(String))
    }
  })

  test('D-07 brings no tag of another house where none is set, whatever is answered', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(process.env.SHOP_URL ?? '').origin) elsewhere.push(request.url())
    })
    await page.goto(pathTo('stores', 'es'))
    await hydrated(page)
    await page.locator('.consent [data-choice="accepted"]').click()
    const answer = await page.goto(pathTo('agenda', 'es'))
    await hydrated(page)
    expect(elsewhere).toEqual([])
    expect(answer?.headers()['content-security-policy']).not.toContain('google')
  })

  test('D-10 goes on when nobody counts it', async ({ page, complaints }) => {
    complaints.expected.push(/datacollect|Failed to load resource/)
    await page.route('**/datacollect/**', (route) => route.abort())
    await page.goto(pathTo('objects', 'es'))
    await hydrated(page)
    await page.goto(await firstProductHref(page, /\/objeto\//))
    await expect(page.locator('article.product h1')).toBeVisible()
  })

  test('D-13 is guarded by headers on every page', async ({ request }) => {
    for (const path of ['/es', '/es/magazine', '/es/contacto', '/es/gaudi', '/es/cesta']) {
      const headers = (await request.get(path)).headers()
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBeTruthy()
    }
  })
})
