import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { workUntilDone } from '#importers/work.ts'
import { importing, message, product } from '#tests/support/importing.ts'
import { eanOf } from '#tests/support/sample-books.ts'

const desk = importing()
const { shop, files, sent, sendPiece, done, imported, tried, rowsOf, products } = desk

describe('a file that staff send', () => {
  it('comes in pieces of any size, goes on where it stood, and says what it is', async () => {
    const bytes = gzipSync(
      message('Acequia', product({ n: 1 }), product({ n: 2, notification: '04' }), product({ n: 3, notification: '05' })),
    )
    const { body } = await desk.cataloguer.call('POST', '/imports/files/', { name: 'acequia.xml.gz', bytes: bytes.length })
    expect((await sendPiece(body.id, 0, bytes.subarray(0, 100))).body).toMatchObject({ received: 100, state: 'arriving' })
    expect(await sendPiece(body.id, 200, bytes.subarray(200))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('100 bytes have arrived') },
    })
    expect((await sendPiece(body.id, 0, bytes.subarray(0, 100))).body).toMatchObject({ received: 100 })
    expect((await sendPiece(body.id, 100, bytes.subarray(100))).body).toMatchObject({ received: bytes.length, state: 'waiting' })
    await workUntilDone(shop.sql, files)
    expect((await desk.cataloguer.call('GET', `/imports/files/${body.id}/`)).body).toMatchObject({
      state: 'ready',
      kind: 'onix',
      release: '3.0',
      rows: 3,
      parts: 1,
      withdrawals: 1,
      sender: 'Acequia',
      source: 'Acequia',
      sent_on: '2026-11-20',
      sent_by: expect.stringContaining('Somebody'),
      acts: { try: null, run: null },
    })
  })

  it.each([
    ['a.pdf', '%PDF-1.7', 'a PDF'],
    ['b.xml', '<!DOCTYPE html><html><body>502</body></html>', 'a web page'],
    ['c.zip', Buffer.from('PK\u0003\u0004nothing'), 'breaks off'],
    ['d.exe', Buffer.from('MZ\u0090\u0000'), 'a program'],
    ['e.xml', '<?xml version="1.0"?><other/>', 'no product in this file'],
    ['f.xml.gz', gzipSync(gzipSync(message('x', product({ n: 1 })))), 'packed twice'],
  ])('is refused as %s in words when it is something else', async (name, content, says) => {
    const file = await sent(name, content)
    expect(file).toMatchObject({ state: 'unfit', fault: { sentence: expect.stringContaining(says) } })
    expect(await desk.cataloguer.call('POST', `/imports/files/${file.id}/run/`, {})).toMatchObject({ status: 400 })
  })

  it('that was cut off gives what came before, and says so', async () => {
    const packed = gzipSync(
      message('Cortada', ...Array.from({ length: 3_000 }, (_, i) => product({ n: 5_000 + i, title: `${Math.sin(i)}` }))),
    )
    const file = await sent('cut.xml.gz', packed.subarray(0, packed.length / 2))
    expect(file).toMatchObject({ state: 'ready', cut: { sentence: expect.stringContaining('breaks off') } })
    const report = await imported(file.id)
    expect(report).toMatchObject({ state: 'done', fault: { sentence: expect.stringContaining('breaks off') } })
    expect(report.inserted).toBeGreaterThan(500)
  })
})

describe('a trial', () => {
  it('says what an import would change, field by field, and writes nothing', async () => {
    await imported(
      (await sent('a.xml', message('Prueba de precios', product({ n: 10 }), product({ n: 11 }), product({ n: 12 })))).id,
    )
    const before = await products(10, 11, 12, 13)
    const file = await sent(
      'b.xml',
      message(
        'Prueba de precios',
        product({ n: 10 }),
        product({ n: 11, price: '16.00', title: 'El agua clara' }),
        product({ n: 12, availability: '51' }),
        product({ n: 13 }),
        product({ n: 14, ean: '9788437604948' }),
      ),
    )
    const trial = await tried(file.id)
    expect(trial).toMatchObject({ state: 'done', inserted: 1, changed: 2, unchanged: 1, refused: 1, alarms: 1, leaving: 1 })
    expect(await products(10, 11, 12, 13)).toEqual(before)
    const changes = async (kind: string) =>
      (await desk.cataloguer.call('GET', `/imports/runs/${trial.id}/changes/?kind=${kind}`)).body.items
    expect(await changes('alarm')).toMatchObject([
      {
        ean: eanOf(11),
        fields: expect.arrayContaining([
          { field: 'price_cents', before: '1250', after: '1600' },
          { field: 'title', before: 'El agua 11', after: 'El agua clara' },
        ]),
      },
    ])
    expect(await changes('leaves')).toMatchObject([{ ean: eanOf(12) }])
    expect(await changes('new')).toMatchObject([{ ean: eanOf(13) }])
    expect(await rowsOf(trial.id, '?refused=true')).toMatchObject([
      { line: expect.any(Number), why: { code: 'no_valid_identifier', sentence: 'no valid ISBN or EAN among 9788437604948' } },
    ])
    expect(await imported(file.id)).toMatchObject({ inserted: 1, changed: 2, unchanged: 1, refused: 1, alarms: 1, leaving: 1 })
  })
})

