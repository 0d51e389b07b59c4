import { expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const shown = async (shelf: 'recommended' | 'novelties', language: 'es' | 'ca' | 'en'): Promise<string[]> =>
  (await shop.call('GET', '/home/', undefined, language)).body[shelf].map(({ title }: { title: string }) => title)

it('recommends on the home page what the reader can read first, then what sells most (N-37)', async () => {
  const books = [
    ['Tales', 'I01', 90],
    ['Cuentos', 'I08', 80],
    ['Contes', 'I06', 10],
  ] as const
  for (const [at, [title, language, sold]] of books.entries())
    await shop.sql`insert into product (id, kind, ean, sku, storefront_code, title, slug, recommended, recommendation, language_code, units_sold, price_cents)
      values (${970 + at}, 'book', ${`978000000097${at}`}, ${`HOME-${at}`}, 'T013', ${title}, 'x', true, 'Bueno.', ${language}, ${sold}, 1000)`
  const titles = (language: 'es' | 'ca' | 'en') => shown('recommended', language)
  expect(await titles('ca')).toEqual(['Contes', 'Tales', 'Cuentos'])
  expect(await titles('es')).toEqual(['Cuentos', 'Tales', 'Contes'])
})

it('shows among the new titles of the home page first what the reader can read, then the newest (N-37)', async () => {
  const books = [
    ['Latest', 'I01', '2026-10-01'],
    ['Later', 'I01', '2026-08-01'],
    ['Reciente', 'I08', '2026-09-01'],
    ['Recent', 'I06', '2026-07-01'],
  ] as const
  for (const [at, [title, language, published]] of books.entries())
    await shop.sql`insert into product (id, kind, ean, sku, storefront_code, title, slug, novelty, language_code, published_on, price_cents)
      values (${980 + at}, 'book', ${`978000000098${at}`}, ${`NEW-${at}`}, 'T013', ${title}, 'x', true, ${language}, ${published}, 1000)`
  expect(await shown('novelties', 'es')).toEqual(['Reciente', 'Latest', 'Later', 'Recent'])
  expect(await shown('novelties', 'ca')).toEqual(['Recent', 'Latest', 'Reciente', 'Later'])
})
