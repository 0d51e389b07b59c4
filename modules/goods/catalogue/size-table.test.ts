import { describe, expect, it } from 'vitest'
import { sizeTableOf } from './size-table.ts'

describe('a table of sizes', () => {
  it('is read from lines with bars, with notes below it', () => {
    expect(sizeTableOf('Talla | Pecho (cm)\n| S | 86–90 |\n\nM|91–95\nMida la prenda en plano.')).toEqual({
      head: ['Talla', 'Pecho (cm)'],
      rows: [
        ['S', '86–90'],
        ['M', '91–95'],
      ],
      notes: ['Mida la prenda en plano.'],
    })
  })
  it.each(['', 'S', 'Talla | Pecho', 'Talla | Pecho\nS | 1 | 2', 'Talla | Pecho\n | 86', 'a|b|c|d|e|f|g|h|i\n1|2|3|4|5|6|7|8|9'])(
    'is none of %j',
    (text) => expect(sizeTableOf(text)).toBeNull(),
  )
})
