import { connect } from '#database/connect.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const mark = () => `M${Date.now().toString(36)}`.toUpperCase()

/** The code of an object on sale that costs something, for a basket that is tried. */
async function codeOfAnObject(): Promise<string> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const [object] = await sql<{ sku: string }[]>`
      select sku from product where kind = 'object' and active and not draft and price_cents > 500 and stock > 2 and storefront_code = 'T013'
      order by id limit 1`
    return object!.sku
  } finally {
    await sql.end()
  }
}

test.describe('@desktop the day of a marketer', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a coupon is made, seen, stopped, and a batch of codes is drawn', async ({ page }) => {
    const code = mark()
    await openAsColleague(page, '/coupons/new', { roles: ['marketing'], language: 'en' })
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    for (const language of ['Español', 'Català', 'English'])
      await page.getByRole('group', { name: 'Name in the basket' }).getByLabel(language).fill(`Spring ${code}`)
    await page.getByRole('textbox', { name: 'Percentage' }).fill('7,5')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: code })).toBeVisible()
    await expect(page.getByText('Nobody has used it yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop the coupon' }).click()
    await expect(page.getByRole('button', { name: 'Stop the coupon' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'New coupon' }).click()
    await page.getByLabel('A batch of codes for one use each').check()
    await page.getByRole('textbox', { name: 'Batch' }).fill(`Fair ${code}`)
    await page.getByLabel('The codes begin with').fill('FAIR')
    await page.getByLabel('How many codes').fill('3')
    for (const language of ['Español', 'Català', 'English'])
      await page.getByRole('group', { name: 'Name in the basket' }).getByLabel(language).fill('Fair')
    await page.getByRole('textbox', { name: 'Percentage' }).fill('5')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('3 codes created', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Show the codes of the batch' }).click()
    await expect(page.getByText('3 results')).toBeVisible()
  })

  test('a word of visitors is given what the shop calls it, and leads to what it now finds', async ({ page }) => {
    const word = `zz${Date.now().toString(36)}`
    await openAsColleague(page, '/synonyms/new', { roles: ['marketing'], language: 'en' })
    await page.getByRole('group', { name: 'What is typed' }).getByLabel('English').fill(word)
    await page.getByLabel('What is shown').fill('azulejo')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: `Search the shop for “${word}”` })).toHaveAttribute(
      'href',
      `/en/search?q=${word}`,
    )
    await page.getByRole('button', { name: 'Delete the synonym' }).click()
    await expect(page.getByText('Synonym deleted.')).toBeVisible()
  })

  test('a promotion without a code is written, tried on a basket before it is on, and says what adds up', async ({ page }) => {
    const name = mark()
    await openAsColleague(page, '/promotions/new', { roles: ['marketing'], language: 'en' })
    for (const language of ['Español', 'Català', 'English'])
      await page.getByRole('group', { name: 'Name', exact: true }).getByLabel(language).fill(`Tiles ${name}`)
    await page.getByRole('textbox', { name: 'Percentage' }).fill('20')
    await page.getByLabel('Active').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Tiles ${name}` })).toBeVisible()
    await page.getByRole('textbox', { name: 'Items' }).fill(`${await codeOfAnObject()} 2`)
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByRole('complementary').getByRole('cell', { name: `Tiles ${name}` })).toBeVisible()
    await expect(page.getByText('Agreed terms, promotions and coupon')).toBeVisible()
    await expectAccessible(page)
  })

  test('titles are pinned to a question, and readers are told apart under a name', async ({ page }) => {
    const word = `zz${Date.now().toString(36)}`
    await openAsColleague(page, '/pins/new', { roles: ['marketing'], language: 'en' })
    await page.getByRole('textbox', { name: 'Question' }).fill(word)
    await page.getByRole('combobox', { name: 'Add to “Titles, in their order”' }).fill(await codeOfAnObject())
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: word })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in the shop' })).toHaveAttribute('href', `/en/search?q=${word}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take the pinned results away' }).click()
    await expect(page.getByText('Pinned results taken away.')).toBeVisible()
    await page.goto('/staff/segments/new')
    await page.getByRole('textbox', { name: 'Name' }).fill(`Readers ${word}`)
    await page.getByLabel('Has bought').selectOption('No')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Readers ${word}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show and download its readers' })).toBeVisible()
    await expectAccessible(page)
  })
})
