import { describe, expect, it } from 'vitest'
import { shapesOf } from '#modules/orders/counter/scan.ts'
import { codeReaders } from './scan.ts'

const readAs = (scanned: string) => shapesOf(codeReaders, scanned).map(({ reader, value }) => ({ kind: reader.kind, value }))

describe('what a code looks like', () => {
  it.each([
    ['978-84-376-0494-7', 'title', '9788437604947'],
    ['843760494X', 'title', '9788437604947'],
    ['2021044638606', 'title', '2021044638606'],
    ['26-000025', 'order', '26-000025'],
    [' 26-000025\r', 'order', '26-000025'],
    ['26-000025-2', 'parcel', '26-000025-2'],
    ['https://shop.example/es/pedido/26-000025?key=abc', 'order', '26-000025'],
    ['fc26-000031', 'invoice', 'FC26-000031'],
    ['A-2026-000012', 'delivery_note', 'A-2026-000012'],
    ['7ABC-DEFG-HJKL-MNPQ', 'gift_card', '7ABCDEFGHJKLMNPQ'],
    ['OBJ-1001', 'title', 'OBJ-1001'],
    ['d-000012', 'return', 'D-000012'],
    ['R-000012', 'reservation', 'R-000012'],
    ['e-7ag32hb4c9', 'ticket', 'E-7AG32HB4C9'],
  ])('reads %s as %s', (scanned, kind, value) => expect(readAs(scanned)[0]).toEqual({ kind, value }))

  it('takes an EAN of the range of cards for a card first and for a title of the house then', () =>
    expect(readAs('2900000000018').map(({ kind }) => kind)).toEqual(['loyalty_card', 'title']))

  it.each(['', ' ', '¿qué?', 'hola mundo', '9788437604948', 'https://elsewhere.example/26', `x${'1'.repeat(200)}`])(
    'knows nothing in %j',
    (scanned) => expect(readAs(scanned).filter(({ kind }) => kind !== 'title')).toEqual([]),
  )

  it('has one reader of each kind of code', () => {
    const kinds = codeReaders.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})
