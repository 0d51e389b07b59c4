import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { emailTo } from './support/letters.ts'
import { givenLibraryAndBooks, libraryPassword } from './support/library.sql.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/visitor.ts'

test('a library invites somebody who asks; they set a password, sign in under their own name and cannot order alone', async ({
  page,
  complaints,
}) => {
  // A form refused, a cart that nobody has yet, a page that a role may not see.
  complaints.expected.push(/40[034] \((Bad Request|Forbidden|Not Found)\)/)
  const email = freshEmail('biblioteca')
  await givenLibraryAndBooks(email, 'Ninguno', 0)
  const invited = freshEmail('solicita')
  const buy = buying(page, 'es')
  const { account, checkout, members } = buy.words
  const password = 'granada de plata'
  await ahead(page, 'es').signIn(email, libraryPassword)
  await page.goto(pathTo('private-members', 'es'))
  await expect(buy.heading(members.title)).toBeVisible()
  await hydrated(page)
  // What is wrong is said beside its field, and the first wrong field has the focus (U-35).
  await buy.button(members.send).click()
  await expect(page.getByLabel(members.email, { exact: true })).toBeFocused()
  await page.getByLabel(members.email, { exact: true }).fill(invited)
  await page.locator('#field-name').fill('Pau Oliva')
  await buy.button(members.send).click()
  await expect(page.locator('.members').getByText('Pau Oliva').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await buy.button(account.logout).click()
  await expect(buy.heading(account.loginTitle)).toBeVisible()

  const message = await emailTo(page, invited, /\/invitacion\//)
  const token = /\/invitacion\/(\S+)/.exec(message.text)?.[1] ?? ''
  await page.goto(pathTo('member-invitation', 'es', { token }))
  await expect(buy.heading(members.invitation)).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByLabel(account.confirmPassword).fill(password)
  await page.getByRole('checkbox', { name: members.privacy }).check()
  await buy.button(members.join).click()
  await expect(buy.heading(account.orders)).toBeVisible()
  await expect(page.getByRole('link', { name: members.title })).toHaveCount(0)
  await hydrated(page)
  await buy.button(account.logout).click()
  await expect(buy.heading(account.loginTitle)).toBeVisible()

  await ahead(page, 'es').signIn(invited, password)
  await page.goto(pathTo('private-members', 'es'))
  await expect(page).toHaveURL(new RegExp(pathTo('forbidden', 'es')))
  await buy.add(await plentiful('object', 'es'))
  await buy.openBasket()
  await buy.checkOut()
  await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
  await buy.deliverHome()
  await buy.acceptConditions()
  await buy.proveHuman()
  await buy.button(checkout.pay).click()
  await expect(page.getByRole('alert').filter({ hasText: 'envíela a aprobación' })).toBeVisible()
})
