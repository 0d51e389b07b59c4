import { emailTo } from './support/letters.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { openThirdShop } from './support/third-shop.sql.ts'
import { expect, test } from './support/visitor.ts'

test('@desktop A-06 a third shop opens by rows alone: a guest finds it, buys in it, and it signs for what it sold', async ({
  page,
  complaints,
}) => {
  // The guest has no basket in the main shop.
  complaints.expected.push(/recover-last-cart/)
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  const title = await openThirdShop()
  const buy = buying(page, 'es')
  const { affiliatedShop, cart, catalogue, checkout, shell } = buy.words
  const email = freshEmail('mill')

  await expect(async () => {
    expect((await page.request.get('/es/molino')).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
  await page.goto('/es/molino')
  await expect(page.locator('html')).toHaveAttribute('data-store', 'M001')
  await expect(page).toHaveTitle(/La Tienda del Molino/)
  await buy.refuseMeasuring()
  // Without a banner yet it begins with its name, not with an empty screen.
  await expect(page.locator('.hero')).toHaveCount(0)
  await expect(page.locator('h1.affiliated-name')).toBeInViewport()
  // It said nothing of a visit or of delivery, and has no pages of them that could be led to.
  await expect(page.getByRole('heading', { level: 2, name: affiliatedShop.inShort })).toBeVisible()
  await expect(page.locator('.affiliated-visit a')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Ruedas', exact: true }).click()
  await expect(page).toHaveURL(/\/es\/molino\/ruedas$/)
  await page.locator('.card-link').first().click()
  await expect(page).toHaveURL(/\/es\/molino\/producto\//)
  await expect(buy.heading(title)).toBeVisible()
  await buy.button(catalogue.addToCart).first().click()
  await expect(buy.count(1)).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('cart_id_molino') !== null, localStorage.getItem('cart_id')])).toEqual([
    true,
    null,
  ])

  await page.goto('/es/molino/cesta')
  await expect(buy.heading(cart.title)).toBeVisible()
  await buy.checkOut()
  await buy.enterAsGuest(email)
  await expect(page).toHaveURL(/\/es\/molino\/cesta\/buy/)
  await buy.deliverHome()
  await expect(page.getByRole('main').locator('a[href="/es/molino/condiciones-de-compra"]')).toBeVisible()
  await buy.acceptConditions()
  await buy.proveHuman()
  await buy.order()
  await buy.payWith(cards.good)
  const number = await buy.confirmed()
  await expect(page).toHaveURL(/\/es\/molino\/cesta\/success/)
  await expect(page.getByRole('link', { name: checkout.keepLooking, exact: true })).toHaveAttribute('href', '/es/molino')

  const message = await emailTo(page, email, new RegExp(number))
  expect(message.text).toContain('La Tienda del Molino')
  expect(message.text).toContain('Camino del Molino, 9')

  const listed = async (part: string) => (await page.request.get(`/sitemap/en/${part}.xml`)).text()
  expect(await listed('pages')).toContain('/en/molino</loc>')
  expect(await listed('reading')).toContain('/en/molino/wheels</loc>')
  await page.goto('/es/molino/molienda')
  await expect(buy.heading('Condiciones del molino')).toBeVisible()
  // Its menu names neither: the law wants both on every page.
  const below = page.locator('.footer-legal')
  await expect(below.getByRole('link', { name: shell.conditions, exact: true })).toHaveAttribute(
    'href',
    '/es/molino/condiciones-de-compra',
  )
  await below.getByRole('link', { name: shell.privacy, exact: true }).click()
  await expect(page).toHaveURL('/es/molino/politica-de-privacidad')
  await expect(page.getByRole('heading', { level: 1, name: /privacidad/i })).toBeVisible()
  expect((await page.request.get('/es/molino/nada')).status()).toBe(404)
  // A page that was kept before the shop opened is answered once more while it is made anew.
  await expect(async () => {
    await page.goto('/es')
    await expect(page.locator('.footer a[href="/es/molino"]')).toHaveText('La Tienda del Molino', { timeout: 2_000 })
  }).toPass()
})
