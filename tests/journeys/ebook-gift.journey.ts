import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { ebookGifts as ca } from '#storefront/messages/ca/ebook-gifts.ts'
import { messages as allCa } from '#storefront/messages/ca.ts'
import { ebookGifts as en } from '#storefront/messages/en/ebook-gifts.ts'
import { messages as allEn } from '#storefront/messages/en.ts'
import { ebookGifts as es } from '#storefront/messages/es/ebook-gifts.ts'
import { messages as allEs } from '#storefront/messages/es.ts'
import { emailTo } from './support/letters.ts'
import { addressOf, ebookWithSample } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, type Page, test } from './support/visitor.ts'

const said = { es, ca, en }
const giveEbook = { es: allEs.catalogue.giveEbook, ca: allCa.catalogue.giveEbook, en: allEn.catalogue.giveEbook }
const codeLink = /https?:\/\/\S+\?code=[\w-]+/
const keyLink = /https?:\/\/\S+\?key=[\w.-]+/

/** From the page of an ebook to the basket, with a gift in it. */
async function give(page: Page, language: Language, { to, scripts = true }: { to: string; scripts?: boolean }) {
  const words = said[language]
  const settled = () => (scripts ? hydrated(page) : Promise.resolve())
  const submit = page.getByRole('button', { name: words.toBasket })
  await page.goto(addressOf(await ebookWithSample(language), language))
  await settled()
  await page.getByRole('link', { name: giveEbook[language] }).click()
  await expect(page.getByRole('heading', { level: 1, name: giveEbook[language] })).toBeVisible()
  await settled()
  await submit.click()
  await expect(page.locator('#field-recipient-email-error')).toBeVisible()
  await expect(page.locator('#field-giver-name-error')).toBeVisible()
  await page.getByLabel(words.recipientEmail).fill(to)
  await page.getByLabel(words.giverName).fill('Anna')
  await page.getByLabel(words.message).fill('Per molts anys')
  await submit.click()
  await page.waitForURL((url) => url.pathname === pathTo('basket', language))
  await expect(page.getByText(to)).toBeVisible()
  // Nothing is wrapped of what is read on a screen.
  await expect(page.locator('[name=gift_wrap]')).toHaveCount(0)
  await settled()
}

for (const language of languages)
  test(`an ebook is given in ${language}: bought, sent to another address, opened by whoever it is for`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
    const words = said[language]
    const [buyer, first, second] = [freshEmail('anna'), freshEmail('berta'), freshEmail('carla')]
    const buy = buying(page, language)
    await give(page, language, { to: first })
    await expectNoSidewaysScroll(page)
    await buy.checkOut()
    await expect(buy.heading(buy.words.checkout.doorTitle)).toBeVisible()
    await hydrated(page)
    await buy.guestDoor.getByRole('textbox', { name: buy.words.account.email }).fill(buyer)
    await buy.guestDoor.getByRole('checkbox', { name: buy.words.checkout.privacy }).check()
    await buy.button(buy.words.checkout.guestContinue).click()
    await expect(buy.heading(buy.words.checkout.paymentTitle)).toBeVisible()
    // Whoever it is for gives the right to withdraw up, and not who pays.
    await expect(page.locator('[name=download_consent]')).toHaveCount(0)
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.order()
    await buy.payWith(cards.good)
    const number = await buy.confirmed()
    const order = keyLink.exec((await emailTo(page, buyer, new RegExp(number))).text)?.[0] ?? ''

    const lost = codeLink.exec((await emailTo(page, first, codeLink)).text)?.[0] ?? ''
    await page.goto(order)
    await hydrated(page)
    await expect(page.getByText(words.forWhom({ email: first }))).toBeVisible()
    await page.getByLabel(words.newAddress).fill(second)
    await buy.button(words.sendAgain).click()
    await expect(page.getByText(words.forWhom({ email: second }))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(lost)
    await expect(page.locator('.message')).toBeVisible()
    await expect(page.getByRole('button', { name: words.open })).toHaveCount(0)

    await page.goto(codeLink.exec((await emailTo(page, second, codeLink)).text)?.[0] ?? '')
    await hydrated(page)
    await expect(page.getByText(words.from({ giver: 'Anna' }))).toBeVisible()
    await expect(page.getByText('Per molts anys')).toBeVisible()
    await buy.button(words.open).click()
    await expect(page.locator('#field-download-consent-error')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator('[name=download_consent]').check()
    await page.locator('[name=download_acknowledged]').check()
    await buy.button(words.open).click()
    await expect(page.getByRole('heading', { level: 1, name: words.openedTitle })).toBeVisible()
    await expect(page.locator('.ebook-list a[href*="/api/ebooks/file/"]')).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect((await emailTo(page, second, keyLink)).language).toBe(language)

    await page.goto(order)
    await expect(page.getByText(words.states.opened({ day: '' }).trim())).toBeVisible()
    await expect(page.getByRole('button', { name: words.sendAgain })).toHaveCount(0)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('an ebook is laid into the basket for somebody else', { tag: '@desktop' }, async ({ page, complaints }) => {
    complaints.expected.push(/400 \(Bad Request\)/)
    await give(page, 'es', { to: freshEmail('berta'), scripts: false })
  })
})
