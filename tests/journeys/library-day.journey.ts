import { accounts, demoPassword } from '#importers/demo/year/accounts.ts'
import { pathTo } from '#screens/addresses.ts'
import { reopenDemoAccounts } from './support/demo-accounts.ts'
import { plentiful } from './support/products.ts'
import { sendOrder } from './support/serve.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

const { account, desk, intake, notes } = wordsOf('es')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

async function open(page: Page, key: 'private-delivery-notes' | 'private-paste' | 'private-budget') {
  await page.goto(pathTo(key, 'es'))
  await hydrated(page)
}

// One library, one list at work: in one window.
test('a day of acquisitions: a list pasted, what is there already pointed out, ordered on account, delivered, its invoice asked for', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expected.push(/404 .*recover-last-cart/)
  const [one, two] = [await plentiful('book'), await plentiful('book')]
  await page.goto(pathTo('login', 'es'))
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel(account.email).fill(accounts.library.email)
  await main.getByLabel(account.password, { exact: true }).fill(demoPassword)
  const orders = page.getByRole('heading', { level: 1, name: account.orders })
  // A shop with real banks, which another journey opens at the same time, closes the accounts to try out.
  await expect(async () => {
    await reopenDemoAccounts()
    if (!(await orders.isVisible()))
      await main.getByRole('button', { name: account.login, exact: true }).click({ timeout: 2_000 })
    await expect(orders).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expectNoSidewaysScroll(page)

  // What was bought before stands in the library's own delivery notes: one of those titles is asked for again.
  await open(page, 'private-delivery-notes')
  await expect(page.getByRole('heading', { level: 1, name: notes.title })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^A-\d{4}-\d{6}$/ })
    .first()
    .click()
  const numbers = page.getByText(/\b97[89]\d{10}\b/)
  await expect(numbers.first()).toBeVisible()
  const bought = (await numbers.allTextContents()).flatMap((text) => text.match(/97[89]\d{10}/g) ?? [])
  const again = bought.find((ean) => ean !== one.ean && ean !== two.ean) ?? ''
  expect(again).not.toBe('')

  await open(page, 'private-paste')
  await main.getByLabel(intake.paste.text).fill(`Para la sala:\n${one.ean}\t2\n${two.ean} (1 ej.)\nISBN ${again}\n`)
  await button(page, intake.paste.read).click()
  await expect(page.getByRole('heading', { level: 1, name: intake.paste.result })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page, intake.paste.take).click()

  await expect(page.getByRole('heading', { level: 1, name: desk.entry })).toBeVisible()
  await expect(page.getByText(/^Ya comprado/).first()).toBeVisible()
  await expect(page.getByLabel(desk.copiesField({ title: one.title_es }))).toHaveValue('2')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page, desk.place).click()
  const said = page.getByText(/Pedido (\S+) confirmado/)
  await expect(said).toBeVisible()
  const number = /Pedido (\S+) confirmado/.exec((await said.textContent()) ?? '')?.[1] ?? ''

  await sendOrder(number)
  await page.goto(pathTo('private-order-detail', 'es', { number }))
  await hydrated(page)
  await page
    .getByRole('link', { name: /A-\d{4}-\d{6}/ })
    .first()
    .click()
  await expect(page.getByText(one.ean).first()).toBeVisible()
  await expectAccessible(page)
  await button(page, notes.ask).click()
  await expect(page.locator('#invoice')).toContainText(/L-\d{4}-\d{6}.*Facturae.*vence el/)

  await open(page, 'private-budget')
  await expect(page.getByText('Adultos').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
