import { addressOf, plentiful } from './support/products.ts'
import { expect, firstProductHref, hydrated, openSlowly, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const fetched = (address: string) => /\.js(\?|$)/.test(new URL(address).pathname)

test.describe('@desktop the scripts of a page', () => {
  test('wait until everything else has come, and what was clicked before is done once they are there', async ({ page }) => {
    await page.goto('/es/libros')
    const product = await firstProductHref(page, /^\/es\/libro\//)
    const before: string[] = []
    const arrive = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrive.promise
      await route.continue()
    })
    page.on('request', (request) => before.push(request.url()))
    await page.goto(product)
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
    )
    await page.getByRole('button', { name: 'Ampliar la imagen' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    arrive.resolve()
    await expect(page.getByRole('dialog')).toBeVisible()
    const begun = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('.js'))
        .map(({ startTime }) => startTime),
    )
    expect(before.some(fetched)).toBe(true)
    expect(Math.min(...begun)).toBeGreaterThanOrEqual(loaded)
  })

  test('of one visitor wait as well, and nothing asks for what the page already says', async ({ page }) => {
    const { cart, catalogue } = wordsOf('es')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const release = await openSlowly(page, addressOf(await plentiful('book', 'es'), 'es'))
    const answered = page.waitForResponse((response) => response.ok() && response.url().endsWith('/es/cesta'))
    await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click()
    expect(await (await answered).text()).not.toMatch(/<script[^>]* src=|modulepreload"/)
    await page.getByRole('button', { name: cart.emptyBasket }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    asked.splice(0)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(asked.filter((address) => /\/_state\/|cesta\.data/.test(address))).toEqual([])
  })

  test('begin with a pointer that is moved, not with one that rests where the page comes to lie', async ({ page }) => {
    const arrive = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await arrive.promise
      await route.continue()
    })
    await page.goto('/es/libros', { waitUntil: 'domcontentloaded' })
    const begunBy = (movementX: number) =>
      page.evaluate((movementX) => {
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX }))
        return document.querySelectorAll('link[rel="modulepreload"]').length
      }, movementX)
    expect(await begunBy(0)).toBe(0)
    expect(await begunBy(3)).toBeGreaterThan(0)
    arrive.resolve()
    await hydrated(page)
  })

  test('are never begun where what the page says cannot be had, and it works as it stands', async ({ page, complaints }) => {
    complaints.expected.push(/_state/)
    await page.route('**/_state/**', (route) => route.abort())
    await page.goto('/es/libros')
    await page.locator('main a[href^="/es/libro/"]').first().click()
    await expect(page).toHaveURL(/\/es\/libro\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/_state/**')
    await page.reload()
    await hydrated(page)
  })

  test('are told what the page says by an address that stays the same as long as it does', async ({ page, request }) => {
    const html = await (await request.get('/es/libros')).text()
    const address = /data-state="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const state = await request.get(address)
    expect(state.headers()['cache-control']).toContain('immutable')
    expect((await request.get(address.replace(/_state\/[^?]+/, '_state/older'))).headers()['cache-control']).toBe('no-store')
    expect((await request.get('/_state/older?of=/es/cesta')).status()).toBe(404)
    expect((await request.get('/_state/older?of=https://elsewhere.example/es')).status()).toBe(404)
    await page.goto('/es/libros')
    await hydrated(page)
  })
})
