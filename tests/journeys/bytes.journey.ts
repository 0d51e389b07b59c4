import { expect, firstProductHref, hydrated, type Page, test } from './support/visitor.ts'

/** Kilobytes that a first visit of a screen may take on a phone, as they are sent, without headers. What is measured by time is a benchmark. */
const screens = [
  { name: 'the home page', open: (page: Page) => page.goto('/es'), html: 14, styles: 10.5, scripts: 145, fonts: 60 },
  { name: 'a list', open: (page: Page) => page.goto('/es/novedades'), html: 16, styles: 10.5, scripts: 148.2, fonts: 60 },
  {
    name: 'what was found',
    open: (page: Page) => page.goto('/es/buscar?q=agua'),
    html: 16,
    styles: 10.5,
    scripts: 149,
    fonts: 60,
  },
  { name: 'a product', open: openProduct, html: 12, styles: 11.1, scripts: 155.2, fonts: 78 },
  { name: 'the basket', open: (page: Page) => page.goto('/es/cesta'), html: 12, styles: 12.5, scripts: 152.2, fonts: 60 },
]

/** With nothing kept of the list that leads to it. */
async function openProduct(page: Page) {
  const list = await page.request.get('/es/libros')
  const [, href = ''] = /href="(\/es\/libro\/[^"]+)"/.exec(await list.text()) ?? []
  await page.goto(href)
}

/** Kilobytes of each kind that the browser fetched for the page. */
async function weigh(page: Page) {
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  // What the page fetches for itself once it stands is a part of it, however late it comes.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const sent = (ending: RegExp) =>
      entries
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize / 1000, 0)
    const [page] = performance.getEntriesByType('navigation')
    return {
      html: (page as PerformanceNavigationTiming).encodedBodySize / 1000,
      styles: sent(/\.css$/),
      scripts: sent(/\.js$/),
      fonts: sent(/\.woff2$/),
    }
  })
}

test.describe('@phone the bytes of', () => {
  for (const { name, open, ...budget } of screens)
    test(`${name} keep to their budget`, async ({ page }) => {
      await open(page)
      const weights = await weigh(page)
      for (const kind of ['html', 'styles', 'scripts', 'fonts'] as const) {
        expect(weights[kind], kind).toBeGreaterThan(1)
        expect(weights[kind], kind).toBeLessThanOrEqual(budget[kind])
      }
    })

  test('a second page are its words and pictures: no style, no list of routes and no text comes again', async ({ page }) => {
    await page.goto('/es/libros')
    await hydrated(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const product = await firstProductHref(page, /^\/es\/libro\//)
    await page.locator(`main a[href="${product}"]`).first().click()
    await expect(page).toHaveURL(product)
    await hydrated(page)
    expect(fetched.filter((path) => /^\/_routes|__manifest|\/(app|framework|shell|es)-[^/]+$/.test(path))).toEqual([])
    expect(fetched.filter((path) => path.endsWith('.data'))).toHaveLength(1)
  })
})
