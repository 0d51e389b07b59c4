import { pathTo } from '#screens/addresses.ts'
import { wish as wishCa } from '#storefront/messages/ca/wish.ts'
import { wishList as ca } from '#storefront/messages/ca/wish-list.ts'
import { wish as wishEn } from '#storefront/messages/en/wish.ts'
import { wishList as en } from '#storefront/messages/en/wish-list.ts'
import { wish as wishEs } from '#storefront/messages/es/wish.ts'
import { wishList as words } from '#storefront/messages/es/wish-list.ts'
import { addressOf, plentiful, shopApi } from './support/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, test } from './support/visitor.ts'

const said = { es: { words, wish: wishEs }, ca: { words: ca, wish: wishCa }, en: { words: en, wish: wishEn } }

for (const language of languages)
  test(`a list without an account is shared by a link, tells its maker of presents only when asked, and is closed in ${language}`, async ({
    page,
    somebodyElse,
  }) => {
    const { words, wish } = said[language]
    const [book, object] = [await plentiful('book', language), await plentiful('object', language)]
    const [add, see] = [page.getByRole('button', { name: wish.add }), page.getByRole('link', { name: wish.see })]
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    for (const product of [book, object]) {
      await page.goto(addressOf(product, language))
      await hydrated(page)
      await add.click()
      await expect(see).toBeVisible()
    }
    await see.click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: words.count({ count: 2 }) })).toBeVisible()
    await button(words.share).click()
    await expect(page.getByLabel(words.link)).toBeVisible()
    const link = await page.getByLabel(words.link).inputValue()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const giver = await somebodyElse()
    const present = giver.getByRole('listitem').filter({ hasText: book[`title_${language}`] })
    await giver.goto(link)
    await hydrated(giver)
    await present.getByRole('button', { name: words.mark }).click()
    await expect(present.getByText(words.boughtAlready)).toBeVisible()
    await expectAccessible(giver)
    await expectNoSidewaysScroll(giver)

    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: words.count({ count: 2 }) })).toBeVisible()
    await expect(page.getByText(words.bought, { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: words.reveal }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: book[`title_${language}`] })
        .getByText(words.bought, { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(words.bought, { exact: true })).toHaveCount(1)

    await button(words.close).click()
    await expect(page.getByText(words.done.closed)).toBeVisible()
    await giver.reload()
    await expect(giver.getByRole('link', { name: words.toStore, exact: true })).toBeVisible()
    await expect(present).toHaveCount(0)

    // An address that opens nothing leaves the browser its own list.
    await page.goto(pathTo('wish-list-own', language, { key: 'made-up' }))
    await hydrated(page)
    await page.goto(addressOf(book, language))
    await hydrated(page)
    await add.click()
    await see.click()
    await expect(page.getByRole('heading', { level: 2, name: words.count({ count: 2 }) })).toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a list is shared, given from and deleted by plain forms', { tag: '@desktop' }, async ({ page, somebodyElse }) => {
    const book = await plentiful('book')
    const { key } = await beginList(book.pk)
    await page.goto(pathTo('wish-list-own', 'es', { key }))
    await page.getByRole('button', { name: words.share, exact: true }).click()
    const link = await page.getByLabel(words.link).inputValue()

    const giver = await somebodyElse({ javaScriptEnabled: false })
    await giver.goto(link)
    await giver.getByRole('button', { name: words.mark }).click()
    await giver.getByRole('button', { name: words.unmark }).click()
    await giver.getByRole('button', { name: words.mark }).click()
    await expect(giver.getByText(words.boughtAlready)).toBeVisible()

    await page.getByText(words.deleteList, { exact: true }).click()
    await page.getByRole('button', { name: words.deleteNow, exact: true }).click()
    await expect(page.getByText(words.done.deleted)).toBeVisible()
    await giver.goto(link)
    await expect(giver.getByText(words.boughtAlready)).toHaveCount(0)
  })
})

const beginList = async (product: number) => (await shopApi())<{ key: string }>('POST', '/wish-lists/', { products: [product] })
