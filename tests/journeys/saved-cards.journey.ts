import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, hydrated, test } from './support/visitor.ts'
import { starting } from './support/words.ts'

test('a card is kept when its holder asks, pays the next purchase at the bank, and is removed', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  // The empty basket asks for a last cart, and there is none.
  complaints.expected.push(/404.*recover-last-cart/)
  const [email, password] = [freshEmail('keeper'), 'a-long-one-to-keep']
  const way = ahead(page, 'es')
  await way.register(email, password)
  const buy = buying(page, 'es')
  const { area, bank, checkout } = buy.words
  await way.add(await plentiful('book'))
  await way.deliverHome()
  await page.goto(`${pathTo('basket-buy', 'es')}?part=payment`)
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

  await buy.add(await plentiful('book'))
  await buy.openBasket()
  await buy.checkOut()
  await buy.deliverHome()
  await buy.acceptConditions()
  await buy.proveHuman()
  const kept = page.getByRole('radio', { name: /Visa .*3155, 12\/40/ })
  await expect(kept).toBeChecked()
  await expect(keep).not.toBeChecked()
  await expectAccessible(page)
  await buy.button(checkout.pay).click()
  await expect(page.getByText(bank.keptCard)).toBeVisible()
  await page.getByRole('button', { name: starting(bank.pay.replace('{amount}', '').trim()) }).click()
  await expect(buy.heading(bank.challengeTitle)).toBeVisible()
  await buy.button(bank.approve).click()
  await buy.confirmed()

  await page.goto(pathTo('private-saved-cards', 'es'))
  await hydrated(page)
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await expectAccessible(page)
  await buy.button(area.savedCards.removeOne({ last4: '3155' })).click()
  await expect(page.getByText('La tarjeta se ha quitado.')).toBeVisible()
  await expect(page.getByText(area.savedCards.empty)).toBeVisible()
})
