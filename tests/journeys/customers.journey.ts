import { openAsColleague } from './support/colleague.ts'
import { givenPeople } from './support/people.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop the order desk and its customers', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('answers a card request, finds a customer by telephone, joins a double, and replaces a lost card', async ({ page }) => {
    const { phone, kept, double } = await givenPeople()
    const pane = page.getByRole('complementary')

    await openAsColleague(page, `/card-requests?q=${kept.email}`, { roles: ['order_desk'], language: 'en' })
    await page.getByRole('link', { name: kept.surnames }).click()
    await pane.getByRole('button', { name: 'Issue the card' }).click()
    await expect(page.getByText(/Card 29\d{11} issued/)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/staff/customers')
    await expect(page.getByText('Search by name, telephone, card, e-mail address or tax id.')).toBeVisible()
    await page.getByRole('searchbox').fill(phone)
    await page.getByRole('link', { name: kept.surnames }).click()
    await expect(pane.getByRole('heading', { level: 2 })).toContainText(kept.surnames)
    await expect(pane.getByRole('button', { name: 'Adjust points…' })).toBeVisible()
    await expectAccessible(page)

    await pane.getByRole('button', { name: 'Adjust points…' }).click()
    await pane.getByLabel(/^Points \(with a minus/).fill('250')
    await pane.getByLabel('Reason').fill('a parcel that came late')
    await pane.getByRole('button', { name: 'Adjust points', exact: true }).click()
    await expect(page.getByText('Points adjusted. The customer has been told.')).toBeVisible()

    await pane.getByRole('button', { name: 'Replace a lost card…' }).click()
    await pane.getByLabel('What happened').fill('lost on a train')
    await pane.getByRole('button', { name: /^Block 29\d{11} and give another$/ }).click()
    await expect(pane.getByText('Blocked numbers')).toBeVisible()

    await pane.getByRole('button', { name: 'Merge with another account…' }).click()
    await pane.getByRole('combobox', { name: 'The other account of the same person' }).fill(double.email)
    await page.getByRole('option', { name: double.email }).click()
    await expect(pane.getByText('Favourites: 1')).toBeVisible()
    await expectAccessible(page)
    await pane.getByLabel('How we know that it is the same person').fill('saw the ID at the store')
    await pane.getByRole('button', { name: `Merge and empty the account of ${double.email}` }).click()
    await expect(pane.getByText('Another account of the same person was merged into it.')).toBeVisible()
  })

  test('issues, blocks and reissues a gift card', async ({ page }) => {
    const { mark } = await givenPeople()
    const pane = page.getByRole('complementary')
    await openAsColleague(page, '/gift-cards/new', { roles: ['finance', 'order_desk'], language: 'en' })
    await page.getByLabel('Amount (€)').fill('25')
    await page.getByLabel('Recipient’s e-mail address').fill(`gift-${mark}@example.com`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Issue and send' }).click()
    await expect(pane.getByText(`gift-${mark}@example.com`)).toBeVisible()

    await pane.getByRole('button', { name: 'Block…' }).click()
    await pane.getByLabel('Reason').fill('said to be stolen')
    await pane.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(pane.getByRole('button', { name: 'Unblock' })).toBeVisible()
    await expectAccessible(page)
    await pane.getByRole('button', { name: 'Send a new code…' }).click()
    await pane.getByRole('button', { name: 'Void the code and send another' }).click()
    await expect(pane.getByRole('button', { name: 'Block…' })).toBeVisible()
  })

  test('sees what a deletion takes and what the law keeps before carrying it out', async ({ page }) => {
    const { leaver } = await givenPeople()
    const pane = page.getByRole('complementary')
    await openAsColleague(page, `/erasures?q=${leaver.email}`, { roles: ['order_desk'], language: 'en' })
    await page.getByRole('link', { name: leaver.email }).click()
    await expect(pane.getByText('Account details')).toBeVisible()
    await expectAccessible(page)
    await pane.getByRole('button', { name: 'Delete the data…' }).click()
    await pane.getByRole('button', { name: `Delete the data of ${leaver.email}` }).click()
    await expect(page.getByText('Data deleted.')).toBeVisible()
  })
})
