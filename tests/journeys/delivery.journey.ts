import { onOrder, plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { expect, hydrated, test } from './support/visitor.ts'
import { starting } from './support/words.ts'

test('one parcel or two are shown side by side with day and price, and one must be chosen', async ({ page, complaints }) => {
  complaints.expected.push(/400/)
  const buy = buying(page, 'en')
  const { checkout } = buy.words
  await buy.add(await plentiful('book', 'en'))
  await buy.add(await onOrder('en'))
  await buy.openBasket()
  await buy.checkOut()
  await buy.enterAsGuest(freshEmail('parcels'))
  await hydrated(page)
  await page.getByRole('radio', { name: starting(checkout.methodHome) }).check()
  await page.getByLabel(checkout.recipient).fill('Reader of Parcels')
  await page.getByLabel(checkout.street).fill('Calle Real, 1')
  await page.locator('#field-postcode').fill('18009')
  await expect(page.getByLabel(checkout.city)).toHaveValue('Granada')
  await expect(page.getByLabel(checkout.region)).toHaveValue('Granada')
  await buy.button(checkout.toPayment).click()
  await expect(page.locator('.plan')).toHaveCount(2)
  await buy.button(checkout.toPayment).click()
  await expect(page.getByText('You must indicate single or split shipment.').first()).toBeVisible()
  const split = page.locator('.plan').filter({ hasText: checkout.planSplit })
  await expect(split.locator('.promise')).toHaveCount(2)
  await split.getByRole('radio').check()
  await buy.button(checkout.toPayment).click()
  await expect(buy.heading(checkout.paymentTitle)).toBeVisible()
  await expect(page.locator('.settled .promise')).toHaveCount(2)
})

test.describe('a pickup point', () => {
  for (const scripts of [true, false])
    test(`is found by its postcode ${scripts ? 'with' : 'without'} scripts`, async ({ somebodyElse }) => {
      const page = await somebodyElse({ javaScriptEnabled: scripts })
      const buy = buying(page, 'es', { scripts })
      const { checkout } = buy.words
      await buy.add(await plentiful('book'))
      await buy.openBasket()
      await buy.checkOut()
      await buy.enterAsGuest(freshEmail('point'))
      if (scripts) await hydrated(page)
      await page.getByRole('radio', { name: starting(checkout.methodPoint) }).check()
      await page.locator('input[name=points]').fill('18009')
      await buy.button(checkout.findPoints).click()
      await page.getByRole('radio', { name: starting('Papelería La Cartuja') }).check()
      await page.getByRole('radio', { name: starting(checkout.methodPoint) }).check()
      await page.getByLabel(checkout.pointRecipient).fill('Lectora de Prueba')
      await buy.button(checkout.toPayment).click()
      await expect(buy.heading(checkout.paymentTitle)).toBeVisible()
      await expect(page.locator('.settled')).toContainText('Papelería La Cartuja')
    })
})
