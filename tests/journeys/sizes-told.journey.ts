import { pathTo } from '#screens/addresses.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, firstProductHref, test } from './support/visitor.ts'

const words = {
  es: { title: 'Tabla de tallas', first: 'Talla', note: 'en plano', object: /\/objeto\/camiseta/ },
  ca: { title: 'Taula de talles', first: 'Talla', note: 'plana', object: /\/objecte\/samarreta/ },
  en: { title: 'Size guide', first: 'Size', note: 'flat', object: /\/object\/[^"]*t-shirt/ },
} as const

for (const language of ['es', 'ca', 'en'] as const)
  test(`in ${language} what comes in sizes says what they measure`, async ({ page }) => {
    const { title, first, note, object } = words[language]
    await page.goto(`${pathTo('object-list', language)}?category=9505`)
    await page.goto(await firstProductHref(page, object))
    await page.getByText(title, { exact: true }).click()
    const table = page.getByRole('region', { name: title })
    await expect(table.getByRole('columnheader').first()).toHaveText(first)
    await expect(table.getByRole('rowheader')).toHaveText(['XS', 'S', 'M', 'L', 'XL'])
    await expect(page.getByText(note)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
