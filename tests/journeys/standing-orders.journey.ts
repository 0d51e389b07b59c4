import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { emailTo } from './support/letters.ts'
import { givenLibraryAndBooks, letNightPass, libraryPassword } from './support/library.sql.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Page, test } from './support/visitor.ts'

/** Where the pointer lies over nothing. */
const letGo = (page: Page) => page.mouse.move(0, 0)

test('a library says what interests it, hears of new books at night and takes what it wants', async ({ page, complaints }) => {
  // An empty sentence is answered with 400, a cart that nobody has yet with 404.
  complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
  const email = freshEmail('biblioteca')
  const word = `Zócalo${Math.floor(Math.random() * 1e6)}`
  await givenLibraryAndBooks(email, word, 3)
  const { standing } = buying(page, 'es').words

  await ahead(page, 'es').signIn(email, libraryPassword)
  await page.goto(pathTo('private-standing-orders', 'es'))
  await expect(page.getByRole('heading', { name: standing.title, level: 1 })).toBeVisible()
  await hydrated(page)

  await page.getByRole('button', { name: standing.preview }).click()
  await expect(page.getByLabel(standing.words)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(standing.words)).toBeFocused()

  await page.getByLabel(standing.words).fill(word.toLowerCase())
  await page.getByRole('checkbox', { name: 'Castellano' }).check()
  await page.getByLabel(standing.priceLimit).fill('60')
  await page.getByLabel(standing.monthLimit).fill('30,00')
  await page.getByRole('button', { name: standing.preview }).click()
  await expect(page.getByRole('heading', { name: standing.previewSome({ books: 2 }) })).toBeFocused()
  await expect(page.getByText(standing.leftOver({ books: 1 }))).toBeVisible()
  await letGo(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: standing.create }).click()
  await expect(page.getByRole('heading', { name: standing.one, level: 1 })).toBeVisible()
  await expect(page.getByText(`Novedades sobre ${word.toLowerCase()}, en castellano`).first()).toBeVisible()
  await expect(page.getByText(standing.nothingYet)).toBeVisible()

  await letNightPass()
  const message = await emailTo(page, email, new RegExp(`${word} 1`))
  expect(message.subject).toBe('2 novedades para su biblioteca')
  await page.goto(/https?:\/\/\S+/.exec(message.text)?.[0] ?? '')
  await expect(page.getByRole('link', { name: `${word} 1` })).toBeVisible()
  await hydrated(page)
  await letGo(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('checkbox', { name: standing.chooseBook({ title: `${word} 2` }) }).uncheck()
  await page.getByRole('button', { name: standing.accept }).click()
  await expect(page.getByText(standing.accepted({ books: 1 }))).toBeVisible()
  await page.getByRole('button', { name: standing.refuse }).click()
  await expect(page.getByText(standing.refused({ books: 1 }))).toBeVisible()
  await expect(page.getByText(standing.nothingYet)).toBeVisible()
})
