import { expectSaid, openAsColleague } from './support/colleague.ts'
import { givenApplication } from './support/messages.ts'
import { freshEmail } from './support/purchase.ts'
import { givenTradeCustomer } from './support/trade.sql.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop what is done seldom', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('finance notes the equivalence surcharge of a business, and the trade desk ends its terms', async ({ page }) => {
    const email = freshEmail('hotel')
    await givenTradeCustomer(email, 'business')
    const account = `/accounts/c-${email}`
    await openAsColleague(page, account, { roles: ['finance', 'trade_desk'], language: 'en' })
    const taxes = page.locator('section', { has: page.getByRole('heading', { name: 'Taxes', exact: true }) })
    await taxes.getByText('Change', { exact: true }).click()
    await taxes.getByLabel('In the equivalence surcharge scheme since').fill('2026-01-01')
    await taxes.getByLabel('Consultation number').fill('WAPIAAAAW1')
    await taxes.getByLabel('Checked on').fill('2026-11-20')
    await taxes.getByRole('button', { name: 'Save' }).click()
    await expectSaid(page, 'Taxes saved.')
    await expect(taxes.getByText('WAPIAAAAW1 · 20/11/2026')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'End the terms…' }).click()
    await page.getByRole('button', { name: 'End the terms', exact: true }).click()
    await expectSaid(page, 'Terms ended.')
    await expect(page.getByText('Buys like any other customer.')).toBeVisible()
  })

  test('marketing chooses for which amounts a shop sells gift cards, and hangs a picture in the café', async ({ page }) => {
    await openAsColleague(page, '/gift-cards', { roles: ['marketing'], language: 'en' })
    await page.getByRole('link', { name: 'On sale', exact: true }).click()
    const main = page.locator('.detail section').first()
    const amounts = main.getByLabel('Amounts, in euros')
    const before = await amounts.inputValue()
    await amounts.fill(`${before}\n77,50`)
    await main.getByRole('button', { name: 'Save' }).click()
    await expectSaid(page, 'Saved')
    await expectAccessible(page)
    await page.reload()
    await expect(amounts).toHaveValue(/77\.50/)
    await amounts.fill(before)
    await main.getByRole('button', { name: 'Save' }).click()
    await expectSaid(page, 'Saved')

    await page.goto('/staff/cafe')
    await page.getByRole('link', { name: 'Café gallery', exact: true }).click()
    await page.getByRole('button', { name: 'Add a picture' }).click()
    const added = page.locator('.gallery-picture').last()
    for (const language of ['Español', 'Català', 'English']) await added.getByLabel(language).fill('Tea at five')
    await added.getByRole('button', { name: /^Move up/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expectSaid(page, 'Saved')
    await expectAccessible(page)
    const own = page.locator('.gallery-picture').filter({ has: page.getByText('Tea at five') })
    await own.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(own).toHaveCount(0)
  })

  test('administration reads a job application, sees until when it is kept, and notes that it was answered', async ({ page }) => {
    const name = `Clara ${Date.now().toString(36)}`
    await givenApplication(name)
    await openAsColleague(page, '/applications', { roles: ['admin'], language: 'en' })
    await page.getByRole('link', { name }).click()
    await expect(page.getByText('Árabe').last()).toBeVisible()
    await expect(page.getByText('It is kept for a year')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'It has been answered' }).click()
    await expectSaid(page, 'Noted as answered.')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })

  test('a copy that lies in another store already is moved there at once', async ({ page }) => {
    await openAsColleague(page, '/stock', { roles: ['catalogue'], language: 'en' })
    await page.goto('/staff/stock?store_code=T013&sort=-copies')
    await page.locator('main a[data-to]').first().click()
    const store = page
      .locator('.stock-stores > li')
      .filter({ has: page.getByRole('button', { name: 'Move', exact: true }) })
      .first()
    const figure = store.locator('.stock-figure')
    const before = Number(await figure.getAttribute('value'))
    await store.getByRole('button', { name: 'Move', exact: true }).click()
    const form = store.locator('form')
    await form.getByRole('combobox', { name: 'To which store' }).selectOption({ index: 1 })
    await form.getByRole('textbox', { name: /^Explanation|^Reason/ }).fill('Lent for a talk and sold there')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Move', exact: true }).click()
    await expectSaid(page, 'Copies moved.')
    await expect(figure).toHaveAttribute('value', String(before - 1))
  })
})
