import { generate } from 'otplib'
import type { Language } from '#kernel/language.ts'
import { newColleague, openAsColleague } from './support/colleague.ts'
import { emailTo } from './support/letters.ts'
import { letLoginAge } from './support/staff.sql.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './support/visitor.ts'

const said = {
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    enter: 'Entrar',
    setUp: 'Configurar',
    first: 'Primer código que muestra',
    check: 'Comprobar',
    kept: 'Los he guardado',
    code: 'Código de la aplicación',
    account: 'Mi cuenta',
    signOut: 'Cerrar sesión',
  },
  ca: {
    email: 'Correu electrònic',
    password: 'Contrasenya',
    enter: 'Entra',
    setUp: 'Configura',
    first: 'Primer codi que mostra',
    check: 'Comprova',
    kept: 'Ja els he desat',
    code: 'Codi de l’aplicació',
    account: 'El meu compte',
    signOut: 'Tanca la sessió',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    enter: 'Sign in',
    setUp: 'Set up',
    first: 'First code it shows',
    check: 'Check',
    kept: 'I have kept them',
    code: 'Code from your app',
    account: 'My account',
    signOut: 'Sign out',
  },
} as const satisfies Record<Language, Record<string, string>>

const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** At both widths: nobody is kept out, and nothing hangs over. */
async function expectFit(page: Page) {
  await expectAccessible(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(size)
}

async function enter(
  page: Page,
  { email, password }: { email: string; password: string },
  words: { email: string; password: string; enter: string } = said.es,
) {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.enter, exact: true }).click()
}

