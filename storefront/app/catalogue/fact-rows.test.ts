import { expect, it } from 'vitest'
import { messages } from '../messages/es.ts'
import type { ShownProduct } from '../shelves/shown.ts'
import { factsOf } from './fact-rows.ts'

const product = (own: Partial<ShownProduct>) => ({ attributes: {}, ...own }) as ShownProduct
const rows = (own: Partial<ShownProduct>) => factsOf(product(own), messages.catalogue, 'es')

it('calls the format of an ebook a format, and that of a printed book its binding', () => {
  expect(rows({ model_type: 'book', ebook: true, format: 'Libro electrónico' })).toContainEqual(['Formato', 'Libro electrónico'])
  expect(rows({ model_type: 'book', ebook: false, format: 'Rústica' })).toContainEqual(['Encuadernación', 'Rústica'])
})

it('tells an object’s number under the bars as its reference, not the key it has in the catalogue', () => {
  const own = { model_type: 'object', ean: '2040065298507', sku: 'gazelle-jar' } as const
  expect(rows(own)).toEqual([['Referencia', '2040065298507']])
})

it('tells each number that the edition says of itself, and nothing of those it does not', () => {
  const own = { model_type: 'book', page_count: 1320, edition_year: 1929, weight_grams: 1450 } as const
  expect(rows(own)).toEqual([
    ['Páginas', '1.320'],
    ['Año de edición', '1929'],
    ['Peso', '1.450 g'],
  ])
  expect(rows({ model_type: 'book', page_count: 12 })).toEqual([['Páginas', '12']])
})

it('tells each text that the edition says of itself as it stands', () => {
  expect(rows({ model_type: 'book', page_count: 12, dimensions: '210 × 140 mm' })).toEqual([
    ['Páginas', '12'],
    ['Dimensiones', '210 × 140 mm'],
  ])
})
