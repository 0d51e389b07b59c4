import { pathTo } from '#screens/addresses.ts'
import { agendaWords } from '#storefront/agenda/agenda-words.ts'
import { emailTo } from './support/letters.ts'
import { freshEmail } from './support/purchase.ts'
import { answerTo } from './support/question.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, type Page, test } from './support/visitor.ts'
import { starting, wordsOf } from './support/words.ts'

const linkIn = (text: string, path: string) => new RegExp(`https?:\\S+${path}[^\\s)>]+`).exec(text)?.[0] ?? ''
const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ })
const openings = { es: 'Taller de azulejo', ca: 'Taller de rajola', en: 'Tile workshop' }

test('a visitor finds an activity in the calendar, registers, and gives the place back (T-01 to T-07)', async ({ page }) => {
  const words = agendaWords.es
  const { contact, checkout } = wordsOf('es')
  const email = freshEmail('agenda')
  await page.goto(pathTo('agenda', 'es'))
  await hydrated(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('heading', { name: words.objects })).toBeVisible()
  await expect(page.getByRole('link', { name: words.subscribe })).toHaveAttribute(
    'href',
    /^webcal:\/\/[^/]+\/api\/agenda\/ics\/\?lang=es$/,
  )
  await page.getByRole('link', { name: starting('Talleres') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talleres' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: starting(openings.es) }).click()
  await expect(page.getByRole('heading', { level: 1, name: starting(openings.es) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: words.register, exact: true }).click()
  await hydrated(page)
  await page.getByLabel(contact.name).fill('Rosa Almendro')
  await page.getByLabel(contact.email).first().fill(email)
  await page.getByLabel(contact.phone).fill('600 555 013')
  await page.getByRole('checkbox', { name: starting(contact.accept) }).check()
  await page.getByRole('checkbox', { name: starting(checkout.captcha) }).check()
  await expect(page.getByText(checkout.captchaDone)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: words.register, exact: true }).click()
  await expect(said(page)).toContainText('Tiene plaza')
  const message = await emailTo(page, email, /inscripcion\//)
  await page.goto(linkIn(message.text, 'inscripcion/'))
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(said(page)).toContainText('Hemos anulado')
})

for (const language of languages)
  test(`the agenda is the page of the agenda category too, activities first and products below in ${language} (T-05)`, async ({
    page,
  }) => {
    const words = agendaWords[language]
    await page.goto(pathTo('agenda', language))
    await hydrated(page)
    await expect(page.locator('main h2').first()).toHaveText(words.next)
    await page.getByRole('link', { name: words.belowToo }).click()
    const products = page.locator('section.agenda-objects')
    await expect(products.getByRole('heading', { level: 2, name: words.objects })).toBeInViewport()
    const cards = products.locator('.cards > li')
    const all = await cards.count()
    expect(all).toBeGreaterThan(5)
    // It is a listing like any other: narrowed in place, and kept by its address.
    const behind = products.locator('.filters-open')
    if (await behind.isVisible()) await behind.click()
    await products.locator('a[href*="colour="]').first().click()
    await expect(page).toHaveURL(/\?colour=\d+/)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    await page.reload()
    await expect(page.getByRole('heading', { name: words.next })).toBeVisible()
    expect(await cards.count()).toBeLessThan(all)
    await cards.first().getByRole('link').first().click()
    await expect(page.locator('h1')).not.toHaveText(words.title)
  })

test('an activity that needs no registration says what to do instead, with the way back (T-06)', async ({ page }) => {
  const words = agendaWords.en
  await page.goto(pathTo('agenda', 'en'))
  await page.getByRole('link', { name: starting('Plaster and light') }).click()
  await expect(page.getByText(words.justCome)).toBeVisible()
  await expect(page.getByText('Every day, 10:00–20:00')).toBeVisible()
  await expect(page.getByRole('link', { name: words.register, exact: true })).toHaveCount(0)
  const file = await page.request.get((await page.getByRole('link', { name: words.toCalendar }).getAttribute('href')) ?? '')
  expect([file.headers()['content-type'], await file.text()]).toEqual([
    'text/calendar; charset=utf-8',
    expect.stringContaining('SUMMARY:Plaster and light'),
  ])
  const id = /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]
  await page.goto(`${pathTo('agenda-registration', 'en')}?activity=${id}`)
  await hydrated(page)
  await expect(page.getByText(words.justCome)).toBeVisible()
  await expect(page.getByText(words.howToCome), 'nobody sits at an exhibition').toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: words.toActivity }).click()
  await expect(page.getByRole('heading', { level: 1, name: starting('Plaster and light') })).toBeVisible()
})

test('the calendar moves from month to month, and an empty day offers what comes next (T-07)', async ({ page }) => {
  const words = agendaWords.ca
  await page.goto(pathTo('agenda', 'ca'))
  await hydrated(page)
  const before = await page.locator('#month-title').innerText()
  await page.getByRole('link', { name: words.nextMonth }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  await expect(page.locator('#month-title')).not.toHaveText(before)
  await page.goto(pathTo('agenda-date', 'ca', { date: '2020-03-05' }))
  await expect(page.getByRole('heading', { name: words.noneTitle })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.next })).toBeVisible()
  await expectAccessible(page)
})

test('a date that does not exist is no page (T-07)', async ({ page, complaints }) => {
  complaints.expected.push(/404/)
  for (const date of ['2027-02-30', 'x', '20270203'])
    expect((await page.goto(pathTo('agenda-date', 'ca', { date })))?.status()).toBe(404)
  expect((await page.goto(pathTo('agenda-date', 'ca', { date: '2027-02-03' })))?.status()).toBe(200)
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`a visitor registers and gives the place back in ${language}, with forms alone`, async ({ page }) => {
      const words = agendaWords[language]
      const { contact } = wordsOf(language)
      const email = freshEmail('plain-agenda')
      await page.goto(pathTo('agenda', language))
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: starting(openings[language]) }).click()
      await page.getByRole('link', { name: words.register, exact: true }).click()
      const press = () => page.getByRole('button', { name: words.register, exact: true }).click()
      await page.locator('#field-name').fill('Rosa Almendro')
      await page.locator('#field-email').fill(email)
      await page.locator('#field-phone').fill('600 555 013')
      await page.getByRole('checkbox', { name: starting(contact.accept) }).check()
      await press()
      await page.locator('#captcha-answer').fill(String(answerTo(await page.locator('.captcha label').innerText(), language)))
      await press()
      await expect(said(page)).toBeVisible()
      const message = await emailTo(page, email, new RegExp(`${pathTo('agenda-registration', language)}/`))
      await page.goto(linkIn(message.text, `${pathTo('agenda-registration', language)}/`))
      await page.getByRole('button', { name: words.cancel }).click()
      await expect(said(page)).toBeVisible()
    })
})
