import type { Page } from '@playwright/test'
import { openAsColleague } from './support/colleague.ts'
import { givenCardHolder } from './support/people.ts'
import { onOrder } from './support/products.ts'
import { freshEmail } from './support/purchase.ts'
import { scan } from './support/scan.ts'
import { ordersOf } from './support/staff.sql.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const bookseller = { roles: ['bookseller'], store: 'T013' } as const

/** A bookseller's hands: each key or word is an act, and all of them are counted. */
function hands(page: Page) {
  let acts = 0
  return {
    press: async (key: string) => {
      acts += 1
      await page.keyboard.press(key)
    },
    type: async (words: string) => {
      acts += 1
      await page.keyboard.type(words)
    },
    acts: () => acts,
  }
}

test.describe('@desktop a special order, by keyboard and scanner alone', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  const begin = async (page: Page) => {
    const book = await onOrder()
    await openAsColleague(page, '/counter', bookseller)
    await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await scan(page, book.ean || book.sku)
    await expect(page.getByRole('heading', { level: 2, name: book.title })).toBeVisible()
    return book
  }
  const act = (page: Page) => page.getByRole('button', { name: 'Hacer el pedido' })
  const find = (page: Page) => page.getByRole('combobox', { name: 'Cuenta, tarjeta, teléfono o nombre' })

  test('for who holds a card takes three acts at most after the scans', async ({ page }) => {
    const holder = await givenCardHolder()
    await begin(page)
    const { press, acts } = hands(page)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await scan(page, holder.card)
    await expect(page.getByRole('heading', { level: 2, name: holder.greeting })).toBeVisible()
    await press('Enter')
    await expect(act(page)).toBeFocused()
    await press('Enter')
    await expect(page.getByText('Se paga al recogerlo')).toBeVisible()
    expect(acts()).toBeLessThanOrEqual(3)
    expect(await ordersOf(holder.email)).toHaveLength(1)
  })

  test('is for whoever’s card is scanned once it was begun', async ({ page }) => {
    const holder = await givenCardHolder()
    await begin(page)
    const { press, type, acts } = hands(page)
    await press('o')
    await expect(find(page)).toBeFocused()
    // A scanner ends with Enter, before anything can have been found.
    await type(holder.card)
    await page.keyboard.press('Enter')
    await expect(act(page)).toBeFocused()
    await press('Enter')
    await expect(page.getByText('Se paga al recogerlo')).toBeVisible()
    expect(acts()).toBeLessThanOrEqual(3)
  })

  test('for somebody new takes six acts at most', async ({ page }) => {
    const email = freshEmail('special')
    await begin(page)
    const { press, type, acts } = hands(page)
    await press('o')
    await expect(find(page)).toBeFocused()
    await type('Nuria Azahar Nueva')
    await expect(page.getByRole('option', { name: 'Alguien nuevo: Nuria Azahar Nueva' })).toBeVisible()
    await expectAccessible(page)
    await press('Enter')
    await expect(page.locator('[name="who.email"]')).toBeFocused()
    await expect(page.locator('[name="who.name"]')).toHaveValue('Nuria Azahar Nueva')
    await type(email)
    await expect(act(page)).toBeEnabled()
    await expectAccessible(page)
    await press('Enter')
    await expect(page.getByText('Se paga al recogerlo')).toBeVisible()
    expect(acts()).toBeLessThanOrEqual(6)
    expect(await ordersOf(email)).toHaveLength(1)
  })
})
