import { describe, expect, it } from 'vitest'
import { inWords } from './in-words.ts'

const words = { yes: 'Sí', no: 'No' }
const told = (field: string, value: unknown) => inWords(field, value, 'es', words)

describe('a value that two people wrote', () => {
  it.each([
    ['page_count', 1320, '1.320'],
    ['edition_year', 2019, '2019'],
    ['price_cents', 1990, '19,90\u00a0€'],
    ['published_on', '2026-11-23', '23/11/2026'],
    ['starts_at', '2026-11-23T18:00:00Z', '23/11/2026, 19:00'],
    ['novelty', true, 'Sí'],
    ['free_price', false, 'No'],
    ['tags', ['jardines', 'agua'], 'jardines · agua'],
    [
      'categories',
      [
        { id: 7, name: 'Arte' },
        { id: 8, name: 'Historia' },
      ],
      'Arte · Historia',
    ],
    ['safety', { maker: 'Taller', warnings: { es: 'Frágil', ca: '', en: null } }, 'Taller · Frágil'],
    ['subtitle', null, ''],
    ['title', 'Los patios', 'Los patios'],
  ])('is told in words: %s', (field, value, said) => expect(told(field, value)).toBe(said))
})
