import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { wish } from '#storefront/messages/es/wish.ts'
import { ahead } from './support/ahead.ts'
import { addressOf, plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { endSessions } from './support/staff.sql.ts'
import { givenTradeCustomer, tradePassword } from './support/trade.sql.ts'
import { expect, hydrated, openSlowly, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

/** A library that is signed in; its browser is told of a basket that nobody has yet, and of what is refused. */
const expected = [/40[034] \((Bad Request|Forbidden|Not Found)\)/]
async function signedIn(page: Page, language: Language) {
  const email = freshEmail('deprisa')
  await givenTradeCustomer(email, 'library', 10_000)
  await ahead(page, language).signIn(email, tradePassword)
  return email
}

/** What is sent to an address of the API or of a page, as it comes. */
function sentTo(page: Page, address: RegExp): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && address.test(new URL(request.url()).pathname)) sent.push(request.url())
  })
  return sent
}

test.describe('@desktop somebody in a hurry', () => {
  test('who presses Enter twice at once sends a form once, but a number read twice counts twice', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(...expected)
    const { intake, desk } = wordsOf('ca')
    await signedIn(page, 'ca')
    await page.goto(pathTo('private-requests', 'ca'))
    await hydrated(page)
    const asked = sentTo(page, /\/api\/requests\/$/)
    await page.getByText(intake.requests.ask, { exact: true }).click()
    const field = page.locator('#field-asked')
    await field.fill('Un llibre de l’aigua')
    await field.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Hem rebut la consulta/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)

    // A scanner presses Enter after each number, the same twice in a row too.
    const book = await plentiful('book', 'ca')
    await page.goto(pathTo('private-order-entry', 'ca'))
    await hydrated(page)
    await page.getByLabel(desk.scan).focus()
    for (let copy = 0; copy < 2; copy++) {
      await page.keyboard.type(book.ean)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByLabel(desk.copiesField({ title: book.title_ca }))).toHaveValue('2')
  })

  test('who presses Enter twice at once on the number of copies means two', async ({ page }) => {
    const book = await plentiful('book')
    const buy = buying(page, 'es')
    await buy.add(book)
    await buy.openBasket()
    await buy.button(buy.words.cart.another({ title: book.title_es })).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(buy.count(3)).toBeVisible()
  })

  test('a favourite and a wish that are pressed twice at once are kept', async ({ page, complaints }) => {
    complaints.expected.push(...expected)
    const { favourites } = wordsOf('es')
    await signedIn(page, 'es')
    await page.goto(addressOf(await plentiful('book'), 'es'))
    await hydrated(page)
    const heart = page.getByRole('button', { name: favourites.saveThis, exact: true }).first()
    await heart.dblclick()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const lists = sentTo(page, /\/api\/wish-lists\/$/)
    await page.getByRole('button', { name: wish.add }).dblclick()
    await expect(page.getByRole('link', { name: wish.see })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(lists).toHaveLength(1)
  })

  test('numbers scanned before the scripts have come are all counted', async ({ page, complaints }) => {
    complaints.expected.push(...expected)
    const { desk } = wordsOf('es')
    const [one, two] = [await plentiful('book'), await plentiful('object')]
    await signedIn(page, 'es')
    const release = await openSlowly(page, pathTo('private-order-entry', 'es'))
    const field = page.getByLabel(desk.scan)
    await field.focus()
    // As fast as a scanner: a form is held for some seconds alone.
    for (const { ean } of [one, two, one]) {
      await page.keyboard.insertText(ean)
      await page.keyboard.press('Enter')
    }
    release()
    await expect(page.getByLabel(desk.copiesField({ title: one.title_es }))).toHaveValue('2')
    await expect(page.getByLabel(desk.copiesField({ title: two.title_es }))).toHaveValue('1')
  })

  test('what was typed when a session ended is there once they have signed in again', async ({ page, complaints }) => {
    complaints.expected.push(...expected)
    const { account, intake } = wordsOf('en')
    const email = await signedIn(page, 'en')
    await page.goto(pathTo('private-paste', 'en'))
    await hydrated(page)
    const list = '9788437604947 2\nA book that nobody knows'
    await page.getByLabel(intake.paste.text).fill(list)
    await endSessions(email)
    // Something else that the page asks for may say it before.
    const [ended, read] = [
      page.getByText(account.sessionEnded),
      page.getByRole('button', { name: intake.paste.read, exact: true }),
    ]
    await ended.or(read).first().click()
    await expect(ended).toBeVisible()
    const main = page.getByRole('main')
    await main.getByLabel(account.email).fill(email)
    await main.getByLabel(account.password, { exact: true }).fill(tradePassword)
    await main.getByRole('button', { name: account.login, exact: true }).click()
    await expect(page.getByLabel(intake.paste.text)).toHaveValue(list)
    await read.click()
    await expect(page.getByRole('heading', { level: 1, name: intake.paste.result })).toBeVisible()
  })

  test('what was typed stays where the line is cut, and is sent once it is back', async ({ page, complaints }) => {
    complaints.expected.push(...expected, /ERR_INTERNET_DISCONNECTED/)
    const { intake } = wordsOf('ca')
    await signedIn(page, 'ca')
    await page.goto(pathTo('private-paste', 'ca'))
    await hydrated(page)
    const list = '9788437604947 2\nUn llibre que ningú no coneix'
    await page.getByLabel(intake.paste.text).fill(list)
    const read = page.getByRole('button', { name: intake.paste.read, exact: true })
    await page.context().setOffline(true)
    await read.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel(intake.paste.text)).toHaveValue(list)
    await page.context().setOffline(false)
    await read.click()
    await expect(page.getByRole('heading', { level: 1, name: intake.paste.result })).toBeVisible()
  })

  test('who asks for a title again because the answer was lost asks once', async ({ page, complaints }) => {
    complaints.expected.push(...expected, /ERR_FAILED/)
    const { intake } = wordsOf('ca')
    await signedIn(page, 'ca')
    await page.goto(pathTo('private-requests', 'ca'))
    await hydrated(page)
    await page.getByText(intake.requests.ask, { exact: true }).click()
    await page.locator('#field-asked').fill('Un llibre de la pluja')
    await page.route(
      /\/api\/requests\/\?/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const send = page.getByRole('button', { name: intake.requests.send, exact: true })
    await send.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.locator('#field-asked')).toHaveValue('Un llibre de la pluja')
    await send.click()
    await expect(page.getByText(/^Hem rebut la consulta/)).toBeVisible()
    await expect(page.locator('.requests > li')).toHaveCount(1)
  })

  test('what was typed into a form of a public page stays where the line is cut, and is sent once it is back', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(...expected, /ERR_INTERNET_DISCONNECTED/)
    const { contact, newsletter } = wordsOf('ca')
    await page.goto(pathTo('contact', 'ca'))
    await hydrated(page)
    const form = page.locator('#contact form')
    await form.locator('select[name=kind]').selectOption('shipping')
    await form.getByLabel(contact.name).fill('Rosa Ametller')
    await form.getByLabel(contact.email).fill(freshEmail('talla'))
    const message = 'Voldria saber quan arriba la meva comanda.'
    await form.getByLabel(contact.message).fill(message)
    await form.getByRole('checkbox').first().check()
    await form.locator('.captcha input[type=checkbox]').check()
    await expect(page.getByText(wordsOf('ca').checkout.captchaDone)).toBeVisible()
    const send = form.getByRole('button', { name: contact.send, exact: true })
    const keys: unknown[] = []
    page.on('request', (request) => {
      if (/\/api\/contact\/$/.test(new URL(request.url()).pathname)) keys.push(request.postDataJSON().key)
    })
    await page.context().setOffline(true)
    await send.click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await expect(form.getByLabel(contact.message)).toHaveValue(message)
    await page.context().setOffline(false)
    await form.locator('.captcha input[type=checkbox]').check()
    await expect(page.getByText(wordsOf('ca').checkout.captchaDone)).toBeVisible()
    await send.click()
    await expect(page).toHaveURL(pathTo('contact-thanks', 'ca'))
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]])

    const foot = page.getByRole('contentinfo')
    const email = freshEmail('peu')
    await foot.getByLabel(newsletter.email).fill(email)
    await foot.getByRole('checkbox').check()
    const subscribe = foot.getByRole('button', { name: newsletter.subscribe, exact: true })
    await page.context().setOffline(true)
    await subscribe.click()
    await expect(foot.getByRole('alert')).toBeVisible()
    await expect(foot.getByLabel(newsletter.email)).toHaveValue(email)
    await page.context().setOffline(false)
    await subscribe.click()
    await expect(foot.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  })
})

