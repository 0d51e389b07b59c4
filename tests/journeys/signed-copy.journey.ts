import { pathTo } from '#screens/addresses.ts'
import { signedCopies as ca } from '#storefront/messages/ca/signed-copies.ts'
import { signedCopies as en } from '#storefront/messages/en/signed-copies.ts'
import { signedCopies as es } from '#storefront/messages/es/signed-copies.ts'
import { emailTo } from './support/letters.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, test } from './support/visitor.ts'
import { starting } from './support/words.ts'

const said = { es, ca, en }
const title = {
  es: '«Geometría para quien no la aprobó»',
  ca: '«Geometria per a qui no la va aprovar»',
  en: '“Geometry for those who failed it”',
}

for (const language of languages)
  test(`a copy is ordered in ${language} that its author signs with a dedication, and the letter says so`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/400 \(Bad Request\)/)
    const words = said[language]
    const buy = buying(page, language, { scripts: true })
    const buyer = freshEmail('signed')
    await page.goto(pathTo('agenda', language))
    await page
      .getByRole('link', { name: starting(title[language]) })
      .first()
      .click()
    await page.getByRole('link', { name: words.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.order })).toBeVisible()
    await hydrated(page)
    await expect(page.getByText(words.law)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel(words.dedication).fill('Inés y Joan')
    await page.getByRole('button', { name: words.toBasket }).click()
    await page.waitForURL((url) => url.pathname === pathTo('basket', language))
    await expect(page.getByText(/Inés y Joan/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await hydrated(page)
    await buy.checkOut()
    await buy.enterAsGuest(buyer)
    await buy.deliverHome()
    await expect(page.locator('.message', { hasText: /103 c/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.order()
    await buy.payWith(cards.good)
    const number = await buy.confirmed()
    await expect(page.getByText(/Inés y Joan/)).toBeVisible()
    const letter = await emailTo(page, buyer, new RegExp(number))
    expect(letter.text).toContain('Inés y Joan')
    expect(letter.text).toContain('103 c')
  })
