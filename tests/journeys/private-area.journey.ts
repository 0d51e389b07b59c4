import { readFile } from 'node:fs/promises'
import type { PersonalExport } from '#modules/people/privacy/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { emailTo } from './support/letters.ts'
import { freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Language, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

/** What was typed wrongly is answered with 400, a cart that nobody has yet with 404, a session that ended with 403. */
const answers = [/400 \(Bad Request\)/, /404 \(Not Found\)/, /403 \(Forbidden\)/]
const password = 'una-clave-bien-larga'

/** Somebody who registers and stands in the private area. */
function living(page: Page, language: Language, scripts = true) {
  const words = wordsOf(language)
  const { account, area } = words
  const settled = () => (scripts ? hydrated(page) : Promise.resolve())
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  return {
    words,
    button,
    heading,
    settled,
    saved: (text: string) => page.getByRole('status').filter({ hasText: text }),
    /** Has an account, and is signed in. */
    arrive: (email: string) => ahead(page, language).register(email, password),
    async register(email: string) {
      await page.goto(pathTo('register', language))
      await settled()
      await page.getByLabel(account.name, { exact: true }).fill('Clara')
      await page.getByLabel(account.surnames).fill('Prueba Almez')
      await page.getByLabel(account.email).fill(email)
      await page.getByLabel(account.phone).fill('600000000')
      await page.getByLabel(account.password, { exact: true }).fill(password)
      await page.getByLabel(account.confirmPassword).fill(password)
      await page.getByRole('checkbox', { name: account.privacy }).check()
      await button(account.register).click()
      await expect(heading(account.orders)).toBeVisible()
    },
    async open(key: Parameters<typeof pathTo>[0], title: string) {
      await page.goto(pathTo(key as 'private-data', language))
      await expect(heading(title)).toBeVisible()
      await settled()
    },
    async addAddress(name: string, postcode: string, city: string, province: string) {
      const { checkout } = words
      await page.getByRole('link', { name: area.addresses.add, exact: true }).click()
      await expect(heading(area.addresses.addTitle)).toBeVisible()
      await settled()
      await page.getByLabel(area.addresses.saveAs, { exact: true }).fill(name)
      await page.getByLabel(checkout.recipient).fill('Clara Prueba')
      await page.getByLabel(checkout.street).fill('Calle Elvira, 3')
      await page.getByLabel(checkout.postcode).fill(postcode)
      await page.getByLabel(checkout.city).fill(city)
      await page.getByLabel(checkout.region).fill(province)
      await button(area.addresses.save).click()
    },
  }
}

test('data are saved with their errors beside the fields, and an e-mail moves once its new mailbox answers', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(...answers)
  const [before, after] = [freshEmail('data'), freshEmail('moved')]
  const here = living(page, 'es')
  const { account, area } = here.words
  await here.register(before)
  const opened = await emailTo(page, before, /\/es\/correo\//)
  await page.goto(/https?:\S+correo\/[^\s)>]+/.exec(opened.text)?.[0] ?? '')
  await hydrated(page)
  await here.button(area.confirm.button).click()
  await expect(here.saved('Su correo está confirmado.')).toBeVisible()
  await here.open('private-data', area.data.title)
  await expect(page.getByRole('link', { name: area.data.title, exact: true, includeHidden: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByLabel(account.phone).fill('12')
  await page.getByLabel(area.data.taxId.private).fill('12345678A')
  await here.button(area.data.save).click()
  await expect(page.getByRole('alert')).toContainText('No se han podido modificar los datos')
  await expect(page.getByLabel(account.phone)).toBeFocused()
  await expect(page.getByLabel(account.phone)).toHaveValue('12')
  await expect(page.getByLabel(area.data.taxId.private)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(account.phone).fill('600 000 009')
  await page.getByLabel(area.data.taxId.private).fill('')
  await page.getByLabel(account.email).fill(after)
  await here.button(area.data.save).click()
  await expect(here.saved('Sus datos se han guardado.')).toBeVisible()
  await expect(page.getByText(area.data.pending({ email: after }))).toBeVisible()
  await expect(page.getByLabel(account.email)).toHaveValue(before)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await emailTo(page, before, /Cuando se confirme/)
  const email = await emailTo(page, after, /\/es\/correo\//)
  await page.goto(/https?:\S+correo\/[^\s)>]+/.exec(email.text)?.[0] ?? '')
  await hydrated(page)
  await here.button(area.confirm.button).click()
  await page.getByLabel(area.confirm.password).fill(password)
  await here.button(area.confirm.button).click()
  await expect(here.saved('Su correo está confirmado.')).toBeVisible()
  await here.open('private-data', area.data.title)
  await expect(page.getByLabel(account.email)).toHaveValue(after)
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}').email)).toBe(after)
})

test('whoever opened an account proves its address in another tab without a word, in another browser with the password', {
  tag: '@desktop',
}, async ({ page, somebodyElse, complaints }) => {
  complaints.expected.push(...answers)
  const linkOf = async (email: string) =>
    /https?:\S+email\/[^\s)>]+/.exec((await emailTo(page, email, /\/en\/email\//)).text)?.[0] ?? ''
  const here = living(page, 'en')
  const { area } = here.words
  const [mine, other] = [freshEmail('opened'), freshEmail('opened-elsewhere')]
  await here.register(mine)
  const tab = await page.context().newPage()
  await tab.goto(await linkOf(mine))
  await hydrated(tab)
  await living(tab, 'en').button(area.confirm.button).click()
  await expect(living(tab, 'en').saved('Your e-mail address is confirmed.')).toBeVisible()
  await tab.close()

  const elsewhere = await somebodyElse()
  const there = living(elsewhere, 'en')
  await there.arrive(other)
  await page.goto(await linkOf(other))
  await hydrated(page)
  await here.button(area.confirm.button).click()
  await expect(page.getByLabel(area.confirm.password)).toBeFocused()
  await expect(page.getByRole('link', { name: area.confirm.choose })).toHaveAttribute('href', pathTo('password-recovery', 'en'))
  await expectAccessible(page)
  await page.getByLabel(area.confirm.password).fill(password)
  await here.button(area.confirm.button).click()
  await expect(here.saved('Your e-mail address is confirmed.')).toBeVisible()
})

test('sessions are listed and ended, a new password ends the others, and all end at once', { tag: '@desktop' }, async ({
  page,
  somebodyElse,
  complaints,
}) => {
  complaints.expected.push(...answers)
  const email = freshEmail('sessions')
  const here = living(page, 'en')
  const { account, area } = here.words
  await here.arrive(email)
  const elsewhere = await somebodyElse()
  const there = living(elsewhere, 'en')
  const signIn = () => ahead(elsewhere, 'en').signIn(email, password)
  await signIn()
  await here.open('private-sessions', area.sessions.title)
  await expect(page.getByText(area.sessions.here, { exact: true })).toHaveCount(1)
  await expect(page.locator('.sessions li')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: starting(area.sessions.endOne({ device: 'Chrome' })) }).click()
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await elsewhere.goto(pathTo('private-data', 'en'))
  await expect(there.heading(account.loginTitle)).toBeVisible()

  await signIn()
  await here.open('private-password', area.password.title)
  await page.getByLabel(area.password.current).fill('not this one')
  await page.getByLabel(account.newPassword).fill('another-long-one')
  await page.getByLabel(account.confirmPassword).fill('another-long-one')
  await here.button(area.password.save).click()
  await expect(page.getByLabel(area.password.current)).toBeFocused()
  await page.getByLabel(area.password.current).fill(password)
  await here.button(area.password.save).click()
  await expect(here.saved('Your password has been changed.')).toBeVisible()
  await expect(page.getByLabel(area.password.current)).toHaveValue('')
  await elsewhere.goto(pathTo('private-data', 'en'))
  await expect(there.heading(account.loginTitle)).toBeVisible()

  await here.open('private-sessions', area.sessions.title)
  await here.button(area.sessions.endAll).click()
  await expect(here.heading(account.loginTitle)).toBeVisible()
})

const starting = (text: string) => new RegExp(`^${text}`)

test('all personal data are taken along as a file, and the account is erased', async ({ page, complaints }) => {
  complaints.expected.push(...answers)
  const email = freshEmail('privacy')
  const here = living(page, 'ca')
  const { account, area } = here.words
  await here.arrive(email)
  await here.open('private-privacy', area.privacy.title)
  await expect(page.getByText(area.privacy.consents.privacy.given)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const [file] = await Promise.all([page.waitForEvent('download'), here.button(area.privacy.exportButton).click()])
  const taken = JSON.parse(await readFile(await file.path(), 'utf8')) as PersonalExport
  expect(taken.sections['account']).toMatchObject([{ email, name: 'Clara' }])

  await here.button(area.privacy.newsletterStart).click()
  await expect(here.saved(area.privacy.newsletterAsked)).toBeVisible()
  await page.getByLabel(area.privacy.erasePassword).fill('no és aquesta')
  await here.button(area.privacy.eraseButton).click()
  await expect(page.getByLabel(area.privacy.erasePassword)).toBeFocused()
  await page.getByLabel(area.privacy.erasePassword).fill(password)
  await here.button(area.privacy.eraseButton).click()
  await expect(here.heading(area.privacy.erasedTitle)).toBeVisible()
  await page.goto(pathTo('private-orders', 'ca'))
  await expect(here.heading(account.loginTitle)).toBeVisible()
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test('addresses are added, marked, changed and deleted, one main and one for invoices', async ({ page }) => {
    const here = living(page, 'es', false)
    const { area, checkout } = here.words
    await here.arrive(freshEmail('addresses'))
    await here.open('private-addresses', area.addresses.title)
    await here.addAddress('Casa', '53001', 'Granada', 'Granada')
    await expect(page.getByRole('alert')).toContainText('La dirección no es válida')
    await expect(page.getByLabel(checkout.postcode)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(checkout.street)).toHaveValue('Calle Elvira, 3')
    await page.getByLabel(checkout.postcode).fill('18010')
    await here.button(area.addresses.save).click()
    await expect(here.saved(area.addresses.saved)).toBeVisible()
    await here.addAddress('Trabajo', '08001', 'Barcelona', 'Barcelona')
    await expect(here.heading(area.addresses.title)).toBeVisible()
    const [home, work] = [
      page.locator('.addresses li', { hasText: 'Casa' }),
      page.locator('.addresses li', { hasText: 'Trabajo' }),
    ]
    await expect(home.getByText(area.addresses.main)).toBeVisible()
    await work.getByRole('button', { name: area.addresses.makeMain }).click()
    await expect(work.getByText(area.addresses.main)).toBeVisible()
    await expect(page.getByText(area.addresses.main, { exact: true })).toHaveCount(1)
    await page.getByRole('link', { name: area.addresses.editOne({ name: 'Casa' }) }).click()
    await page.getByLabel(checkout.street).fill('Calle Elvira, 5')
    await here.button(area.addresses.save).click()
    await expect(home.getByText('Calle Elvira, 5')).toBeVisible()
    await page.getByRole('button', { name: area.addresses.removeOne({ name: 'Casa' }) }).click()
    await expect(here.saved(area.addresses.removed)).toBeVisible()
    await expect(work.getByText(area.addresses.billing)).toBeVisible()
    await expect(page.locator('.addresses li')).toHaveCount(1)
  })
  test('help answers, ebooks are announced, and the menu shows where one is', async ({ page }) => {
    const here = living(page, 'en', false)
    const { area, account } = here.words
    await here.arrive(freshEmail('help'))
    await here.open('private-help', area.help.title)
    await expect(page.getByRole('heading', { name: 'Where is my order?' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: account.sections }).locator('a[aria-current=page]').first()).toHaveText(
      area.help.title,
    )
    await here.open('private-ebooks', area.ebooks.title)
    await expect(page.getByText(area.ebooks.soon)).toBeVisible()
  })
})
