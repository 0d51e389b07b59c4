import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { createActivity, publishActivity } from '#modules/editorial/agenda/manage.ts'
import { NewActivity } from '#modules/editorial/agenda/staff-contract.ts'
import { expectSaid, openAsColleague } from './support/colleague.ts'
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

  test('a block is put on the home page for some days, moved by keys, and taken off again', async ({ page, complaints }) => {
    complaints.expected.push(/400/)
    const name = `Teaser ${mark()}`
    await openAsColleague(page, '/home-page/new', asEditor)
    await page.getByLabel('Place', { exact: true }).selectOption('Teasers')
    await inThree(page, 'Title', name)
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('books')
    await page.getByLabel('Last day').fill('2031-01-05')
    // What is refused at one of two days is mended at the other.
    await page.getByLabel('First day').fill('2031-01-06')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The last day cannot be before the first.').first()).toBeVisible()
    await page.getByLabel('First day').fill('')
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

  test('an author, a type of event and a motif are made beside what bears them; what nothing bears goes again', async ({
    page,
  }) => {
    const run = mark()
    await openAsColleague(page, '/magazine', asEditor)
    await page.getByRole('link', { name: 'Authors', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Authors', level: 1 })).toBeVisible()
    const used = page.locator('a[data-row]').first()
    await used.click()
    await expect(page.getByRole('button', { name: 'Remove the author' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'New author' }).click()
    await expect(page.getByRole('heading', { name: 'New author', level: 2 })).toBeVisible()
    await page.getByRole('textbox', { name: /^Name/ }).fill(`Irene ${run}`)
    await inThree(page, 'Occupation', 'Bookseller')
    await inThree(page, 'Who they are', 'Reads at the counter.')
    await page.getByRole('textbox', { name: 'Key' }).fill(`irene-${run}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Irene ${run}`, level: 2 })).toBeVisible()
    await expectAccessible(page)
    const author = page.locator('a[data-row]').filter({ hasText: `Irene ${run}` })
    await page.getByRole('button', { name: 'Remove the author' }).click()
    await expect(author).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(author).toHaveCount(1)
    await author.click()
    await page.getByRole('button', { name: 'Remove the author' }).click()
    await expect(author).toHaveCount(0)

    await page.goto('/staff/agenda')
    await page.getByRole('link', { name: 'Types of event', exact: true }).click()
    await page.getByRole('link', { name: 'New type' }).click()
    await expect(page.getByRole('heading', { name: 'New type', level: 2 })).toBeVisible()
    await inThree(page, 'Name', `Walk ${run}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Walk ${run}`, level: 2 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove the type' }).click()
    await expect(page.locator('a[data-row]').filter({ hasText: `Walk ${run}` })).toHaveCount(0)

    await page.goto('/staff/plan')
    await page.getByRole('link', { name: 'Motifs', exact: true }).click()
    await page.getByRole('link', { name: 'New motif' }).click()
    await expect(page.getByRole('heading', { name: 'New motif', level: 2 })).toBeVisible()
    await inThree(page, 'Name', `Motif ${run}`)
    await inThree(page, 'Lead', 'Seen on many walls.')
    await inThree(page, 'Text (Markdown)', 'It repeats.')
    await page.getByRole('radio', { name: 'Sebka' }).check()
    await page.getByRole('textbox', { name: 'Key' }).fill(`motif-${run}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Motif ${run}`, level: 2 })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Sebka' })).toBeChecked()
    await expectAccessible(page)
  })

  test('a quiz begins as a copy of another one, is written anew, and is seen by nobody until it is opened', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 400.*quizzes/)
    const run = mark()
    await openAsColleague(page, '/quizzes', asEditor)
    await page.getByRole('link', { name: 'New quiz' }).click()
    await page.getByRole('combobox', { name: 'Begin with a copy of' }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Key' }).fill(`quiz-${run}`)
    await inThree(page, 'Name', `Quiz ${run}`)
    await inThree(page, 'Its page: address without the language', `quiz-${run}`)
    await page.getByRole('button', { name: 'Add a profile' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Remove “Profile' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Quiz ${run}`, level: 2 })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true')

    const question = page.locator('details.quiz-part').filter({ hasText: 'Points' }).first()
    await question.locator('summary').click()
    await question.getByRole('group', { name: 'Question 1' }).getByLabel('English').fill(`Where to, ${run}?`)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(page.locator('legend').filter({ hasText: `Where to, ${run}?` })).toBeVisible()
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

  test('an event is given another day in the calendar, and who is on its list is told after a look at the letter', async ({
    page,
  }) => {
    const name = `Night of tiles ${mark()}`
    const id = await givenEvent(name)
    await openAsColleague(page, '/agenda-month?day=2032-03-01', asEditor)
    const event = page.getByRole('link', { name })
    const on = (day: string) => page.locator('.days > li').filter({ has: page.locator(`time[datetime="${day}"]`) })
    await expect(on('2032-03-11').getByRole('link', { name })).toBeVisible()
    await expect(on('2032-03-11').getByText('20 places left')).toBeVisible()
    await expectAccessible(page)

    await event.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expectSaid(page, 'Event moved.')
    await expect(on('2032-03-12').getByRole('link', { name })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(on('2032-03-11').getByRole('link', { name })).toBeVisible()

    const email = await givenRegistration(id)
    await event.hover()
    await page.mouse.down()
    await on('2032-03-18').hover()
    await on('2032-03-18').hover()
    await page.mouse.up()
    const asked = page.getByRole('alertdialog')
    await expect(asked.getByRole('heading')).toHaveText('1 person will be written to')
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(on('2032-03-11').getByRole('link', { name })).toBeVisible()
    expect(await lettersTo(email)).toEqual([])

    // By keys it is left as it was opened, from the event and back to it.
    await event.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(asked).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(event).toBeFocused()
    expect(await lettersTo(email)).toEqual([])

    await page.getByRole('button', { name: `Move to another day: ${name}` }).click()
    await page.getByLabel(/^New day/).fill('2032-03-19')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await asked.getByRole('button', { name: 'Move and write to 1 person' }).click()
    await expect(on('2032-03-19').getByRole('link', { name })).toBeVisible()
    expect(await lettersTo(email)).toEqual(['agenda-changed'])
  })
})

/** An event of its own, published, on a day on which no other journey has one. */
async function givenEvent(name: string): Promise<number> {
  return withDatabaseOfTheRun(async (sql) => {
    const [type] = await sql<{ id: number }[]>`select id from activity_type order by id limit 1`
    const words = { es: name, ca: name, en: name }
    const written = NewActivity.parse({
      type: type!.id,
      starts_at: '2032-03-11T18:00:00Z',
      ends_at: '2032-03-11T19:00:00Z',
      limited_places: 20,
      title: words,
      place: words,
    })
    const { id } = await sql.begin((tx) => createActivity(tx, 'T013', written, new Date()))
    await publishActivity(sql, id, true, new Date())
    return id
  })
}

/** Somebody on its list. @returns their address */
async function givenRegistration(activity: number): Promise<string> {
  const email = `reader-${activity}@example.com`
  await withDatabaseOfTheRun(
    (sql) => sql`
    insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
    values (${activity}, 'Inés', ${email}, '', 1, 'confirmed', 'en', now(), now())`,
  )
  return email
}

const lettersTo = (email: string) =>
  withDatabaseOfTheRun(async (sql) =>
    (await sql<{ template: string }[]>`select template from mail_outbox where recipient = ${email} order by id`).map(
      ({ template }) => template,
    ),
  )

async function withDatabaseOfTheRun<T>(work: (sql: Pool) => PromiseLike<T>): Promise<T> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
