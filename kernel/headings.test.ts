import { describe, expect, it } from 'vitest'
import { headingOf, sectionsOf } from './headings.ts'

describe('headings of a text that staff write', () => {
  it('reads level, words and anchor, written or made of the words', () => {
    expect(headingOf('## Envío {#shipping}')).toEqual({ level: 2, name: 'Envío', anchor: 'shipping' })
    expect(headingOf('### ¿Dónde está mi pedido?')).toEqual({
      level: 3,
      name: '¿Dónde está mi pedido?',
      anchor: 'donde-esta-mi-pedido',
    })
    expect(headingOf('Nada de #esto')).toBeNull()
  })
  it('lists the sections and not what stands below them', () =>
    expect(sectionsOf('# A\r\n\r\n## B\r\ntexto\r\n### C').map(({ name }) => name)).toEqual(['A', 'B']))
})
