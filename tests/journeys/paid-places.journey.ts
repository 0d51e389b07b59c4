import { pathTo } from '#screens/addresses.ts'
import { agendaWords } from '#storefront/agenda/agenda-words.ts'
import { emailTo } from './support/letters.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, test } from './support/visitor.ts'
import { starting } from './support/words.ts'

const title = { es: 'Jardines de noche', ca: 'Jardins de nit', en: 'Gardens by night' }

for (const language of languages)
  test(`a visitor pays for places as they register, gets a ticket, and gives them back with their money in ${language}`, async ({
    page,
  }) => {
    const words = agendaWords[language]
    const buy = buying(page, language, { scripts: true })
    const { contact, account } = buy.words
    const email = freshEmail('paid-places')
    await page.goto(pathTo('agenda-registration', language))
    await page.getByRole('link', { name: starting(title[language]) }).click()
    await page.getByRole('link', { name: words.register, exact: true }).click()
    await hydrated(page)
    await page.locator('#field-tickets-0').selectOption('1')
    await page.locator('#field-tickets-1').selectOption('1')
    await page.getByLabel(words.companions).fill('Pau Almendro')
    await page.getByLabel(contact.name, { exact: true }).fill('Rosa Almendro')
    await page.locator('#field-email').fill(email)
    await page.getByLabel(contact.phone).fill('600 555 013')
    await page.getByRole('checkbox', { name: starting(words.conditions) }).check()
    await page.getByRole('checkbox', { name: starting(contact.accept) }).check()
    await buy.proveHuman()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await buy.button(words.toPay).click()
    await expect(buy.heading(buy.words.bank.title)).toBeVisible({ timeout: 60_000 })
    await buy.payWith(cards.good)
    await page.getByRole('link', { name: account.activityTicket }).click({ timeout: 60_000 })
    await expect(page.getByRole('img', { name: starting(`${words.ticket} E-`) })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await emailTo(page, email, /E-[2-9A-H]{10}/)
    await page.getByRole('button', { name: words.cancel }).click()
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  })
