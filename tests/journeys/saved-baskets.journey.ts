import { pathTo } from '#screens/addresses.ts'
import { savedBaskets as ca } from '#storefront/messages/ca/saved-baskets.ts'
import { savedBaskets as en } from '#storefront/messages/en/saved-baskets.ts'
import { savedBaskets as es } from '#storefront/messages/es/saved-baskets.ts'
import { ahead } from './support/ahead.ts'
import { plentiful } from './support/products.ts'
import { freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const said = { es, ca, en }

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} a basket is passed on by its link, saved under a name, and filled again from both`, async ({
    page,
    somebodyElse,
    complaints,
  }) => {
    complaints.expected.push(/404.*recover-last-cart/)
    const words = said[language]
    const { cart } = wordsOf(language)
    const [book, object] = [await plentiful('book', language), await plentiful('object', language)]
    const way = ahead(page, language)
    await way.register(freshEmail('saved'), 'granada de plata')
    // The same form twice within a second would be a double press.
    await way.add(book)
    await way.add(object)
    await way.add(book)

    await page.goto(pathTo('basket', language))
    await hydrated(page)
    await page.getByRole('link', { name: cart.shareOrSave, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const link = await page.getByLabel(words.link, { exact: true }).inputValue()
    await page.getByLabel(words.name, { exact: true }).fill('Club de los jueves')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved({ name: 'Club de los jueves' }))).toBeVisible()

    const friend = await somebodyElse()
    const friendsLines = friend.locator('.basket-lines > li')
    await friend.goto(link)
    await hydrated(friend)
    await expect(friend.getByRole('heading', { level: 1, name: words.sharedTitle })).toBeVisible()
    await expect(friend.getByText(words.copies({ count: 2 }), { exact: true })).toBeVisible()
    await expectAccessible(friend)
    await expectNoSidewaysScroll(friend)
    await friend.getByRole('button', { name: words.fill, exact: true }).click()
    await expect(friendsLines).toHaveCount(2)
    await friend.goto(`${pathTo('basket-shared', language)}?t=12x`)
    await expect(friend.getByText(words.broken)).toBeVisible()

    await page.getByRole('link', { name: words.seeSaved, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Club de los jueves' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(pathTo('basket', language))
    await hydrated(page)
    await page.getByRole('button', { name: cart.emptyBasket, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: cart.emptyBasket, exact: true }).click()
    await expect(page.locator('#content').getByText(cart.empty)).toBeVisible()

    await page.goto(pathTo('private-saved-baskets', language))
    await hydrated(page)
    await page.getByRole('button', { name: words.fillOne({ name: 'Club de los jueves' }) }).click()
    await expect(page.locator('.basket-lines > li')).toHaveCount(2)
    await page.goto(pathTo('private-saved-baskets', language))
    await hydrated(page)
    await page.getByRole('button', { name: words.removeOne({ name: 'Club de los jueves' }) }).click()
    await expect(page.getByText(words.empty)).toBeVisible()
  })

test('without scripts a shared basket is one’s own after one press', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await plain.newPage()
  const book = await plentiful('book')
  await page.goto(`${pathTo('basket-shared', 'es')}?t=${book.pk}x2`)
  await page.getByRole('button', { name: es.fill, exact: true }).click()
  await expect(page.locator('.basket-lines > li')).toHaveCount(1)
  await expect(page).toHaveURL(pathTo('basket', 'es'))
  await plain.close()
})
