import { isLanguage } from '#kernel/language.ts'
import { expect, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const paths = {
  es: {
    home: '/es/gaudi',
    books: '/es/gaudi/libros',
    basket: '/es/gaudi/cesta',
    main: '/es/cesta',
    tickets: '/es/gaudi/entradas',
  },
  ca: {
    home: '/ca/gaudi',
    books: '/ca/gaudi/llibres',
    basket: '/ca/gaudi/cistella',
    main: '/ca/cistella',
    tickets: '/ca/gaudi/entrades',
  },
  en: {
    home: '/en/gaudi',
    books: '/en/gaudi/books',
    basket: '/en/gaudi/basket',
    main: '/en/basket',
    tickets: '/en/gaudi/tickets',
  },
} as const

for (const [language, path] of Object.entries(paths))
  test(`the second shop has its own shelves, cart and footer in ${language} (A-01 to A-10)`, async ({ page }) => {
    await page.goto(path.home)
    await expect(page.locator('html')).toHaveAttribute('data-store', 'G001')
    await expect(page.locator('.warranty')).toHaveCount(0)
    await page.goto(path.books)
    await expect(page.locator('.card')).toHaveCount(15)
    await page.locator('.card-link').first().click()
    await expect(page).toHaveURL(/gaudi\/produc/)
    await expect(page.locator('.slider')).toHaveCount(3)
    await page.locator('.product-top button[type=submit]').first().click()
    await expect(page.locator('.cart-count')).toHaveText('1')
    expect(await page.evaluate(() => localStorage.getItem('cart_id_gaudi'))).not.toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull()
    await page.goto(path.basket)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^(?:Tienda del Museo|Botiga del Museu|The Architecture Museum)/,
    )
    await expect(page.locator('.basket-line')).toHaveCount(1)
    await expect(
      page.getByRole('main').getByRole('button', { name: wordsOf(isLanguage(language) ? language : 'es').cart.buy, exact: true }),
    ).toBeVisible()
    await page.goto(path.main)
    await expect(page.locator('.basket-line')).toHaveCount(0)
    await page.locator('.footer a[href$="/gaudi"]').click()
    await expect(page.locator('html')).toHaveAttribute('data-store', 'G001')
    await page.goto(path.tickets)
    await expect(page.locator('.content-page a[target=_blank]')).toBeVisible()
  })
