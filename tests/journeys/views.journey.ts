import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop a list as somebody arranged it', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is saved under a name with its columns, found again, renamed, deleted and taken back', async ({ page }) => {
    await openAsColleague(page, '/orders', { roles: ['order_desk', 'trade_desk'], language: 'en' })
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const arrange = page.getByRole('button', { name: 'Arrange' })
    await arrange.click()
    const panel = page.getByRole('region', { name: 'Arrange' })
    const total = page.getByRole('columnheader', { name: 'Total' })
    await expect(total).toBeVisible()
    await panel.getByRole('checkbox', { name: 'Total' }).click()
    await expect(total).toHaveCount(0)
    await page.getByRole('searchbox').fill('nobody of this name')
    await expect(page).toHaveURL(/q=nobody/)
    await panel.getByLabel('Name of the view').fill('Of nobody')
    await panel.getByRole('button', { name: 'Save the view' }).click()
    const view = page.getByRole('link', { name: 'Of nobody', exact: true })
    await expect(view).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)

    await page.goto('/staff/dispatch?state=ready&kind=shipment&store_code=T003&sort=promised')
    await expect(page.getByRole('link', { name: 'To send', exact: true }), 'a narrowed view stays marked').toHaveAttribute(
      'aria-current',
      'true',
    )

    await page.goto('/staff/orders')
    await expect(total).toBeVisible()
    await view.click()
    await expect(page.getByRole('searchbox')).toHaveValue('nobody of this name')
    await expect(total).toHaveCount(0)

    await arrange.click()
    await panel.getByLabel('Name of the view').fill('Of somebody')
    await panel.getByRole('button', { name: 'Change the name' }).click()
    const renamed = page.getByRole('link', { name: 'Of somebody', exact: true })
    await expect(renamed).toBeVisible()
    await panel.getByRole('button', { name: 'Delete the view' }).click()
    await expect(renamed).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(renamed).toBeVisible()
    await page.goto('/staff/returns')
    await expect(page.getByRole('button', { name: 'Arrange' })).toBeVisible()
    await expect(renamed).toHaveCount(0)
  })

  test('looks the same at every machine: colours, rows and paper belong to the account', async ({ page, browser }) => {
    const roles = ['catalogue', 'trade_desk'] as const
    await openAsColleague(page, '/account', { roles, language: 'en' })
    await page.getByLabel('Colours').selectOption('Dark')
    await page.getByLabel('Paper for slips').selectOption('80 mm roll')
    await page.getByLabel('Rows closer together in lists').click()
    await expect(page.getByLabel('Rows closer together in lists')).toBeChecked()
    const ground = (of: typeof page) => of.evaluate(() => getComputedStyle(document.body).colorScheme)
    await expect.poll(() => ground(page)).toBe('dark')
    await expectAccessible(page)
    const elsewhere = await browser.newPage()
    await openAsColleague(elsewhere, '/account', { roles, language: 'en' })
    await expect(elsewhere.getByLabel('Paper for slips')).toHaveValue('80')
    await expect(elsewhere.getByLabel('Rows closer together in lists')).toBeChecked()
    await expect.poll(() => ground(elsewhere)).toBe('dark')
    await elsewhere.close()
  })
})
