import { keptCardMessages } from '#modules/buying/kept-cards/messages.ts'
import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, hydrated, languages, test } from './support/visitor.ts'
import { starting } from './support/words.ts'

for (const language of languages)
  test(`a card is kept in ${language} when its holder asks, pays the next purchase at the bank, and is removed`, {
    tag: '@desktop',
  }, async ({ page, complaints }) => {
    // The empty basket asks for a last cart, and there is none.
    complaints.expected.push(/404.*recover-last-cart/)
    const [email, password] = [freshEmail('keeper'), 'a-long-one-to-keep']
    const way = ahead(page, language)
    await way.register(email, password)
    const buy = buying(page, language)
    const { area, bank, checkout } = buy.words
    await way.add(await plentiful('book', language))
    await way.deliverHome()
    await page.goto(`${pathTo('basket-buy', language)}?part=payment`)
    await expect(buy.heading(checkout.paymentTitle)).toBeVisible()
    await buy.acceptConditions()
    await buy.proveHuman()
    const keep = page.getByRole('checkbox', { name: starting(checkout.keepCard) })
    await expect(keep).not.toBeChecked()
    await keep.check()
    await buy.order()
    await buy.payWith(cards.challenge)
    await buy.button(bank.approve).click()
    await expect(page).not.toHaveURL(/sbt_/)
    await buy.confirmed()

    await buy.add(await plentiful('book', language))
    await buy.openBasket()
    await buy.checkOut()
    await buy.deliverHome()
    await buy.acceptConditions()
    await buy.proveHuman()
    const kept = page.getByRole('radio', { name: /Visa .*3155, 12\/40/ })
    await expect(kept).toBeChecked()
    // Asked for a card that is entered now, not for the one that is kept.
    await expect(keep).toBeHidden()
    await page.getByRole('radio', { name: starting(checkout.otherCard) }).check()
    await expect(keep).not.toBeChecked()
    await kept.check()
    await expectAccessible(page)
    await buy.button(checkout.pay).click()
    await expect(page.getByText(bank.keptCard)).toBeVisible()
    await page.getByRole('button', { name: starting(bank.pay.replace('{amount}', '').trim()) }).click()
    await expect(buy.heading(bank.challengeTitle)).toBeVisible()
    await buy.button(bank.approve).click()
    await buy.confirmed()

    await page.goto(pathTo('private-saved-cards', language))
    await hydrated(page)
    await expect(page.locator('.sessions li')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByText(area.savedCards.remove, { exact: true }).click()
    await expect(page.getByText(area.savedCards.removeSure)).toBeVisible()
    await expectAccessible(page)
    await buy.button(area.savedCards.removeYes).click()
    await expect(page.getByText(keptCardMessages[language]['kept_card.removed'])).toBeVisible()
    await expect(page.getByText(area.savedCards.empty)).toBeVisible()
  })
