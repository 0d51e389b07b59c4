import { expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()

it('recommends on the home page what the reader can read first, then what sells most (N-37)', async () => {
  const books = [
    ['Tales', 'I01', 90],
    ['Cuentos', 'I08', 80],
    ['Contes', 'I06', 10],
  ] as const
  for (const [at, [title, language, sold]] of books.entries())
    await shop.sql`insert into product (id, kind, ean, sku, storefront_code, title, slug, recommended, recommendation, language_code, units_sold, price_cents)
      values (${970 + at}, 'book', ${`978000000097${at}`}, ${`HOME-${at}`}, 'T013', ${title}, 'x', true, 'Bueno.', ${language}, ${sold}, 1000)`
  const titles = async (language: 'es' | 'ca' | 'en') =>
    (await shop.call('GET', '/home/', undefined, language)).body.recommended.map(({ title }: { title: string }) => title)
  expect(await titles('ca')).toEqual(['Contes', 'Tales', 'Cuentos'])
  expect(await titles('es')).toEqual(['Cuentos', 'Tales', 'Contes'])
})
