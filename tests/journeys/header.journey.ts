import { pathTo } from '#screens/addresses.ts'
import { addressOf, plentiful } from './support/products.ts'
import { expect, hydrated, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const { shell, cart, catalogue } = wordsOf('es')

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  // It comes with the scripts and would slide in under the pointer.
  await page.locator('.consent button').first().click()
}

/** The product of the page is laid into the basket. */
async function layIn(page: Page) {
  await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click()
  await expect(page.locator('.cart-count')).toHaveText('1')
}

test.describe('@desktop the header', () => {
  test('N-01 N-02 N-03 N-24 holds search, account, basket, the two languages and the tickets, which open elsewhere', async ({
    page,
  }) => {
    await open(page, pathTo('home', 'ca'))
    const header = page.locator('header.header')
    await expect(header.getByRole('search')).toBeVisible()
    await expect(header.locator(`a[href^="${pathTo('login', 'ca')}"]`)).toBeVisible()
    await expect(header.locator(`a.header-icon[href="${pathTo('basket', 'ca')}"]`)).toBeVisible()
    await expect(header.locator('.header-line > .header-languages a')).toHaveText(['ESP', 'ENG'])
    const tickets = header.locator('.header-tickets')
    await expect(tickets).toHaveAttribute('target', '_blank')
    await expect(tickets).toHaveAttribute('rel', /noopener/)
    await expect(tickets).toHaveAttribute('href', /^https:\/\//)
  })

  test('N-04 N-05 N-06 counts what the basket holds and shows it for two seconds after an addition', async ({ page }) => {
    const product = await plentiful('object')
    await open(page, addressOf(product, 'es'))
    // Looked for before it is there: it stays for two seconds, whatever else the machine does meanwhile.
    const shown = page.waitForFunction(() => {
      const preview = document.querySelector('#cart-preview')
      if (!preview?.checkVisibility() || !preview.querySelector('li img')?.checkVisibility()) return null
      const doors = [...preview.querySelectorAll('.form-actions a')].map(({ textContent }) => textContent)
      return { said: preview.querySelector('li')?.textContent ?? '', doors }
    })
    await layIn(page)
    const seen = await (await shown).jsonValue()
    expect(seen?.said).toContain(product.title_es)
    expect(seen?.doors).toEqual([cart.viewBasket, cart.buy])
    await page.mouse.move(5, 600)
    await expect(page.locator('#cart-preview')).toBeHidden()
  })

  test('N-07 opens the basket for the pointer and for the keyboard, and says when it is empty', async ({ page }) => {
    await open(page, pathTo('home', 'es'))
    const preview = page.locator('#cart-preview')
    await page.locator('.cart-corner > a').hover()
    await expect(preview).toContainText(cart.empty)
    await page.mouse.move(5, 600)
    await expect(preview).toBeHidden()
    await page.locator('.cart-corner > a').focus()
    await expect(preview).toBeVisible()
  })

  test('N-13 N-16 N-18 N-20 unfolds links and up to three pictures, which are asked for once', async ({ page }) => {
    await open(page, pathTo('home', 'es'))
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/lots/') && asked.push(request.url()))
    const item = page.locator('.header-top[aria-expanded]').first()
    const panel = page.locator('#menu-panel')
    await item.hover()
    await expect(panel.locator('.panel-links a').nth(2)).toBeVisible()
    const pictures = panel.locator('.panel-pictures a')
    await expect(pictures.first()).toBeVisible()
    expect(await pictures.count()).toBeLessThanOrEqual(3)
    for (const title of await pictures.allInnerTexts()) expect(title.length).toBeLessThanOrEqual(23)
    const before = asked.length
    expect(before).toBeGreaterThan(0)
    await page.mouse.move(5, 700)
    await expect(panel).toBeHidden()
    await item.hover()
    await expect(pictures.first()).toBeVisible()
    expect(asked.length).toBe(before)
  })

  test('N-17 N-21 N-23 changes the pictures with the link in hand, goes by keyboard, and marks where the visitor is', async ({
    page,
  }) => {
    await open(page, pathTo('jewellery', 'es'))
    await expect(page.locator('.header-top[aria-current]')).toHaveCount(1)
    await page.locator('.header-mark').focus()
    const item = page.locator('.header-top').filter({ hasText: 'Exclusivos' })
    while (!(await item.evaluate((entry) => entry === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const panel = page.locator('#menu-panel')
    await expect(panel.locator('a:focus')).toHaveText(shell.allOf)
    const pictures = panel.locator('.panel-pictures')
    await expect(pictures.locator('a').first()).toBeVisible()
    const first = await pictures.innerText()
    await page.keyboard.press('Tab')
    await expect(pictures).not.toHaveText(first, { useInnerText: true })
  })

  test('N-31 N-32 S-01 leads what is typed to the search of the language, and to the advanced form', async ({ page }) => {
    await open(page, pathTo('home', 'en'))
    await page.locator('header').getByRole('search').getByRole('link').click()
    await expect(page.locator('.search-panel a[href*="products_type=book"]')).toBeVisible()
    await page.locator('.search-panel input[name=q]').fill('lions')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?q=lions/)
  })

  test('N-27 changes the language with a document of its own', async ({ page }) => {
    await open(page, `${pathTo('books', 'es')}?from=letter`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('.header-line > .header-languages a[hreflang=en]').click()
    await expect(page).toHaveURL(/\/en\/books\?from=letter$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
  })
})

test('N-10 N-29 the way back to the top appears once the page is scrolled, and a new page starts at its top', async ({
  page,
}) => {
  await open(page, pathTo('objects', 'es'))
  const button = page.getByRole('button', { name: shell.backToTop })
  await expect(button).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 900))
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('main a[href*="/objeto/"]:visible').first().click()
  await expect(page.locator('article.product')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('N-22 N-23 @phone the menu of a phone folds its categories, and closes with Escape and when one leaves', async ({
  page,
}) => {
  await open(page, pathTo('home', 'es'))
  await page.getByRole('button', { name: shell.openMenu }).click()
  const drawer = page.locator('dialog.drawer')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: shell.openMenu }).click()
  await drawer.locator('summary').first().click()
  await drawer.locator('details[open] a').nth(1).click()
  await expect(drawer).toBeHidden()
})

test('N-33 the page for old browsers stands without header and footer, and a book of that name keeps them', async ({ page }) => {
  for (const language of ['es', 'ca', 'en'] as const) {
    await page.goto(pathTo('supported-browsers', language))
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('header.header, footer.footer')).toHaveCount(0)
  }
})

test('N-39 a slider shows as many products as its width has room for', async ({ page }) => {
  await page.goto(pathTo('home', 'es'))
  for (const [width, pieces] of [
    [1400, 5],
    [1100, 4],
    [800, 3],
    [600, 2],
    [400, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { track, slide } = await page.evaluate(() => {
      const list = document.querySelector('.slider-track')
      return { track: list?.clientWidth ?? 0, slide: list?.firstElementChild?.getBoundingClientRect().width ?? 0 }
    })
    expect(Math.round(track / slide), `pieces at ${width} px`).toBe(pieces)
  }
})
