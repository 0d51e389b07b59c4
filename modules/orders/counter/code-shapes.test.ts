import { describe, expect, it } from 'vitest'
import { shapesOf } from './code-shapes.ts'

describe('what a code looks like', () => {
  it.each([
    ['978-84-376-0494-7', 'title', '9788437604947'],
    ['843760494X', 'title', '9788437604947'],
    ['2021044638606', 'title', '2021044638606'],
    ['26-000025', 'order', '26-000025'],
    [' 26-000025\r', 'order', '26-000025'],
    ['26-000025-2', 'parcel', '26-000025'],
    ['https://shop.example/es/pedido/26-000025?key=abc', 'order', '26-000025'],
    ['fc26-000031', 'invoice', 'FC26-000031'],
    ['A-2026-000012', 'delivery_note', 'A-2026-000012'],
    ['7ABC-DEFG-HJKL-MNPQ', 'gift_card', '7ABCDEFGHJKLMNPQ'],
    ['OBJ-1001', 'title', 'OBJ-1001'],
  ])('reads %s as %s', (scanned, kind, value) => expect(shapesOf(scanned)[0]).toMatchObject({ kind, value }))

  it('takes an EAN of the range of cards for a card first and for a title of the house then', () =>
    expect(shapesOf('2900000000018').map(({ kind }) => kind)).toEqual(['loyalty_card', 'title']))

  it.each(['', ' ', '¿qué?', 'hola mundo', '9788437604948', 'https://elsewhere.example/26', `x${'1'.repeat(200)}`])(
    'knows nothing in %j',
    (scanned) => expect(shapesOf(scanned).filter(({ kind }) => kind !== 'title')).toEqual([]),
  )
})
