import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { givenLibrary, libraryPassword } from './support/library.ts'
import { buying } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './support/visitor.ts'

/** Signs a library in, and opens a page of its private area. */
async function enter(page: Page, email: string, path: string) {
  await ahead(page, 'es').signIn(email, libraryPassword)
  await page.goto(path)
}

test('a library finds a delivery note, counts what arrived, claims the rest and asks for the invoice again after a failure', async ({
  page,
  complaints,
}) => {
  // Who has just signed in has no basket yet.
  complaints.expected.push(
    /404 \(Not Found\).*recover-last-cart/,
    /400 \(Bad Request\)/,
    /409 \(Conflict\)/,
    /500 \(Internal Server Error\)/,
  )
  const { email, first } = await givenLibrary('es')
  const buy = buying(page, 'es')
  const { notes } = buy.words
  await enter(page, email, pathTo('private-delivery-notes', 'es'))
  await expect(buy.heading(notes.title)).toBeVisible()
  await expect(page.getByText('EXP-2026/114')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // An end before its start is refused at the field (L-05).
  await page.getByLabel(notes.from, { exact: true }).fill('22/11/2026')
  await page.getByLabel(notes.to, { exact: true }).fill('21/11/2026')
  await buy.button(notes.show).click()
  await expect(page.getByLabel(notes.to, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(notes.from, { exact: true }).fill('21/11/2026')
  await buy.button(notes.show).click()
  await page.getByRole('link', { name: first.note, exact: true }).click()

  await expect(buy.heading(notes.note({ number: first.note }))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const scan = page.getByLabel(notes.scan, { exact: true })
  await scan.fill('978-84-00-00000-0')
  await scan.press('Enter')
  await expect(page.getByText(notes.counted({ title: 'El patio de los leones', received: 1, quantity: 3 }))).toBeVisible()
  await expect(scan).toBeFocused()
  await expect(scan).toHaveValue('')
  await scan.fill('9788400000000')
  await scan.press('Enter')
  await expect(page.getByText(notes.progress({ received: 2, copies: 3 }))).toBeVisible()
  await buy.button(notes.claimMissing).click()
  await expect(page.getByText(notes.claimMade)).toBeVisible()

  // What cannot be claimed is said where the claim is, and nothing that was written is lost.
  await page.getByText(notes.claimOther, { exact: true }).click()
  await page.getByLabel(notes.claimCopies, { exact: true }).fill('3')
  await page.getByLabel(notes.claimComments, { exact: true }).fill('El lomo está roto.')
  await buy.button(notes.claimSend).click()
  await expect(page.locator('details').getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel(notes.claimComments, { exact: true })).toHaveValue('El lomo está roto.')

  const calls = '**/invoice-request/**'
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
  await buy.button(notes.ask).click()
  await expect(page.getByText(notes.failed)).toBeVisible()
  // Away from where the header that stays covers half a button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await page.unroute(calls)
  await buy.button(notes.retry).click()
  await expect(page.getByRole('link', { name: /^[A-Z]+-2026-\d{6}$|^L-/ }).first()).toBeVisible()

  await page.goto(pathTo('private-claims', 'es'))
  await expect(page.getByText(notes.claims.states.open)).toBeVisible()
  await expectAccessible(page)
  await page.goto(pathTo('private-invoices', 'es'))
  await expect(page.getByText(first.note)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a library orders an old order again and is told what cannot be had', async ({ page, complaints }) => {
  complaints.expected.push(/404 \(Not Found\).*recover-last-cart/)
  const { email, second, book } = await givenLibrary('es')
  const buy = buying(page, 'es')
  const { again } = buy.words
  await enter(page, email, pathTo('private-orders', 'es'))
  await page.getByLabel(again.search, { exact: true }).fill(second.order.number)
  await buy.button(again.find).click()
  await page.getByRole('link', { name: new RegExp(second.order.number) }).click()
  await expect(page.getByRole('link', { name: second.note })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await buy.button(again.button).click()
  await expect(page.getByText(again.addedList)).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `2 × ${book}` })
      .last(),
  ).toBeVisible()
  await expect(page.getByText(again.missing)).toBeVisible()
})

test.describe('receiving, without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test('counts, claims and asks for the invoice with forms alone', async ({ page }) => {
    const { email, first } = await givenLibrary('es')
    const buy = buying(page, 'es', { scripts: false })
    const { notes } = buy.words
    await enter(page, email, pathTo('private-delivery-note-detail', 'es', { code: first.note }))
    await page.getByLabel(notes.scan, { exact: true }).fill('9788400000000')
    await buy.button(notes.count).click()
    await expect(page.getByText(notes.progress({ received: 1, copies: 3 }))).toBeVisible()
    await buy.button(notes.claimMissing).click()
    await expect(page.getByText(notes.claimMade)).toBeVisible()
    await buy.button(notes.ask).click()
    await expect(buy.button(notes.ask)).toHaveCount(0)
  })
})
