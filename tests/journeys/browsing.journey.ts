import { pathTo } from '#screens/addresses.ts'
import { expect, expectNoSidewaysScroll, firstProductHref, hydrated, languages, test } from './support/visitor.ts'
import { informationPath } from './walk/written.ts'

test('a list in helpings comes back as it was left: as many products, at the same place (N-30, C-42)', async ({ page }) => {
  await page.goto(pathTo('home-decoration', 'es'))
  await hydrated(page)
  const cards = page.locator('.results .card')
  await page.locator('.results .pagination .button').click()
  await expect(cards).toHaveCount(48)
  const chosen = cards.nth(40).locator('.card-link')
  await chosen.scrollIntoViewIfNeeded()
  const left = await page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame)
    let before = Number.NaN
    while (before !== scrollY) {
      before = scrollY
      await drawn()
      await drawn()
    }
    return before
  })
  const title = await chosen.innerText()
  await chosen.click()
  await expect(page.locator('article.product')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(cards).toHaveCount(48)
  await expect(cards.nth(40).locator('.card-link')).toHaveText(title)
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), left)).toBeLessThan(60)
})

test('a link opens its page in this document, a second time without a second step back, and with a key in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto(pathTo('books', 'es'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const link = page.locator('main .card-link').first()
  const href = (await link.getAttribute('href')) ?? ''
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL((url) => url.pathname === href)
  await tab.close()
  await expect(page).toHaveURL((url) => url.pathname === pathTo('books', 'es'))
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article.product')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  const mark = page.locator('.header-mark')
  const visits = await page.evaluate(() => history.length)
  for (const length of [visits + 1, visits + 1]) {
    await mark.click()
    await expect(page).toHaveURL((url) => url.pathname === pathTo('home', 'es'))
    expect(await page.evaluate(() => history.length)).toBe(length)
  }
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === href)
})

test('what a search finds begins high on the screen, below its words and its field (S-01)', async ({ page }) => {
  await page.goto(`${pathTo('search', 'es')}?q=alhambra`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const wide = (page.viewportSize()?.width ?? 0) >= 900
  // From the shop's own head: the question about cookies stands above it until it is answered.
  const head = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().top)
  const first = page.locator('.results .card').first()
  const top = await first.evaluate((card) => card.getBoundingClientRect().top)
  expect(top - head).toBeLessThan(wide ? 400 : 440)
})

test('ranges stand among the chosen filters and can be taken away, also when nothing is left (S-08)', async ({ page }) => {
  await page.goto(`${pathTo('search', 'es')}?q=quijote&price_min=900&utm_source=letter`)
  await hydrated(page)
  await expect(page.getByText('No se han encontrado resultados.')).toBeVisible()
  await page.locator('.chip').click()
  await expect(page.locator('.chip')).toHaveCount(0)
  await expect(page.locator('.results .card').first()).toBeVisible()
})

