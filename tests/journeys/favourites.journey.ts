import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { forLaterWords } from '#storefront/cart/for-later-words.ts'
import { addressOf, plentiful } from './support/products.ts'
import { freshEmail } from './support/purchase.ts'
import { answerQuestion } from './support/question.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Language, type Page, test } from './support/visitor.ts'
import { starting, wordsOf } from './support/words.ts'

/** Who signs in for the first time has no cart yet, which the browser tells as a failed request. */
const noCartYet = /404.*recover-last-cart/

/** A visitor who keeps favourites, by what the pages say in a language. */
function keeping(page: Page, language: Language) {
  const words = wordsOf(language)
  const { account, favourites } = words
  const titleOf = (product: ProductCard) => product[`title_${language}`]
  return {
    words,
    title: page.getByRole('heading', { level: 1, name: favourites.title, exact: true }),
    card: (product: ProductCard) => page.locator('.favourites > li').filter({ hasText: titleOf(product) }),
    box: (product: ProductCard) => page.getByRole('checkbox', { name: favourites.pick({ title: titleOf(product) }) }),
    press: (name: string) => page.locator('.favourites-bar').getByRole('button', { name, exact: true }).click(),
    async register() {
      await hydrated(page)
      await page.getByLabel(account.name, { exact: true }).fill('Lectora')
      await page.getByLabel(account.surnames, { exact: true }).fill('de Prueba')
      await page.getByLabel(account.email, { exact: true }).fill(freshEmail('favourites'))
      await page.getByLabel(account.phone, { exact: true }).fill('600000003')
      await page.getByLabel(account.password, { exact: true }).fill('granada de plata')
      await page.getByLabel(account.confirmPassword, { exact: true }).fill('granada de plata')
      await page.getByRole('checkbox', { name: starting(account.privacy) }).check()
      await page.getByRole('button', { name: account.register, exact: true }).click()
    },
  }
}

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} an anonymous visitor's favourite is kept once they have registered, and favourites are bought and removed`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    complaints.expected.push(noCartYet)
    const [book, object] = [await plentiful('book', language), await plentiful('object', language)]
    const { words, title, card, box, press, register } = keeping(page, language)
    const { account, favourites, shell } = words

    await page.goto(addressOf(book, language))
    await hydrated(page)
    await page.getByRole('link', { name: favourites.saveThis, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${pathTo('login', language)}\\?to=`))
    await page.getByRole('main').getByRole('link', { name: account.registerTitle, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(pathTo('register', language)))
    await register()
    await expect(title).toBeVisible()
    await expect(card(book)).toBeVisible()

    // Signed in, the heart is a button: on the product's own page, kept across pages of the visit, and twice is nothing.
    await page.goto(addressOf(object, language))
    const heart = page.getByRole('button', { name: favourites.saveThis, exact: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await heart.click()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await page.waitForLoadState('networkidle')
    await page.goto(pathTo('private-favourites', language))
    await expect(page.locator('.favourites > li')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await hydrated(page)
    await press(favourites.addPicked)
    await expect(page.getByRole('alert')).toHaveText(favourites.selectFirst)
    await box(book).check()
    await box(object).check()
    await press(favourites.addPicked)
    await expect(page.getByText(favourites.added({ count: 2 }))).toBeVisible()
    await expect(page.getByRole('link', { name: shell.cartCount({ count: 2 }), exact: true })).toBeVisible()

    await box(book).check()
    await press(favourites.removePicked)
    await expect(page.getByText(favourites.removed({ count: 1 }))).toBeVisible()
    await expect(card(book)).toHaveCount(0)
    await card(object)
      .getByRole('button', { name: starting(favourites.remove) })
      .last()
      .click()
    await expect(page.getByText(favourites.empty)).toBeVisible()
    await expectAccessible(page)

    // From the basket a title goes back among them: it is in one of both.
    await page.goto(pathTo('basket', language))
    await hydrated(page)
    const titleOfBook = book[`title_${language}`]
    await page.getByRole('button', { name: `${forLaterWords[language].save}: ${titleOfBook}`, exact: true }).click()
    await expect(page.getByText(words.cart.changed)).toBeVisible()
    await expect(page.getByRole('link', { name: shell.cartCount({ count: 1 }), exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: favourites.title }).click()
    await expect(card(book)).toBeVisible()
  })

test('the addresses that add and remove do what they say, once, and reading them changes nothing', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(noCartYet)
  const book = await plentiful('book', 'ca')
  const { title, card, register, words } = keeping(page, 'ca')
  const [add, remove] = [pathTo('favourite-add', 'ca', { id: book.pk }), pathTo('favourite-remove', 'ca', { id: book.pk })]
  expect(add).toBe(`/ca/favorits/${book.pk}/afegir`)
  await page.goto(`${pathTo('register', 'ca')}?to=${encodeURIComponent(pathTo('private-favourites', 'ca'))}`)
  await register()
  await expect(page.getByText(words.favourites.empty)).toBeVisible()
  await request.get(add)
  for (const _ of [1, 2]) {
    await page.goto(add)
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${pathTo('private-favourites', 'ca')}$`))
    await expect(page.locator('.favourites > li')).toHaveCount(1)
  }
  for (const _ of [1, 2]) {
    await page.goto(remove)
    await expect(page.getByText(words.favourites.empty)).toBeVisible()
  }
  await expect(card(book)).toHaveCount(0)
  const answer = await page.goto(add)
  expect(await answer?.text()).toContain('noindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a favourite is kept by a form of its own, and the favourites are plain forms too', { tag: '@desktop' }, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(noCartYet)
    const book = await plentiful('book', 'es')
    const { words, title, card, box, press } = keeping(page, 'es')
    const { account, favourites } = words
    await page.goto(`${pathTo('register', 'es')}?to=${encodeURIComponent(addressOf(book, 'es'))}`)
    await page.locator('input[name=name]').fill('Lectora')
    await page.locator('input[name=surnames]').fill('de Prueba')
    await page.locator('input[name=email]').fill(freshEmail('plain'))
    await page.locator('input[name=phone]').fill('600000003')
    await page.locator('input[name=password]').fill('granada de plata')
    await page.locator('input[name=confirm_password]').fill('granada de plata')
    await page.getByRole('checkbox', { name: starting(account.privacy) }).check()
    await answerQuestion(page, 'es')
    await page.getByRole('button', { name: account.register, exact: true }).click()
    await page.getByRole('link', { name: favourites.saveThis, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: favourites.adding.title })).toBeVisible()
    await page.getByRole('button', { name: favourites.adding.button, exact: true }).click()
    await expect(title).toBeVisible()
    await expect(card(book)).toBeVisible()
    await press(favourites.removePicked)
    await expect(page.getByRole('alert')).toHaveText(favourites.selectFirst)
    await box(book).check()
    await press(favourites.addPicked)
    await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible()
    await page.goto(pathTo('private-favourites', 'es'))
    await box(book).check()
    await press(favourites.removePicked)
    await expect(page.getByText(favourites.empty)).toBeVisible()
    await page.goto(pathTo('basket', 'es'))
    await page.getByRole('button', { name: `${forLaterWords.es.save}: ${book.title_es}`, exact: true }).click()
    await expect(page.getByText(words.cart.changed)).toBeVisible()
    await expect(page.getByRole('main').getByText(words.cart.empty)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: favourites.title }).click()
    await expect(card(book)).toBeVisible()
  })
})
