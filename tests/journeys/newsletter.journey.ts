import { pathTo } from '#screens/addresses.ts'
import { emailTo } from './support/letters.ts'
import { freshEmail } from './support/purchase.ts'
import { answerQuestion } from './support/question.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const linkIn = (text: string, path: string) => new RegExp(`https?:\\S+${path}[^\\s)>]+`).exec(text)?.[0] ?? ''
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a reader signs up at the foot of a page, confirms, and ends the letters', async ({ page, complaints }) => {
  // A form that is refused is answered with 400.
  complaints.expected.push(/400 \(Bad Request\)/)
  const { newsletter } = wordsOf('es')
  const email = freshEmail('reader')
  const foot = page.getByRole('contentinfo')
  const said = page.getByRole('status').filter({ hasText: /\S/ })

  await page.goto(pathTo('books', 'es'))
  await hydrated(page)
  await foot.getByLabel(newsletter.email).fill(email)
  await pressed(page, newsletter.subscribe)
  await expect(foot.getByRole('checkbox')).toBeFocused()
  await expect(foot.getByLabel(newsletter.email)).toHaveValue(email)
  await foot.getByRole('checkbox').check()
  await pressed(page, newsletter.subscribe)
  await expect(said).toContainText('Gracias por suscribirse')
  expect(new URL(page.url()).pathname).toBe(pathTo('books', 'es'))

  await page.goto(pathTo('newsletter', 'es'))
  await hydrated(page)
  await page.getByLabel(newsletter.email).fill(email.toUpperCase())
  await page.getByRole('checkbox').check()
  await pressed(page, newsletter.subscribe)
  await expect(
    page.getByText('Este correo ya está registrado. Si falta confirmar la suscripción, use el enlace que le enviamos.').first(),
  ).toBeVisible()
  await expectAccessible(page)

  const asked = await emailTo(page, email, /boletin\//)
  await page.goto(linkIn(asked.text, 'boletin/'))
  await hydrated(page)
  await pressed(page, newsletter.confirm)
  await expect(said).toContainText('confirmada')
  const welcome = await emailTo(page, email, /PALACE-/)
  expect(welcome.language).toBe('es')

  await page.goto(linkIn(welcome.text, 'baja-datos'))
  await hydrated(page)
  await expectAccessible(page)
  await pressed(page, newsletter.end)
  await expect(page.getByRole('heading', { name: newsletter.endedTitle })).toBeVisible()
})

test('@desktop a button that is pressed twice at once sends its form once, on a busy phone too', async ({ page }) => {
  const { newsletter } = wordsOf('es')
  const main = page.getByRole('main')
  await page.goto(pathTo('newsletter', 'es'))
  await hydrated(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/newsletter/')) sent.push(request.url())
  })
  await main.getByLabel(newsletter.email).fill(freshEmail('reader'))
  await main.getByRole('checkbox').check()
  const busy = await page.context().newCDPSession(page)
  await busy.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await main.getByRole('button', { name: newsletter.subscribe, exact: true }).dblclick()
  await expect(main.getByRole('status')).toContainText('Gracias por suscribirse')
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`a reader signs up, confirms and leaves in ${language}, with forms alone`, async ({ page }) => {
      const { newsletter } = wordsOf(language)
      const email = freshEmail('plain-reader')
      const said = page.getByRole('status').filter({ hasText: /\S/ })
      await page.goto(pathTo('home', language))
      await expectNoSidewaysScroll(page)
      await page.getByRole('contentinfo').getByLabel(newsletter.email).fill(email)
      await page.getByRole('contentinfo').getByRole('checkbox').check()
      await pressed(page, newsletter.subscribe)
      // Whoever could not have answered before is asked, and not refused.
      await expect(page.getByText(wordsOf(language).checkout.captchaLeft)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('main').getByLabel(newsletter.email)).toHaveValue(email)
      await page.getByRole('main').getByRole('checkbox').check()
      await answerQuestion(page, language)
      await page.getByRole('main').getByRole('button', { name: newsletter.subscribe, exact: true }).click()
      await expect(said).toBeVisible()

      const asked = await emailTo(page, email, new RegExp(pathTo('newsletter', language)))
      await page.goto(linkIn(asked.text, `${pathTo('newsletter', language)}/`))
      await pressed(page, newsletter.confirm)
      await expect(said).toBeVisible()

      await emailTo(page, email, /PALACE-/)
      await page.goto(pathTo('unsubscribe', language))
      await pressed(page, newsletter.end)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('main').getByLabel(newsletter.email).fill(email)
      await page.getByLabel(newsletter.reason, { exact: true }).fill('Enough')
      await answerQuestion(page, language)
      await pressed(page, newsletter.end)
      await expect(page.getByRole('heading', { name: newsletter.endedTitle })).toBeVisible()
    })
})