test('screens of one author, subject and publisher keep what they show in another language (N-25, N-28)', async ({ page }) => {
  await page.goto(`${pathTo('search', 'es')}?q=alhambra&type=book`)
  await page.goto(await firstProductHref(page, /\/libro\//))
  const addresses = await page
    .locator('main a[href]')
    .evaluateAll((all) =>
      all.map((item) => item.getAttribute('href') ?? '').filter((to) => /\/(autor|etiqueta|editorial)\//.test(to)),
    )
  for (const address of new Set(addresses.map((to) => addresses.find((text) => text.split('/')[2] === to.split('/')[2]) ?? to))) {
    await page.goto(`${address}?sort=price_asc&from=letter`)
    const total = await page.locator('.list-bar p').innerText()
    await hydrated(page)
    await page.locator('a[hreflang=en]:visible').first().click()
    await expect(page).toHaveURL(/\/en\/.*\?sort=price_asc&from=letter$/)
    expect(/\d+/.exec(await page.locator('.list-bar p').innerText())?.[0]).toBe(/\d+/.exec(total)?.[0])
  }
})

for (const language of languages)
  test(`a page that may not be seen says so in ${language}, with its title and status (N-42)`, async ({ page, complaints }) => {
    complaints.expected.push(/403/)
    const answer = await page.goto(pathTo('forbidden', language))
    expect(answer?.status()).toBe(403)
    await expect(page).toHaveTitle(new RegExp(`^${await page.locator('h1').innerText()} · `))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

test('every list says in a sentence what it holds (R-32)', async ({ request }) => {
  for (const key of ['book-list', 'book-new', 'object-list', 'fashion', 'stationery', 'theme-tiling', 'museum-gothic'] as const)
    for (const language of languages) {
      const page = await (await request.get(pathTo(key, language))).text()
      const said = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''
      expect(said, `${key} in ${language}`).toMatch(/^.{30,170}[.…]$/)
    }
})

test('a product that comes in sizes is listed once, and its size is chosen before it is bought (C-08)', async ({ page }) => {
  await page.goto(`${pathTo('search', 'es')}?q=camiseta&category=9505`)
  const titles = await page.locator('.results .card-title').allInnerTexts()
  expect(new Set(titles).size).toBe(titles.length)
  await page.locator('.results .card').first().hover()
  await page.getByRole('link', { name: 'Elija la talla' }).first().click()
  const sizes = page.getByRole('navigation', { name: 'Elija la talla' })
  await expect(sizes.locator('[aria-current]')).toHaveCount(0)
  await expect(page.locator('.buy-form')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Elija una talla para añadirlo a la cesta' })).toBeVisible()
  await sizes.getByRole('link').nth(1).click()
  await expect(sizes.locator('[aria-current]')).toHaveCount(1)
  await expect(page.locator('.label-buy .buy-form')).toBeVisible()
  const others = await page.locator('.strip .card-title').allInnerTexts()
  expect(others).not.toContain(await page.locator('h1').innerText())
})

test('a picture is enlarged, turned, drawn nearer and closed with keys alone (C-09) @desktop', async ({ page }) => {
  await page.goto(pathTo('object-list', 'es'))
  await page.goto(await firstProductHref(page, /\/objeto\//))
  await hydrated(page)
  await page.getByRole('button', { name: 'Ampliar la imagen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ampliar la imagen' })
  await expect(dialog.getByText('Imagen 1 de 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Imagen 2 de 2')).toBeVisible()
  const widthOf = () => dialog.locator('img').evaluate((img) => img.getBoundingClientRect().width)
  const whole = await widthOf()
  await dialog.getByRole('button', { name: 'Ver al doble de tamaño' }).press('Enter')
  await expect.poll(async () => (await widthOf()) / whole).toBeGreaterThan(1.5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a series or section of the book list is a page with a name and an address of its own (C-52, R-32)', async ({ page }) => {
  await page.goto(`${pathTo('book-list', 'es')}?lot=301`)
  const heading = await page.locator('h1').innerText()
  expect(heading).not.toBe('Todos los libros')
  await expect(page).toHaveTitle(new RegExp(heading))
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(address).toMatch(/listado-libros\?lot=301$/)
  await page.goto(`${pathTo('book-list', 'es')}?category=1000&page=2`)
  expect(await page.locator('link[hreflang=en]').getAttribute('href')).toMatch(/book-list\?category=1000&page=2$/)
  await expect(page.locator('.header-top[aria-current]')).toHaveText('Libros')
  // A section of objects is found in the list of objects.
  await page.goto(`${pathTo('book-list', 'es')}?category=9501`)
  await expect(page).toHaveURL(/listado-objetos\?category=9501$/)
})

test('the conditions fit a narrow phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(pathTo('purchase-conditions', 'es'))
  await expectNoSidewaysScroll(page)
})

test('Escape closes a panel that the pointer opened, and the menu keeps working (N-23) @desktop', async ({ page }) => {
  await page.goto(pathTo('home', 'es'))
  await hydrated(page)
  const item = page.locator('.header-top').filter({ hasText: 'Exclusivos' }).first()
  await item.hover()
  await expect(item).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(item).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(600, 700)
  await item.hover()
  await expect(item).toHaveAttribute('aria-expanded', 'true')
})

test('what the shop answers for stands on the home page, the basket and each product (N-11, N-12)', async ({ page }) => {
  await page.goto(pathTo('object-list', 'es'))
  const product = await firstProductHref(page, /\/objeto\//)
  for (const address of [pathTo('home', 'es'), pathTo('basket', 'es'), product]) {
    await page.goto(address)
    const links = await page.locator('.warranty a').evaluateAll((all) => all.map((item) => item.getAttribute('href')))
    expect(links).toEqual([1, 2, 3].map((id) => informationPath('es', id)))
  }
})
