import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop everything found by words', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is led to from the box of every screen, kind by kind, and walked through by keys', async ({ page }) => {
    await openAsColleague(page, '/orders', { roles: ['catalogue', 'order_desk'], language: 'en' })
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('granada')
    await page.getByRole('option', { name: 'Everything that matches “granada”' }).click()
    const titles = page.getByRole('region', { name: 'Titles' })
    await expect(titles.getByRole('link').first()).toBeVisible()
    await expectAccessible(page)

    const box = page.getByRole('searchbox')
    await box.fill('niebla')
    await expect(titles.getByRole('link', { name: /niebla/i }).first()).toBeVisible()
    await expect(page).toHaveURL(/q=niebla/)
    await box.press('ArrowDown')
    await expect(page.locator('.found [data-row]').first()).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.locator('.found [data-row]').nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/find/)
    await page.goBack()
    await expect(box).toHaveValue('niebla')
    await box.fill('zzxqvwk')
    await expect(page.getByText('Nothing matches “zzxqvwk”.')).toBeVisible()
  })
})
