import { customerMessages } from '#modules/people/customers/messages.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { giftCards } from '#storefront/messages/es/gift-cards.ts'
import { heldWords } from '#storefront/site/held-words.ts'
import { addressOf, plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { expect, hydrated, openSlowly, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'
import { quizPath } from './walk/written.ts'

test.describe('@desktop what is chosen before the scripts of a page come', () => {
  test('a first answer of a quiz leads to its second question', async ({ page }) => {
    const { quizzes } = wordsOf('es')
    const release = await openSlowly(page, quizPath('quiz-christmas-2018', 'es'))
    const asked = page.locator('fieldset:visible')
    await asked.locator('label').first().click()
    await expect(asked.getByRole('radio').first()).toBeChecked()
    release()
    await expect(asked.getByText(quizzes.number({ place: 2 }))).toBeVisible()
    await page.getByRole('button', { name: quizzes.back }).click()
    await expect(asked.getByRole('radio').first()).toBeChecked()
  })

  test('an order of a list orders it', async ({ page }) => {
    const release = await openSlowly(page, pathTo('book-list', 'es'))
    await page.locator('#sort').selectOption('price_asc')
    release()
    await expect(page).toHaveURL(/[?&]sort=price_asc/)
  })

  test('a kind of customer brings its fields', async ({ page }) => {
    const { account } = wordsOf('es')
    const release = await openSlowly(page, pathTo('register', 'es'))
    await page.getByRole('radio', { name: account.kinds.library }).check()
    release()
    await expect(page.locator('.kind-fields')).toHaveAttribute('data-kind', 'library')
  })

  test('copies typed and a wrapping ticked in a basket are kept', async ({ page }) => {
    const { cart, catalogue, shell } = wordsOf('es')
    const release = await openSlowly(page, addressOf(await plentiful('book', 'es'), 'es'))
    await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click()
    await page.locator('input[name=quantity]').fill('3')
    await page.getByRole('checkbox', { name: cart.giftWrap }).check()
    release()
    await expect(page.getByRole('link', { name: shell.cartCount({ count: 3 }), exact: true })).toBeVisible()
    // Said by the form itself: the header says the same of the copies before the wrapping is kept.
    await expect(page.locator('.basket-extras').getByText(cart.changed)).toBeVisible()
    await page.reload()
    await expect(page.locator('input[name=quantity]')).toHaveValue('3')
    await expect(page.getByRole('checkbox', { name: cart.giftWrap })).toBeChecked()
  })

  test('a tick that shows a person makes the browser work', async ({ page }) => {
    const { checkout } = wordsOf('es')
    const release = await openSlowly(page, shopPath('/gaudi', 'gift-cards', 'es'))
    await page.locator('.captcha input[type=checkbox]').check()
    release()
    await expect(page.getByText(checkout.captchaDone)).toBeVisible()
  })

  test('a form that is sent with that tick goes once the browser has done its work, and once', async ({ page }) => {
    const buy = buying(page, 'es')
    const release = await openSlowly(page, shopPath('/gaudi', 'gift-cards', 'es'))
    const bought: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /gift-cards|tarjetas/.test(request.url())) bought.push(request.url())
    })
    await page.getByLabel(giftCards.recipientEmail).fill(freshEmail('berta'))
    await page.getByLabel(giftCards.giverName).fill('Ana')
    await page.getByLabel(giftCards.email, { exact: true }).fill(freshEmail('ana'))
    await page.getByRole('checkbox', { name: giftCards.conditions }).check()
    await page.locator('.captcha input[type=checkbox]').check()
    await buy.button(giftCards.buy).dblclick({ noWaitAfter: true })
    await expect(page.getByRole('status').filter({ hasText: heldWords.es })).toBeAttached()
    release()
    await expect(buy.heading(buy.words.bank.title)).toBeVisible()
    expect(bought.filter((address) => address.includes('/buy/'))).toHaveLength(1)
    expect(bought.filter((address) => !address.includes('/api/'))).toEqual([])
  })

  test('a form whose sender the browser shows unseen to be a person goes once it can, and is not refused', async ({ page }) => {
    const { newsletter } = wordsOf('es')
    const foot = page.getByRole('contentinfo')
    const release = await openSlowly(page, pathTo('books', 'es'))
    await foot.getByLabel(newsletter.email).fill(freshEmail('temprana'))
    await foot.getByRole('checkbox').check()
    await foot.getByRole('button', { name: newsletter.subscribe, exact: true }).dblclick({ noWaitAfter: true })
    await expect(page.getByRole('status').filter({ hasText: heldWords.es })).toBeAttached()
    release()
    await expect(foot.getByRole('status')).toContainText('Gracias por suscribirse')
    expect(new URL(page.url()).pathname).toBe(pathTo('books', 'es'))
  })

  test('what a form was answered stays once the scripts have come', async ({ page, complaints }) => {
    complaints.expected.push(/400 \(Bad Request\)/)
    const { account } = wordsOf('es')
    await openSlowly(page, pathTo('login', 'es'))
    const form = page.getByRole('main')
    await form.getByLabel(account.email).fill(freshEmail('temprana'))
    await form.getByLabel(account.password, { exact: true }).fill('no-es-la-suya')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await form.getByRole('button', { name: account.login, exact: true }).click()
    const answer = form.getByText(customerMessages.es['customer.login_wrong'])
    await expect(answer).toBeVisible()
    await hydrated(page)
    // What runs as a page comes alive has run once the header knows who is here.
    await page.waitForLoadState('networkidle')
    await expect(answer).toBeVisible()
  })

  test('a guest who goes on before the scripts know the basket arrives at the delivery', async ({ page }) => {
    const buy = buying(page, 'es')
    const { account, checkout } = buy.words
    await buy.add(await plentiful('book', 'es'))
    const release = await openSlowly(page, pathTo('basket-login', 'es'))
    const answeredAsToStrangers: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') answeredAsToStrangers.push(request.url())
    })
    await buy.guestDoor.getByRole('textbox', { name: account.email }).fill(freshEmail('temprana'))
    await buy.guestDoor.getByRole('checkbox', { name: checkout.privacy }).check()
    const go = buy.button(checkout.guestContinue)
    await go.click({ noWaitAfter: true })
    await expect(go).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status').filter({ hasText: heldWords.es })).toBeAttached()
    release()
    await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
    await expect(buy.count(1)).toBeVisible()
    expect(answeredAsToStrangers).toEqual([])
    await expect(page.getByText(heldWords.es)).toHaveCount(0)
  })
})

test('@desktop a basket that could not be read says so, and is there when it is asked for again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED/, /CartUnread/)
  const buy = buying(page, 'es')
  const { shell } = buy.words
  await buy.add(await plentiful('book', 'es'))
  await page.route(/\/api\/cart\/recover-cart\//, (route) => route.abort())
  await page.goto(pathTo('basket', 'es'))
  await expect(buy.heading(shell.failed)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: shell.retry }).click()
  await expect(buy.count(1)).toBeVisible()
  await expect(page.locator('input[name=quantity]')).toHaveValue('1')
})
