import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { isSinliNote, readSinliNote } from './read-sinli.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place } = buying(shop)

const [first, second, unknown] = ['9788437604947', '9788420412146', '9788408093190']
const pad = (text: string, width: number) => text.padEnd(width)
/** A note as distributors send it, with the line of identification and the totals around it. */
const sinli = [
  `IEESFANDEL1234567ESFANDELIB12345ENVIO 08FANDE`,
  `C${pad('Distribuidora del Sur', 40)}${pad('Librería', 40)}${pad('A-1234', 10)}20261120AFN0000000000E`,
  `D${pad(first, 17)}${pad(first, 18)}${pad('', 15)}${pad('Los jardines', 50)}000003${'0'.repeat(10)}${'0'.repeat(10)}`,
  `D${pad('', 17)}${pad(second, 18)}${pad('', 15)}${pad('El agua', 50)}000002${'0'.repeat(10)}${'0'.repeat(10)}`,
  `D${pad('', 17)}${pad('', 18)}${pad('REF9', 15)}${pad('Sin número', 50)}000001${'0'.repeat(10)}${'0'.repeat(10)}`,
  `T00000006${'0'.repeat(20)}`,
].join('\r\n')

const bookOf = async (ean: string, stock = 0) => {
  const product = await givenProduct(shop.sql, { stock })
  await shop.sql`update product set ean = lpad(id::text, 13, '2') where ean = ${ean}`
  await shop.sql`update product set ean = ${ean} where id = ${product}`
  return product
}
const copiesOf = async (product: number) =>
  (await shop.sql<{ quantity: number }[]>`select quantity from stock where product_id = ${product}`)[0]?.quantity ?? 0
const scan = (code: string, change: object = {}) => ({ key: randomUUID(), code, ...change })

it('a SINLI note is read line by line, whatever stands around it', () => {
  expect(isSinliNote(sinli)).toBe(true)
  expect(isSinliNote('Cuatro ejemplares de 9788437604947\nDos más')).toBe(false)
  expect(readSinliNote(sinli)).toMatchObject({
    supplier: 'Distribuidora del Sur',
    number: 'A-1234',
    day: '2026-11-20',
    lines: [
      { code: first, title: 'Los jardines', copies: 3 },
      { code: second, title: 'El agua', copies: 2 },
    ],
    unread: [expect.stringContaining('Sin número')],
  })
})

describe('a delivery of a supplier', () => {
  it('is counted against its note, moves the stock once, and says which orders it serves', async () => {
    const [one, two] = [await bookOf(first), await bookOf(second)]
    const who = await signIn()
    const { body: order } = await place(who, await fill(who, [two], 1))
    const { call } = await hire(['bookseller'])
    const file = { name: 'ENVIO.txt', content: Buffer.from(sinli, 'latin1').toString('base64') }
    const { body: opened } = await call('POST', '/supplier-deliveries/', { store_code: 'T013', file })
    expect(opened).toMatchObject({
      supplier: 'Distribuidora del Sur',
      note_number: 'A-1234',
      note_day: '2026-11-20',
      expected: 5,
    })
    expect(opened.unread).toHaveLength(1)
    const to = `/supplier-deliveries/${opened.id}`
    const twice = scan(first)
    const scans = [twice, twice, scan(first), scan(unknown), scan(second, { copies: 2, by_hand: true })]
    expect((await call('POST', `${to}/scans/`, { scans: scans.slice(1) })).status).toBe(200)
    const { body: sent } = await call('POST', `${to}/scans/`, { scans })
    expect(sent.items[0]).toMatchObject({ line: { code: first, product: one, expected: 3, counted: 2 } })
    expect(await copiesOf(one)).toBe(0)
    const { body: done } = await call('POST', `${to}/finish/`, { remark: 'one of three is missing' })
    expect(done).toMatchObject({ state: 'finished', serves: [{ order: order.number, copies: 1 }] })
    expect(done.lines).toContainEqual(expect.objectContaining({ code: unknown, product: null, expected: 0, counted: 1 }))
    expect([await copiesOf(one), await copiesOf(two)]).toEqual([2, 2])
    expect((await call('POST', `${to}/finish/`, {})).body.code).toBe('supplier_delivery.not_now')
    expect((await call('POST', `${to}/scans/`, { scans: [scan(first)] })).body.code).toBe('supplier_delivery.not_now')
    const { body: history } = await call('GET', `/stock/${one}/movements/`)
    expect(history.items[0]).toMatchObject({ kind: 'receipt', delta: 2, document: { kind: 'delivery', name: String(opened.id) } })
    expect((await call('POST', '/supplier-deliveries/', { store_code: 'T013', file })).body.code).toBe(
      'supplier_delivery.taken_in',
    )
    await expectBooksBalance(shop.sql)
  })

  it('is read from pasted lines, and came as its note says where nobody counts', async () => {
    const one = await bookOf(first, 1)
    const { call } = await hire(['bookseller'])
    const open = (change: object) =>
      call('POST', '/supplier-deliveries/', {
        store_code: 'T013',
        supplier: 'Una editorial',
        text: `${first} 4\n${first} 1`,
        ...change,
      })
    expect((await open({ supplier: '' })).body.supplier).toEqual([expect.stringContaining('supplier')])
    expect((await open({ text: 'good morning' })).body.code).toBe('supplier_delivery.nothing_read')
    const { body } = await open({})
    expect(body.lines).toMatchObject([{ code: first, expected: 5, counted: 0, product: one }])
    expect((await call('POST', `/supplier-deliveries/${body.id}/finish/`, {})).body.code).toBe('supplier_delivery.nothing')
    expect((await call('POST', `/supplier-deliveries/${body.id}/finish/`, { as_noted: true })).body).toMatchObject({ counted: 5 })
    expect(await copiesOf(one)).toBe(6)
  })

  it('may come without a note, is laid aside, and is its own store’s alone', async () => {
    await bookOf(first)
    const { call } = await hire(['bookseller'])
    const stranger = await hire(['bookseller'], { storeCode: 'T014' })
    const { body } = await call('POST', '/supplier-deliveries/', { store_code: 'T013', supplier: 'Una imprenta' })
    expect(body.acts).toMatchObject({ scan: null, finish: 'supplier_delivery.nothing' })
    expect((await stranger.call('GET', `/supplier-deliveries/${body.id}/`)).status).toBe(404)
    expect((await stranger.call('GET', '/supplier-deliveries/')).body.items).toEqual([])
    expect((await call('GET', '/supplier-deliveries/?state=open')).body.items).toContainEqual(
      expect.objectContaining({ id: body.id }),
    )
    expect((await call('POST', `/supplier-deliveries/${body.id}/abandon/`, {})).body.state).toBe('abandoned')
  })
})
