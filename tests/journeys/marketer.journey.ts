import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const mark = () => `M${Date.now().toString(36)}`.toUpperCase()

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
})