test.describe('somebody in a hurry without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('who presses twice at once does it once, and is told what was done', async ({ page }) => {
    const book = await plentiful('book', 'en')
    const buy = buying(page, 'en', { scripts: false })
    const { cart, catalogue, desk } = buy.words
    await page.goto(addressOf(book, 'en'))
    await buy.button(catalogue.addToCart).first().dblclick({ noWaitAfter: true })
    await expect(buy.heading(cart.title)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: cart.quantityOf({ title: book.title_en }) })).toHaveValue('1')

    await signedIn(page, 'en')
    await page.goto(pathTo('private-password', 'en'))
    const [now, next] = [tradePassword, 'another key of the house']
    await page.locator('input[name=current_password]').fill(now)
    await page.locator('input[name=password]').fill(next)
    await page.locator('input[name=confirm_password]').fill(next)
    await page.locator('form:has(input[name=confirm_password]) button[type=submit]').dblclick({ noWaitAfter: true })
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.goto(pathTo('private-order-entry', 'en'))
    await page.getByLabel(desk.scan).fill(book.ean)
    await buy.button(desk.add).dblclick({ noWaitAfter: true })
    await expect(page.getByLabel(desk.copiesField({ title: book.title_en }))).toHaveValue('1')
  })

  test('numbers scanned into the field in one go are each counted, and the one that is unknown stays there', async ({ page }) => {
    const [one, two] = [await plentiful('book'), await plentiful('object')]
    const { desk } = wordsOf('es')
    await signedIn(page, 'es')
    await page.goto(pathTo('private-order-entry', 'es'))
    await page.getByLabel(desk.scan).fill(`${one.ean}${two.ean}${one.ean}9780000000002`)
    await page.getByLabel(desk.scan).press('Enter')
    await expect(page.getByLabel(desk.scan)).toHaveValue('9780000000002')
    await expect(page.getByLabel(desk.copiesField({ title: one.title_es }))).toHaveValue('2')
    await expect(page.getByLabel(desk.copiesField({ title: two.title_es }))).toHaveValue('1')
  })
})
