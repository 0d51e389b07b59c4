import { pathTo } from '#screens/addresses.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, test } from './support/visitor.ts'

for (const language of languages) {
  test(`the magazine is read from its list to a post, its author and its month in ${language} (R-23, T-08, T-09)`, async ({
    page,
    request,
  }) => {
    await page.goto(pathTo('magazine', language))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const first = page.locator('.post-card').first()
    const title = await first.locator('h2').innerText()
    await first.locator('h2 a').click()
    await expect(page.locator('article.post h1')).toHaveText(title)
    await expect(page.locator('article.post .byline time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/)
    await expect(page.locator('.strip .card').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const told = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(told['@graph'][0]).toMatchObject({
      '@type': 'Article',
      headline: title,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const own = new URL(page.url()).pathname
    const others = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) => all.map((item) => (item as HTMLLinkElement).href))
    for (const other of new Set(others)) expect((await request.get(other, { maxRedirects: 0 })).status(), other).toBe(200)
    const wrong = await request.get(own.replace(/[^/]+(?=\/\d+$)/, 'another-slug'), { maxRedirects: 0 })
    expect([wrong.status(), wrong.headers()['location']]).toEqual([301, own])
    await page.locator('article.post .byline a').click()
    await expect(page.locator('.magazine h1')).toBeVisible()
    await page.locator('.magazine-months a').first().click()
    await expect(page.locator('.post-card').first()).toBeVisible()
    const feed = await request.get(`/${language}/magazine/rss.xml`)
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect(await feed.text()).toContain(own)
  })

  test(`the café-bookshop shows its parts and this week’s menu, and prints it in ${language} (T-27, T-28, T-29)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathTo('about-cafe', language))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const part of await page
      .locator('.cafe-parts a')
      .evaluateAll((all) => all.map((item) => item.getAttribute('href') ?? '')))
      await expect(page.locator(part)).toHaveCount(1)
    await expect(page.locator('.cafe-parts a')).toHaveCount(5)
    await expect(page.locator('.lunch-courses > div').first().locator('li')).toHaveCount(4)
    const href = (await page.locator('.lunch a.button').getAttribute('href')) ?? ''
    const paper = await request.get(href)
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
}

test('a post, an author, a month and a page that are not there are not found', async ({ request }) => {
  for (const path of [
    '/es/magazine/nada/99999',
    '/en/magazine/author/nobody/99999',
    '/ca/magazine/data/2026/13',
    '/es/magazine?page=99',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('a month bears the name that the agenda gives it, and a single post takes its whole width', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(pathTo('magazine', 'ca'))
  const month = page.locator('.magazine-months li').filter({ hasText: /\s1$/ }).first().getByRole('link')
  await expect(month).toHaveText(/^\S+ de 2\d{3}$/)
  await month.click()
  await expect(page.locator('h1')).toHaveText(/^Articles (de |d’)\S+ de 2\d{3}$/)
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0
  expect(await widthOf('.post-card')).toBeCloseTo(await widthOf('.posts'), 0)
})