test.describe('@desktop signing in to the back office', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  test.beforeEach(({ complaints }) => {
    complaints.expected.push(/status of 4(00|01|03|23)/)
  })

  for (const language of ['es', 'ca', 'en'] as const)
    test(`asks a code once an app is set up, and takes one of the paper in its place, in ${language}`, async ({ page }) => {
      const words = said[language]
      const account = await newColleague(['marketing'])
      await page.addInitScript((chosen) => localStorage.setItem('staff-language', chosen), language)
      await page.goto('/staff/account')
      await enter(page, account, words)
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
      await page.getByRole('button', { name: words.setUp, exact: true }).click()
      await expect(page.locator('svg.qr')).toBeVisible()
      const secret = (await page.locator('.account-key').textContent()) ?? ''
      await expectFit(page)
      // The code before the present one still holds, and may have ended by the time it is typed.
      await expect(async () => {
        await page.getByLabel(words.first).fill(await codeOf(secret, -1))
        await page.getByRole('button', { name: words.check, exact: true }).click()
        await expect(page.locator('.codes li').first()).toBeVisible({ timeout: 10_000 })
      }).toPass()
      const paper = (await page.locator('.codes li').first().textContent()) ?? ''
      await expectFit(page)
      await page.getByRole('button', { name: words.kept }).click()
      await page.context().clearCookies()
      await page.goto('/staff/account')
      await expect(page.getByLabel(words.email)).toBeVisible()
      await expectFit(page)
      await enter(page, account, words)
      await expect(page.getByLabel(words.code)).toBeFocused()
      await expectFit(page)
      await page.getByLabel(words.code).fill(await codeOf(secret))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
      if (language !== 'es') return
      await page.context().clearCookies()
      await page.reload()
      await enter(page, account)
      await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
      await page.getByLabel('Código de recuperación').fill(paper.toLowerCase())
      await page.keyboard.press('Enter')
      await expect(page.getByText('Quedan 9')).toBeVisible()
    })

  test('asks once for the secret of an app, and again where that failed', async ({ page, complaints }) => {
    complaints.expected.push(/ERR_FAILED/)
    let asked = 0
    await page.route(/\/me\/totp\/(\?|$)/, (route) => (++asked === 1 ? route.abort() : route.continue()))
    await openAsColleague(page, '/account', { roles: ['marketing'] })
    await page.getByRole('button', { name: said.es.setUp, exact: true }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Volver a intentarlo' }).click()
    await expect(page.locator('svg.qr')).toBeVisible()
    const secret = await page.locator('.account-key').textContent()
    await page.getByLabel(said.es.first).fill('1')
    await expect(page.locator('.account-key')).toHaveText(secret ?? '')
    expect(asked).toBe(2)
  })

  test('says of half an address what is wrong in the language of the screen, not in the browser’s', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('staff-language', 'ca'))
    await page.goto('/staff/')
    await enter(page, { email: 'clara', password: 'una contrasenya' }, said.ca)
    await expect(page.locator('.field-fault')).toHaveText('Escriviu una adreça de correu completa.')
  })

  test('has a forgotten password chosen anew by the link of a letter', async ({ page }) => {
    const { email } = await newColleague(['catalogue'])
    await page.addInitScript(() => localStorage.setItem('staff-language', 'es'))
    await page.goto('/staff/')
    await page.getByRole('button', { name: '¿Ha olvidado la contraseña?' }).click()
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviar el enlace' }).click()
    await expect(page.getByRole('status')).toContainText(email)
    await expectFit(page)
    const { text } = await emailTo(page, email, /set-password/)
    const [, token = ''] = /set-password\/#([\w-]+)/.exec(text) ?? []
    await page.goto(`/staff/set-password/#${token}`)
    await expect(page.getByLabel('Contraseña nueva')).toBeVisible()
    await expect(page).toHaveURL(/set-password\/?$/)
    await expectFit(page)
    await page.getByLabel('Contraseña nueva').fill('palabra')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await expect(page.locator('.field-fault')).toContainText('doce caracteres')
    await page.getByLabel('Contraseña nueva').fill('once membrillos y un higo')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await page.getByRole('link', { name: 'Entrar' }).click()
    await enter(page, { email, password: 'once membrillos y un higo' })
    await expect(page.getByRole('navigation')).toBeVisible()
    await page.goto(`/staff/set-password/#${token}`)
    await expect(page.locator('.fault')).toContainText('ya se ha usado')
  })

  test('asks who it is before what is grave, and goes on where it was', async ({ page }) => {
    const { email, password } = await openAsColleague(page, '/account', { roles: ['catalogue'] })
    await page.getByRole('button', { name: 'Elegir un PIN' }).click()
    await page.getByLabel('PIN nuevo').fill('4913')
    await letLoginAge(email)
    await page.getByRole('button', { name: 'Guardar el PIN' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' })
    await expect(dialog.getByLabel('Contraseña')).toBeFocused()
    await expectFit(page)
    await dialog.getByLabel('Contraseña').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel('Contraseña').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('El PIN está guardado.')).toBeVisible()
  })

  test('changes the person at a shared till by PIN, and shows nothing of one to the other', async ({ page }) => {
    const [ana, bruno] = [await newColleague(['bookseller', 'marketing'], 'T013'), await newColleague(['bookseller'], 'T013')]
    await page.addInitScript(() => localStorage.setItem('staff-language', 'es'))
    for (const person of [ana, bruno]) {
      await page.goto('/staff/account')
      const till = page.getByLabel('Es una caja compartida')
      await expect(page.getByLabel('Correo electrónico')).toBeVisible()
      if (person === ana) {
        await till.check()
        await page.getByLabel('Tienda').selectOption('T013')
      }
      // Whoever was here before stands above the fields once the till has answered, and moves them.
      else await expect(page.locator('.door-people')).toBeVisible()
      await enter(page, person)
      await page.getByRole('button', { name: 'Elegir un PIN' }).click()
      await page.getByLabel('PIN nuevo').fill('4913')
      await page.getByRole('button', { name: 'Guardar el PIN' }).click()
      await expect(page.getByText('El PIN está guardado.')).toBeVisible()
      if (person === bruno) break
      await page.getByRole('button', { name: /Su cuenta|Colega/ }).click()
      await page.getByRole('button', { name: 'Cambiar de persona' }).click()
      await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeHidden()
      await expectFit(page)
      // Whoever has not signed in here yet does so with their password.
      await page.context().clearCookies({ name: 'staff' })
      await page.reload()
    }
    await page.getByRole('button', { name: /Su cuenta|Colega/ }).click()
    await page.getByRole('button', { name: 'Cambiar de persona' }).click()
    await page.getByRole('list').getByRole('button', { name: 'Colega bookseller' }).last().waitFor()
    const people = page.locator('.door-people button')
    await expect(people).toHaveCount(2)
    await page.locator('.door-people button[aria-pressed="false"]').click()
    await page.getByLabel('PIN de Colega bookseller').fill('4913')
    await page.keyboard.press('Enter')
    await expect(page.locator('.account header').first()).toContainText(ana.email)
  })
})
