import { expectSaid, openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

/** Letters alone: digits would be taken for a telephone, and not be counted. */
const unheardOf = () =>
  `zqx${Array.from(Date.now().toString(26), (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`

test.describe('@desktop what is asked for and not had', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a search without result is noted as ordered, and waits again when that is taken back', async ({ page }) => {
    const words = unheardOf()
    await page.goto(`/en/search?q=${words}`)
    await openAsColleague(page, `/demand?kind=search&answer=open&q=${words}`, { roles: ['catalogue'], language: 'en' })
    await page.getByRole('link', { name: words }).click()
    const pane = page.getByRole('complementary', { name: words })
    await expect(pane.getByText('Looked for once')).toBeVisible()
    await expect(pane.getByRole('link', { name: 'Make the title' })).toBeVisible()
    await expectAccessible(page)
    await pane.getByLabel(/^Note/).fill('From Ediciones Alhambra')
    await pane.getByRole('button', { name: 'Mark as ordered' }).click()
    await expectSaid(page, 'Noted.')
    await expect(page.getByRole('row', { name: words })).toHaveCount(0)

    await page.goto(`/staff/demand?kind=search&answer=ordered&q=${words}`)
    await page.getByRole('link', { name: words }).click()
    await expect(pane.getByText('From Ediciones Alhambra')).toBeVisible()
    await pane.getByRole('button', { name: 'Take the mark away' }).click()
    await expectSaid(page, 'It waits for an answer again.')
    await page.goto(`/staff/demand?kind=search&answer=open&q=${words}`)
    await expect(page.getByRole('link', { name: words })).toBeVisible()
  })

  test('what visitors call otherwise finds the titles once the shop says its own word', async ({ page }) => {
    const words = unheardOf()
    await page.goto(`/en/search?q=${words}`)
    await openAsColleague(page, `/demand/${words}?kind=search&answer=open&q=${words}`, { roles: ['marketing'], language: 'en' })
    await page.getByRole('button', { name: 'Say what the shop calls it…' }).click()
    await page.getByLabel(`What the shop calls “${words}”`).fill('alhambra')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Say what the shop calls it', exact: true }).click()
    await expectSaid(page, `Synonym created. “${words}” now finds what was said.`)
    await page.goto(`/en/search?q=${words}`)
    await expect(page.locator('.card-link').first()).toBeVisible()
  })
})
