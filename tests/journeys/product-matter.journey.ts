import { randomUUID } from 'node:crypto'
import { matterWords } from '#storefront/catalogue/matter-words.ts'
import { openAsColleague } from './support/colleague.ts'
import { addressOf, plentiful } from './support/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, test } from './support/visitor.ts'

const labels = {
  contents: 'Contents, a line each part',
  press: 'Press reviews with their source, an empty line between two',
  awards: 'Awards, a line each',
}
const named = { es: 'Español', ca: 'Català', en: 'English' }

for (const language of languages)
  test(`a cataloguer writes what is in a book, what it won and what the press said, and its page tells it in ${language}`, async ({
    page,
    somebodyElse,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const words = matterWords[language]
    const book = await plentiful('book', language)
    const colleague = await somebodyElse()
    await openAsColleague(colleague, `/titles/${book.pk}`, { roles: ['catalogue'], language: 'en' })
    const field = (name: keyof typeof labels) => colleague.getByRole('group', { name: labels[name] }).getByLabel(named[language])
    await field('contents').fill(`La acequia ${mark}\nEl estanque`)
    await field('press').fill(`Se lee como se bebe. ${mark}\n— El Diario\n\nUn libro de agua.\n— La Gaceta`)
    await field('awards').fill(`Premio del Agua ${mark}, 2024`)
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()

    const matter = page.locator('.product-matter')
    await expect
      .poll(
        async () => {
          await page.goto(addressOf(book, language))
          return page.locator('article.product').innerText()
        },
        { timeout: 60_000 },
      )
      .toContain(`Premio del Agua ${mark}`)
    await expect(matter.getByRole('heading', { name: words.awards })).toBeVisible()
    await expect(matter.getByRole('figure').first()).toContainText('El Diario')
    await expect(matter.getByRole('figure')).toHaveCount(2)
    await matter.getByText(words.contents, { exact: true }).click()
    await expect(matter.getByRole('listitem').filter({ hasText: mark }).first()).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(`Premio del Agua ${mark}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