describe('a table', () => {
  const csv =
    'ISBN;Título;Autor/a;PVP;Editorial\n' +
    `${eanOf(70)};"El pozo; y la noria";Aljibe, Martina;"12,50 €";Acequia\n` +
    `${eanOf(71)};Sin precio;;doce;Acequia\n`

  it('has its columns proposed, said once and remembered for its source', async () => {
    const file = await sent('lista.csv', csv)
    expect(file).toMatchObject({
      kind: 'table',
      rows: 2,
      headings: ['ISBN', 'Título', 'Autor/a', 'PVP', 'Editorial'],
      mapping: { ean: 'ISBN', title: 'Título', price: 'PVP', publisher: 'Editorial' },
    })
    const mapping = { ...file.mapping, authors: 'Autor/a' }
    expect(
      (await desk.cataloguer.call('PUT', `/imports/files/${file.id}/`, { source: 'Acequia listas', mapping: { ean: 'EAN' } }))
        .body,
    ).toMatchObject({
      'mapping.ean': ['The file has no such column.'],
    })
    await desk.cataloguer.call('PUT', `/imports/files/${file.id}/`, { source: 'lista.csv', mapping })
    const report = await imported(file.id)
    expect(report).toMatchObject({ inserted: 1, refused: 1 })
    expect(await products(70)).toMatchObject([{ title: 'El pozo; y la noria', price_cents: 1250 }])
    const [row] = await rowsOf(report.id, '?refused=true')
    expect(row).toMatchObject({ line: 3, why: { code: 'no_number' } })
    await desk.cataloguer.call('PUT', `/imports/runs/${report.id}/rows/${row.id}/`, { text: row.text.replace('doce', '12') })
    expect(await done(`/imports/runs/${report.id}/retry/`)).toMatchObject({ inserted: 1 })
    expect(await sent('lista.csv', csv)).toMatchObject({ mapping })
  })

  it('may be a workbook, whose numbers and days are read as it writes them', async () => {
    const rows = [
      ['ISBN', 'Título', 'Precio', 'Fecha', 'Páginas'].map((value) => ({ value, type: String })),
      [
        { value: Number(eanOf(75)), type: Number },
        { value: 'La alberca', type: String },
        { value: 14.5, type: Number },
        { value: new Date('2026-03-02T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 96, type: Number },
      ],
    ]
    const file = await sent('hoja.xlsx', await writeSheet(rows as never).toBuffer())
    expect(file).toMatchObject({ state: 'ready', kind: 'workbook', rows: 1, mapping: { ean: 'ISBN', price: 'Precio' } })
    expect(await imported(file.id)).toMatchObject({ inserted: 1, refused: 0 })
    const [row] = await shop.sql`
      select title, price_cents, published_on, page_count from product where ean = ${eanOf(75)}`
    expect(row).toEqual({ title: 'La alberca', price_cents: 1450, published_on: '2026-03-02', page_count: 96 })
  })

  it('of prices alone changes prices alone', async () => {
    const file = await sent('precios.tsv', `EAN\tPVP\n${eanOf(70)}\t13,00\n${eanOf(79)}\t5\n`)
    const report = await imported(file.id)
    expect(report).toMatchObject({ changed: 1, inserted: 0, refused: 1 })
    expect(await products(70, 79)).toMatchObject([{ title: 'El pozo; y la noria', price_cents: 1300 }])
  })
})
