import { pathTo } from '#screens/addresses.ts'
import { emailTo } from './support/letters.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  firstProductHref,
  hydrated,
  type Page,
  test,
} from './support/visitor.ts'

const words = {
  es: {
    link: /^Reservar 24 horas/,
    name: 'Nombre',
    email: 'Correo electrónico',
    send: 'Reservar',
    asked: 'Falta un paso',
    book: /\/libro\//,
  },
  ca: {
    link: /^Reserva’l 24 hores/,
    name: 'Nom',
    email: 'Correu electrònic',
    send: 'Reserva',
    asked: 'Falta un pas',
    book: /\/llibre\//,
  },
  en: { link: /^Reserve for 24 hours/, name: 'Name', email: 'E-mail', send: 'Reserve', asked: 'Nearly there', book: /\/book\// },
} as const

async function ask(page: Page, language: 'es' | 'ca' | 'en', email: string) {
  const { link, name, email: address, send, book } = words[language]
  await page.goto(`${pathTo('book-list', language)}?availability=immediate`)
  await page.goto(await firstProductHref(page, book))
  await page.getByRole('link', { name: link }).first().click()
  await page.getByLabel(name, { exact: true }).fill('Rosa Almendro')
  await page.getByLabel(address, { exact: true }).fill(email)
  await page.getByRole('checkbox').check()
  return page.getByRole('button', { name: send, exact: true })
}

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} a copy is kept in a store once the letter is answered`, async ({ page }) => {
    const email = `reserves-${language}-${Date.now()}@example.com`
    const send = await ask(page, language, email)
    await hydrated(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: words[language].asked })).toBeVisible()
    const { text: letter } = await emailTo(page, email, new RegExp(pathTo('store-reservation', language)))
    const [href = ''] = new RegExp(`${pathTo('store-reservation', language)}/\\S+`).exec(letter) ?? []
    await page.goto(href)
    await hydrated(page)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByText(/^R-\d{6}$/)).toBeVisible()
    await expectAccessible(page)
  })
