import { randomUUID } from 'node:crypto'
import { addDays, today } from '#kernel/days.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop the day of an admin', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a colleague is invited, given another role and suspended, and the record says who did it', async ({ page }) => {
    const email = `invited-${randomUUID()}@staff.example`
    const { email: own } = await openAsColleague(page, '/colleagues/new', { roles: ['admin'], language: 'en' })
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Name').fill('Nuria Invitada')
    await page.getByLabel('Marketing', { exact: true }).check()
    await page.getByRole('button', { name: 'Invite by e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'Nuria Invitada' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Catalogue', { exact: true }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByRole('button', { name: 'Let in again' })).toBeVisible()
    await page.goto(`/staff/record?${new URLSearchParams({ staff: own, looks: 'false' })}`)
    await page.getByRole('link', { name: 'Staff: create' }).click()
    await expect(page.getByRole('complementary').getByText(`Colleague ${email}`)).toBeVisible()
  })

  test('who may do what is read as a table and searched', async ({ page }) => {
    await openAsColleague(page, '/roles', { roles: ['admin'], language: 'en' })
    await page.getByRole('searchbox', { name: 'Search for an act' }).fill('refunds: approve')
    const row = page.getByRole('row', { name: /^Refunds: approve/ })
    await expect(row.getByText('yes')).toHaveCount(1)
    await expectAccessible(page)
  })

  test('another program is told of paid orders: its secret is shown once, a trial is kept with what came of it', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 400/)
    const name = `Till ${randomUUID()}`
    await openAsColleague(page, '/webhooks/new', { roles: ['admin'], language: 'en' })
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Address').fill('http://till.example/hook')
    await page.getByLabel('Order paid').check()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Enter an https address', { exact: false }).first()).toBeVisible()
    await page.getByLabel('Address').fill('https://localhost/hook')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText(/^whsec_/)).toBeVisible()
    await page.getByRole('link', { name: 'Show the webhook' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Send a trial' }).click()
    await expect(page.getByRole('row', { name: /^Trial/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted.')).toBeVisible()
  })

  test('a basket is tried to a postcode, and the systems say how they do', async ({ page }) => {
    await openAsColleague(page, '/shipping', { roles: ['admin'], language: 'en' })
    await page.getByLabel('Postcode').fill('18009')
    await page.getByRole('button', { name: 'Work out' }).click()
    await expect(page.getByText('All together')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/staff/systems')
    await expect(page.getByRole('heading', { name: 'Duties' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'E-mails' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a store is given as many collections a day as it can prepare, and the list of stores says so', async ({ page }) => {
    await openAsColleague(page, '/shipping/store/T004', { roles: ['admin'], language: 'en' })
    const pane = page.locator('.detail')
    const most = pane.getByLabel('Collections a day')
    await most.fill('12')
    await pane.getByRole('button', { name: 'Save' }).first().click()
    const row = page.getByRole('row').filter({ has: page.locator('[data-row="T004"]') })
    await expect(row.getByRole('cell', { name: '12', exact: true })).toBeVisible()
    await most.fill('')
    await pane.getByRole('button', { name: 'Save' }).first().click()
    await expect(row.getByRole('cell', { name: 'No limit' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a third shop is begun, says what it lacks and does not open without; the settings are read', async ({ page }) => {
    await openAsColleague(page, '/shops/new', { roles: ['admin'], language: 'en' })
    const code = `Z${String(Date.now() % 1000).padStart(3, '0')}`
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page
      .getByRole('textbox', { name: 'Address after the language' })
      .fill(`/mill-${code.toLowerCase().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`)
    for (const group of ['Name', 'Motto'])
      for (const language of ['Español', 'Català', 'English'])
        await page.getByRole('group', { name: group, exact: true }).getByLabel(language).fill(`Mill ${code}`)
    await page.getByLabel('E-mail it signs with').fill('mill@example.com')
    await page.getByLabel('Telephone').fill('900 555 099')
    await page.getByLabel('Postal address').fill('Mill Lane, 9')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: `Mill ${code}` })).toBeVisible()
    await expect(
      page.getByText('Items on sale, a shipping zone, the conditions of sale or its payment account are missing.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the shop' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await page.goto('/staff/settings')
    await expect(page.getByRole('heading', { name: 'The server' })).toBeVisible()
    await expect(page.getByText('REDSYS_SECRET', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('a key beside its list is found by the name it was given', async ({ page }) => {
    const name = `Till ${randomUUID()}`
    await openAsColleague(page, '/keys/new', { roles: ['admin'], language: 'en' })
    await page.getByLabel('For which program').fill(name)
    await page.getByLabel('Look up stock', { exact: true }).check()
    await page.getByLabel('Ends on').fill(addDays(today(), 30))
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('link', { name: 'Show the key' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
})
