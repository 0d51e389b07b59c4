import { readFileSync } from 'node:fs'
import { whole } from '#tests/support/breadth.ts'
import { newColleague, openAsColleague } from './support/colleague.ts'
import { ofAnotherShop } from './support/products.ts'
import { scan } from './support/scan.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, type Page, test } from './support/visitor.ts'

/** Listens to what a page asks for. @returns what waits until all of it was answered, and what the answers led to. */
function listening(page: Page) {
  const underWay = new Set<object>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return async () => {
    await expect
      .poll(async () => {
        await drawn()
        return underWay.size
      })
      .toBe(0)
    await drawn()
  }
}

/** The file in which the screens of the desks are told of, as it was built. */
function fileOfDesks(): string {
  const build: { fileName: string; moduleIds?: string[] }[] = JSON.parse(readFileSync('backoffice/build/.contents.json', 'utf8'))
  return build.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith('/desk-routes.ts')))!.fileName
}

/** Screens that the journey of their own looks at, with rows on them: `npm test` opens these here, `npm run test:whole` looks at them too. */
const lookedAtElsewhere = new Set(
  `asked-searches bank books card-requests claims coming-up counter customers dispatch finance-day imports messages order-letters orders picks
  rates receivables refunds requests returns reviews sales settings shipping short-list systems ticket-bundles titles trade transfers translate
  verifactu visits`.split(/\s+/),
)

