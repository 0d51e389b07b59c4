import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, type Page, test } from './support/visitor.ts'

const mark = () => Date.now().toString(36)
const inThree = async (page: Page, group: string, text: string) => {
  for (const language of ['Español', 'Català', 'English'])
    await page.getByRole('group', { name: group, exact: true }).getByLabel(language).fill(text)
}
const part = (page: Page, heading: string) =>
  page.locator('section.part', { has: page.getByRole('heading', { name: heading, exact: true }) })
const asEditor = { roles: ['marketing'], language: 'en' } as const
/** The second shop of the demonstration. */
const affiliated = 'G001'

test.describe('@desktop what the editor arranges', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a block is put on the home page for some days, moved by keys, and taken off again', async ({ page }) => {
    const name = `Teaser ${mark()}`
    await openAsColleague(page, '/home-page/new', asEditor)
    await page.getByLabel('Place', { exact: true }).selectOption('Teasers')
    await inThree(page, 'Title', name)
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('books')
    await page.getByLabel('Last day').fill('2031-01-05')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    const rows = part(page, 'Teasers').locator('a[data-row]')
    const row = rows.filter({ hasText: name })
    await expect(rows.last()).toHaveText(name)
    await expectAccessible(page)

    await row.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(rows.last()).not.toHaveText(name)
    await page.getByRole('button', { name: `Move ${name} down` }).click()
    await expect(rows.last()).toHaveText(name)

    await row.click()
    await page.getByRole('button', { name: 'Take off the home page' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toHaveCount(1)
    await row.click()
    await page.getByRole('button', { name: 'Take off the home page' }).click()
    await expect(row).toHaveCount(0)
  })

  test('the menu and the home page of a further shop are arranged beside those of the main one', async ({ page }) => {
    const run = mark()
    const name = `Only here ${run}`
    await openAsColleague(page, '/menu', asEditor)
    const shop = page.getByRole('combobox', { name: 'Online shop' })
    await shop.selectOption(affiliated)
    await page.getByRole('link', { name: 'New entry' }).click()
    await page.getByLabel('Place', { exact: true }).selectOption('Footer')
    await page.getByRole('textbox', { name: 'Key' }).fill(`only-${run}`)
    await inThree(page, 'Name', name)
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('books')
    await page.getByRole('button', { name: 'Save' }).click()
    const row = part(page, 'Footer').locator('li').filter({ hasText: name })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await shop.selectOption('main')
    await expect(part(page, 'Footer').locator('li').first()).toBeVisible()
    await expect(row).toHaveCount(0)
    await shop.selectOption(affiliated)
    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Take the entry away…' }).click()
    await page.getByRole('button', { name: 'Take the entry away', exact: true }).click()
    await expect(row).toHaveCount(0)

    await page.goto('/staff/home-page')
    await shop.selectOption(affiliated)
    await page.getByRole('link', { name: 'New block' }).click()
    await page.getByLabel('Place', { exact: true }).selectOption('Teasers')
    await inThree(page, 'Title', name)
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('books')
    await page.getByRole('button', { name: 'Save' }).click()
    const block = part(page, 'Teasers').locator('a[data-row]').filter({ hasText: name })
    await expect(block).toHaveCount(1)
    await block.click()
    await page.getByRole('button', { name: 'Take off the home page' }).click()
    await expect(block).toHaveCount(0)
    await expect(shop).not.toHaveValue('')
  })

  test('an entry of the footer is dragged below another one, and visitors find it there', async ({ page }) => {
    const run = mark()
    const name = `Opening hours ${run}`
    await openAsColleague(page, '/menu/new', asEditor)
    await page.getByLabel('Place', { exact: true }).selectOption('Footer')
    await page.getByRole('textbox', { name: 'Key' }).fill(`hours-${run}`)
    await inThree(page, 'Name', name)
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('books')
    await page.getByRole('button', { name: 'Save' }).click()
    const row = part(page, 'Footer').locator('li').filter({ hasText: name })
    await expect(row).toBeVisible()
    await expect(row).not.toHaveAttribute('data-below', 'true')

    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()

    await row.getByRole('button', { name: `Move ${name}`, exact: true }).press('Space')
    await expect(row).toHaveAttribute('data-held', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(row).toHaveAttribute('data-below', 'true')
    await page.reload()
    await expect(row).toHaveAttribute('data-below', 'true')
    await expectAccessible(page)

    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Take the entry away…' }).click()
    await page.getByRole('button', { name: 'Take the entry away', exact: true }).click()
    await expect(row).toHaveCount(0)
  })

  test('an event is made, repeated every week, and called off after a look at whom that tells', async ({ page }) => {
    const name = `Reading club ${mark()}`
    await openAsColleague(page, '/agenda/new', asEditor)
    await inThree(page, 'Event', name)
    await inThree(page, 'Place', 'Library')
    await page.getByRole('textbox', { name: 'Starts' }).fill('2031-10-21T18:30')
    await page.getByRole('textbox', { name: 'Ends' }).fill('2031-10-21T20:00')
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('Price 1 in euros').fill('4,50')
    for (const language of ['Español', 'Català', 'English']) await page.getByLabel(`Who price 1 is for · ${language}`).fill('A')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Repeat on other days…' }).click()
    await page.getByRole('textbox', { name: /^Last day(?! for)/ }).fill('2031-11-04')
    await page.getByRole('button', { name: 'Create the series' }).click()
    await expect(page.getByText('2 events created.')).toBeVisible()

    await page.getByRole('button', { name: 'Cancel the event…' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
    await page.getByRole('button', { name: 'Cancel the event', exact: true }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked.getByRole('heading')).toHaveText('Nobody will be written to')
    await asked.getByRole('button', { name: 'Cancel the event' }).click()
    await expect(page.getByText('Event cancelled.')).toBeVisible()
  })
})
