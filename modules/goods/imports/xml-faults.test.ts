import { describe, expect, it } from 'vitest'
import { because, reasonIn } from './reasons.ts'

describe('a fault of XML in the report of an import', () => {
  it.each([
    [
      'unexpected close tag',
      'XML mal formado: una etiqueta se cierra sin haberse abierto',
      'XML mal format: una etiqueta es tanca sense haver-se obert',
    ],
    ['unclosed tag: Product', 'XML mal formado: falta cerrar <Product>', 'XML mal format: falta tancar <Product>'],
    [
      'disallowed character in tag name',
      'XML mal formado: un carácter que no puede estar ahí',
      'XML mal format: un caràcter que no hi pot ser',
    ],
  ])('is told in the language of its reader: %s', (fault, es, ca) => {
    const { code, details, reason } = because('not_well_formed', { fault })
    expect([reasonIn('es', code, details), reasonIn('ca', code, details)]).toEqual([es, ca])
    expect(reason).toBe(`not well-formed: ${fault}`)
  })
})