test.describe('@desktop the back office', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('lets somebody in who says their password, at the place they asked for', async ({ page, complaints }) => {
    complaints.expected.push(/status of 40[01]/)
    const { email, password } = await newColleague(['order_desk'])
    await page.addInitScript(() => localStorage.setItem('staff-language', 'es'))
    await page.goto('/staff/orders')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  test('marks in its menu where somebody is, also on a screen that begins from an entry', async ({ page }) => {
    await openAsColleague(page, '/new-reservation', { roles: ['bookseller'], store: 'T013' })
    await expect(page.getByText('basta el nombre')).toBeVisible()
    const here = page.getByRole('navigation').first().locator('[aria-current]')
    await expect(here).toHaveText(/^Reservas/)
    await page.goto('/staff/orders')
    await expect(here).toHaveText(/^Pedidos/)
  })

  test('goes where somebody pressed before the screens of the desks had come, and back from there', async ({ page }) => {
    const come = Promise.withResolvers<void>()
    await page.route(`**/${fileOfDesks()}`, async (route) => {
      await come.promise
      await route.continue()
    })
    await openAsColleague(page, '/', { roles: ['order_desk'] })
    const menu = page.getByRole('navigation')
    await menu.getByRole('button', { name: /^Pedidos/ }).click()
    await menu.getByRole('link', { name: /^Pedidos/ }).click()
    await expect(page).toHaveURL(/\/staff\/?$/)
    come.resolve()
    await expect(page).toHaveURL(/\/staff\/orders$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué espera')
  })

  test('is walked by keys: from row to row, into an order beside its list, and back to its row', async ({ page }) => {
    await openAsColleague(page, '/orders', { roles: ['order_desk'] })
    const rows = page.locator('[data-row]')
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    const second = rows.nth(1)
    await expect(second).toBeFocused()
    const number = await second.getAttribute('data-row')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toContainText(number!)
    await expect(page).toHaveURL(new RegExp(`/staff/orders/${number}`))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/staff\/orders$/)
    await expect(second).toBeFocused()
    // Where what is open stands alone, its row is drawn again before it is given the focus.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/staff/orders/${number}`))
    await expect(second).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(second).toBeFocused()
  })

  test('tells of the keys that it hears: those of the screen, of its list and of every screen', async ({ page }) => {
    await openAsColleague(page, '/orders', { roles: ['order_desk'] })
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Teclas' })
    await expect(keys.getByText('La fila siguiente')).toBeVisible()
    await expect(keys.getByText('Vaciar el campo')).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.goto('/staff/counter')
    await page.getByRole('textbox', { name: 'Código, pedido o ISBN' }).blur()
    await page.keyboard.press('?')
    await expect(keys.getByText('Vaciar el campo')).toBeVisible()
    await expect(keys.getByText('La fila siguiente')).toHaveCount(0)
  })

  test('shows the whole menu without scrolling: the desk where one is, and others as they are opened by key', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openAsColleague(page, '/orders', { roles: ['admin', 'finance', 'marketing'] })
    const menu = page.getByRole('navigation')
    await expect(menu.getByRole('link', { name: 'Devoluciones' })).toBeVisible()
    const list = menu.locator('.navigation-entries')
    expect(await list.evaluate((entries) => entries.scrollHeight <= entries.clientHeight)).toBe(true)
    const catalogue = menu.getByRole('button', { name: 'Catálogo' })
    await expect(catalogue).toHaveAttribute('aria-expanded', 'false')
    await expect(menu.getByRole('link', { name: 'Títulos' })).toBeHidden()
    await catalogue.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Títulos' })).toBeVisible()
    await page.reload()
    await expect(menu.getByRole('link', { name: 'Títulos' })).toBeVisible()
    await page.goto('/staff/campaigns')
    await expect(menu.getByRole('link', { name: 'Tests de lectores' })).toBeVisible()
  })

  test('finds at the counter what is called by words, and says of rubbish and of another shop’s title what they are', async ({
    page,
  }) => {
    await openAsColleague(page, '/counter', { roles: ['bookseller'], store: 'T013' })
    await page.getByRole('textbox', { name: 'Código, pedido o ISBN' }).fill('bohemia')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Títulos con «bohemia»' })).toBeVisible()
    await page.getByRole('link', { name: 'Luces de bohemia' }).first().click()
    await expect(page.getByText('Dónde hay ejemplares')).toBeVisible()
    const code = new URL(page.url()).searchParams.get('code') ?? ''
    await page.context().setOffline(true)
    await scan(page, code)
    await expect(page.getByText('Existencias leídas en este equipo:')).toBeVisible()
    await scan(page, '9788437600017')
    await expect(page.getByText('9788437600017 no se ha leído antes en este equipo.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Ninguna importación lo ha traído.')).toBeVisible()
    await page.goto('/staff/counter')
    await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
    await scan(page, ']C1#77%08')
    await expect(page.getByRole('heading', { name: 'No es un código de la tienda' })).toBeVisible()
    await scan(page, await ofAnotherShop())
    await expect(page.getByText('De otra tienda:', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Encargar/ })).toHaveCount(0)
  })

  for (const language of languages)
    test(`shows every screen of its menu without a fault in ${language}`, async ({ page }) => {
      const answered = listening(page)
      await openAsColleague(page, '', {
        roles: ['admin', 'order_desk', 'catalogue', 'marketing', 'trade_desk', 'finance'],
        language,
      })
      const menu = page.getByRole('navigation')
      await expect(menu.getByRole('link').first()).toBeVisible()
      // Of desks closed for want of room too.
      const entries = menu.locator('a[href]')
      const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(paths.length).toBeGreaterThan(1)
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize({ width: 1366, height: 768 })
        // As a colleague goes from screen to screen: by the menu, on the page that is open.
        const entry = page.locator(`nav a[href="${path}"]`).first()
        const desk = page.locator('.navigation-group', { has: page.locator(`a[href="${path}"]`) }).getByRole('button')
        if ((await desk.count()) > 0 && (await desk.getAttribute('aria-expanded')) === 'false') await desk.click()
        await entry.click()
        await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await answered()
        // What stands around them is the same on each; the walk over the back office reads the colours of all.
        if (whole || !lookedAtElsewhere.has(/^\/staff\/([\w-]+)/.exec(path)?.[1] ?? ''))
          await expectAccessible(page, index > 0 ? { colours: whole } : { seen: [] })
        await page.setViewportSize({ width: 390, height: 844 })
        await expectNoSidewaysScroll(page)
      }
    })
})
