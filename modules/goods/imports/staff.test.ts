import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { coversOfFolder } from '#importers/covers.ts'
import { workUntilDone } from '#importers/work.ts'
import { ImportFiles } from '#modules/goods/imports/file-store.ts'
import { isPublic, openCover } from '#modules/goods/imports/open-cover.ts'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { givenCustomer, givenDeliveredOrder } from '#tests/support/delivered-order.ts'
import { eanOf } from '#tests/support/sample-books.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
const { hire } = staffing(shop)
const files = new ImportFiles(folder)
let cataloguer: Colleague

beforeAll(async () => {
  cataloguer = await hire(['catalogue'])
})

interface Made {
  n: number
  title?: string
  notification?: string
  price?: string
  currency?: string
  availability?: string
  ean?: string
}
const product = ({
  n,
  title = `El agua ${n}`,
  notification = '03',
  price = '12.50',
  currency = 'EUR',
  availability = '20',
  ean,
}: Made) => `
<Product><RecordReference>r.${n}</RecordReference><NotificationType>${notification}</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean ?? eanOf(n)}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
<Contributor><ContributorRole>A01</ContributorRole><PersonName>Martina Aljibe</PersonName></Contributor></DescriptiveDetail>
<ProductSupply><SupplyDetail><ProductAvailability>${availability}</ProductAvailability><Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`
const message = (sender: string, ...products: string[]) =>
  `<?xml version="1.0"?><ONIXMessage release="3.0"><Header><Sender><SenderName>${sender}</SenderName></Sender><SentDateTime>20261120</SentDateTime></Header>${products.join('')}</ONIXMessage>`

/** Sends a file in pieces as a screen does, and waits until it was looked at. */
async function sent(name: string, content: string | Buffer, piece = 1 << 20) {
  const bytes = Buffer.from(content)
  const { body } = await cataloguer.call('POST', '/imports/files/', { name, bytes: bytes.length })
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const answer = await sendPiece(body.id, offset, bytes.subarray(offset, offset + piece))
    expect(answer).toMatchObject({ status: 200 })
  }
  await workUntilDone(shop.sql, files)
  return (await cataloguer.call('GET', `/imports/files/${body.id}/`)).body
}

async function sendPiece(file: number, offset: number, piece: Buffer) {
  const answer = await shop.app.inject({
    method: 'PATCH',
    url: `/api/staff/imports/files/${file}/content/?offset=${offset}&store=T013&lang=en`,
    headers: { authorization: `Bearer ${cataloguer.token}`, 'content-type': 'application/octet-stream' },
    payload: piece,
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}

const run = async (id: number) => (await cataloguer.call('GET', `/imports/runs/${id}/`)).body
async function done(act: string, body: object = {}) {
  const begun = await cataloguer.call('POST', act, body)
  expect(begun, JSON.stringify(begun.body)).toMatchObject({ status: 200 })
  await workUntilDone(shop.sql, files)
  return run(begun.body.id)
}
const imported = (file: number, body: object = {}) => done(`/imports/files/${file}/run/`, body)
const tried = (file: number, body: object = {}) => done(`/imports/files/${file}/try/`, body)
const rowsOf = async (id: number, query = '') => (await cataloguer.call('GET', `/imports/runs/${id}/rows/${query}`)).body.items
const products = async (...numbers: number[]) =>
  shop.sql`select ean, title, price_cents, availability_code from product where ean = any(${numbers.map(eanOf)}) order by ean`

describe('a file that staff send', () => {
  it('comes in pieces of any size, goes on where it stood, and says what it is', async () => {
    const bytes = gzipSync(
      message('Acequia', product({ n: 1 }), product({ n: 2, notification: '04' }), product({ n: 3, notification: '05' })),
    )
    const { body } = await cataloguer.call('POST', '/imports/files/', { name: 'acequia.xml.gz', bytes: bytes.length })
    expect((await sendPiece(body.id, 0, bytes.subarray(0, 100))).body).toMatchObject({ received: 100, state: 'arriving' })
    expect(await sendPiece(body.id, 200, bytes.subarray(200))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('100 bytes have arrived') },
    })
    expect((await sendPiece(body.id, 0, bytes.subarray(0, 100))).body).toMatchObject({ received: 100 })
    expect((await sendPiece(body.id, 100, bytes.subarray(100))).body).toMatchObject({ received: bytes.length, state: 'waiting' })
    await workUntilDone(shop.sql, files)
    expect((await cataloguer.call('GET', `/imports/files/${body.id}/`)).body).toMatchObject({
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
    expect(await cataloguer.call('POST', `/imports/files/${file.id}/run/`, {})).toMatchObject({ status: 400 })
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
      (await cataloguer.call('GET', `/imports/runs/${trial.id}/changes/?kind=${kind}`)).body.items
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

describe('an update of a part', () => {
  it('changes what it speaks of and leaves the rest, the shop’s own words too', async () => {
    await imported((await sent('w.xml', message('Partes', product({ n: 20 })))).id)
    await shop.sql`
      insert into product_translation (product_id, language, title) select id, 'ca', 'L’aigua' from product where ean = ${eanOf(20)}`
    const part = `<Product><RecordReference>r</RecordReference><NotificationType>04</NotificationType>
      <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${eanOf(20)}</IDValue></ProductIdentifier>
      <ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><Price><PriceType>04</PriceType><PriceAmount>13.10</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`
    const file = await sent('p.xml', message('Partes', part, part.replace(eanOf(20), eanOf(21))))
    const report = await imported(file.id)
    expect(report).toMatchObject({ changed: 1, refused: 1 })
    expect(await products(20, 21)).toMatchObject([{ title: 'El agua 20', price_cents: 1310 }])
    const [text] =
      await shop.sql`select t.title from product_translation t join product p on p.id = t.product_id where p.ean = ${eanOf(20)} and language = 'ca'`
    expect(text).toEqual({ title: 'L’aigua' })
    const people =
      await shop.sql`select a.name from product_author c join author a on a.id = c.author_id join product p on p.id = c.product_id where p.ean = ${eanOf(20)}`
    expect(people).toEqual([{ name: 'Martina Aljibe' }])
    expect((await rowsOf(report.id))[0].why.code).toBe('part_of_unknown')
    // Both messages once more say nothing new.
    expect(await imported(file.id)).toMatchObject({ changed: 0, unchanged: 1 })
  })

  it('of a test is never taken, nor is a message that says of itself that it is one', async () => {
    const file = await sent(
      't.xml',
      message('Ensayos', product({ n: 30, notification: '88' }), product({ n: 31, notification: '89' })),
    )
    expect(await imported(file.id)).toMatchObject({ inserted: 0, refused: 2 })
    const note = message('Ensayos', product({ n: 32 })).replace(
      '</Sender>',
      '</Sender><MessageNote>Mensaje de prueba</MessageNote>',
    )
    const marked = await sent('u.xml', note)
    expect(marked).toMatchObject({ test: true })
    expect(await imported(marked.id)).toMatchObject({ inserted: 0, refused: 1 })
    expect(await products(30, 31, 32)).toEqual([])
  })
})

describe('a report', () => {
  it('is corrected in place, and the corrected rows are tried again', async () => {
    const file = await sent(
      'faults.xml',
      message('Faltas', product({ n: 40 }), product({ n: 41, title: ' ' }), product({ n: 42, ean: '123' })),
    )
    const report = await imported(file.id)
    expect(report).toMatchObject({ inserted: 1, refused: 2, acts: { retry: 'imports.nothing_corrected' } })
    const reasons = (await cataloguer.call('GET', `/imports/runs/${report.id}/reasons/`, undefined, 'es')).body.items
    expect(reasons).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'no_title', refused: true, count: 1, sentence: 'sin título' })]),
    )
    const [row] = await rowsOf(report.id, '?refused=true&code=no_title')
    const path = `/imports/runs/${report.id}/rows/${row.id}/`
    await cataloguer.call('PUT', path, { text: row.text.replace('<TitleText> ', '<TitleText>Con título') })
    const retried = await done(`/imports/runs/${report.id}/retry/`)
    expect(retried).toMatchObject({ kind: 'retry', inserted: 1, refused: 0 })
    expect(await products(41)).toMatchObject([{ title: 'Con título' }])
    expect(await cataloguer.call('PUT', path, { text: 'x' })).toMatchObject({ status: 400 })

    const refused = await shop.app.inject({
      url: `/api/staff/imports/runs/${report.id}/refused/?store=T013`,
      headers: { authorization: `Bearer ${cataloguer.token}` },
    })
    expect(refused.headers['content-disposition']).toContain(`refused-${report.id}.xml`)
    expect(refused.payload).toContain('<IDValue>123</IDValue>')
    expect(await sent('again.xml', refused.payload)).toMatchObject({ state: 'ready', kind: 'onix', rows: 1 })
  })
})

describe('taking a run back', () => {
  it('brings former values again, removes what was new, and leaves what was sold or changed since', async () => {
    const first = await sent('one.xml', message('Vuelta', product({ n: 50 }), product({ n: 51 }), product({ n: 52 })))
    await imported(first.id)
    const before = await products(50, 51, 52)
    const second = await sent(
      'two.xml',
      message(
        'Vuelta',
        product({ n: 50, price: '14.00', title: 'Otra agua' }),
        product({ n: 51, price: '14.00' }),
        product({ n: 52, notification: '05' }),
        product({ n: 53 }),
        product({ n: 54 }),
      ),
    )
    const report = await imported(second.id)
    expect(report).toMatchObject({ inserted: 2, changed: 2, withdrawn: 1, acts: { undo: null } })
    await shop.sql`update product set title = 'Por el catálogo' where ean = ${eanOf(51)}`
    await shop.sql`update product set price_cents = 1500 where ean = ${eanOf(51)}`
    const undone = await done(`/imports/runs/${report.id}/undo/`)
    expect(undone).toMatchObject({ kind: 'undo', state: 'done', changed: 2, withdrawn: 2, refused: 1 })
    expect(await rowsOf(undone.id)).toMatchObject([
      { why: { code: 'changed_since', sentence: expect.stringContaining('price_cents') } },
    ])
    expect(await products(50, 51, 52, 53, 54)).toEqual([before[0], expect.objectContaining({ price_cents: 1500 }), before[2]])
    expect(await run(report.id)).toMatchObject({ acts: { undo: 'imports.undone_already' } })
    // The same file brings it in again.
    expect(await imported(second.id)).toMatchObject({ inserted: 2, changed: 1, withdrawn: 1 })
  })

  it('leaves what was ordered, and what somebody keeps in a basket, a list or by hand, and says each', async () => {
    const first = await sent('three.xml', message('Vendido', product({ n: 55 })))
    await imported(first.id)
    const file = await sent(
      'four.xml',
      message('Vendido', product({ n: 55, price: '15.00' }), ...[56, 57, 58, 59].map((n) => product({ n }))),
    )
    const report = await imported(file.id)
    const [ordered, basket, wished, edited] = await Promise.all(
      [55, 56, 57, 58].map(
        async (n) => (await shop.sql<{ id: number }[]>`select id from product where ean = ${eanOf(n)}`)[0]!.id,
      ),
    )
    const order = await givenDeliveredOrder(shop.sql, { lines: [{ quantity: 1, unit_cents: 1500 }] })
    await shop.sql`update order_line set product_id = ${ordered!} where order_id = ${order.id}`
    await shop.sql`update shop_order set placed_at = now() where id = ${order.id}`
    await shop.sql`insert into cart (id, storefront_code) values ('c-of-import', 'T013')`
    await shop.sql`
      insert into cart_line (cart_id, product_id, quantity, seen_price_cents) values ('c-of-import', ${basket!}, 1, 1250)`
    const reader = await givenCustomer(shop.sql, {})
    await shop.sql`insert into wish (customer_id, product_id) values (${reader}, ${wished!})`
    await shop.sql`
      insert into product_change (product_id, version, staff_id, field) values (${edited!}, 2, ${cataloguer.id}, 'recommendation')`
    const undone = await done(`/imports/runs/${report.id}/undo/`)
    expect(undone).toMatchObject({ changed: 0, withdrawn: 1, refused: 4 })
    const said = (await rowsOf(undone.id)).map(({ why }: { why: { code: string } }) => why.code)
    expect(said.toSorted()).toEqual(['changed_since', 'in_use', 'in_use', 'sold_since'])
    expect((await products(55, 56, 57, 58, 59)).map(({ ean }) => ean)).toEqual([55, 56, 57, 58].map(eanOf))
    expect((await products(55))[0]).toMatchObject({ price_cents: 1500 })
  })

  it('is refused after a day', async () => {
    const report = await imported((await sent('old.xml', message('Ayer', product({ n: 60 })))).id)
    await shop.sql`update import_run set finished_at = now() - interval '25 hours' where id = ${report.id}`
    expect(await cataloguer.call('POST', `/imports/runs/${report.id}/undo/`, {})).toMatchObject({
      status: 400,
      body: { detail: 'It can only be undone within 24 hours.' },
    })
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
      (await cataloguer.call('PUT', `/imports/files/${file.id}/`, { source: 'Acequia listas', mapping: { ean: 'EAN' } })).body,
    ).toMatchObject({
      'mapping.ean': ['The file has no such column.'],
    })
    await cataloguer.call('PUT', `/imports/files/${file.id}/`, { source: 'lista.csv', mapping })
    const report = await imported(file.id)
    expect(report).toMatchObject({ inserted: 1, refused: 1 })
    expect(await products(70)).toMatchObject([{ title: 'El pozo; y la noria', price_cents: 1250 }])
    const [row] = await rowsOf(report.id, '?refused=true')
    expect(row).toMatchObject({ line: 3, why: { code: 'no_number' } })
    await cataloguer.call('PUT', `/imports/runs/${report.id}/rows/${row.id}/`, { text: row.text.replace('doce', '12') })
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

describe('a price in another currency', () => {
  it('is an estimate that sells nothing until a person confirms it', async () => {
    const rate = { currency: 'USD', valid_from: '2026-11-20', rate: '0.90', stated_by: 'Banco de España, 20 Nov' }
    expect(await cataloguer.call('PUT', '/imports/rates/', rate)).toMatchObject({ status: 200 })
    const file = await sent('usd.xml', message('Ultramar', product({ n: 80, price: '20.00', currency: 'USD' })))
    expect(await imported(file.id)).toMatchObject({ inserted: 1, estimated: 1 })
    expect(await products(80)).toMatchObject([{ price_cents: null }])
    const { items } = (await cataloguer.call('GET', '/imports/estimates/')).body
    expect(items).toMatchObject([
      { ean: eanOf(80), price_cents: 1800, currency: 'USD', hundredths: 2000, rate_from: '2026-11-20' },
    ])
    expect((await cataloguer.call('POST', '/imports/estimates/confirm/', { rows: [{ id: items[0].id }] })).body).toEqual({
      done: [items[0].id],
      refused: [],
    })
    expect(await products(80)).toMatchObject([{ price_cents: 1800 }])
    expect(await imported(file.id)).toMatchObject({ unchanged: 1, estimated: 0 })
  })
})

describe('a cover that a message points to', () => {
  const link = (
    address: string,
  ) => `<CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceVersion>
    <ResourceLink>${address}</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail><ProductSupply>`
  const withCover = (n: number, address: string) => product({ n }).replace('<ProductSupply>', link(address))

  it('is fetched only from a host that staff have named, and checked like every picture', async () => {
    const asked: string[] = []
    const covers = {
      door: pictureDoor(folder),
      open: async (address: string) => {
        asked.push(address)
        const picture = sharp({ create: { width: 500, height: 700, channels: 3, background: '#335577' } }).jpeg()
        return Readable.from([address.includes('page') ? Buffer.from('<html>no picture</html>') : await picture.toBuffer()])
      },
    }
    const file = await sent(
      'covers.xml',
      message(
        'Cubiertas',
        withCover(90, 'https://covers.example/90.jpg'),
        withCover(91, 'https://covers.example/page-91'),
        withCover(92, 'https://elsewhere.example/92.jpg'),
        withCover(93, 'http://127.0.0.1/93.jpg'),
      ),
    )
    await imported(file.id)
    await workUntilDone(shop.sql, files, covers)
    expect(asked).toEqual([])
    const hosts = await cataloguer.call('PUT', '/imports/cover-hosts/covers.example/', {})
    expect(hosts.body.items).toMatchObject([
      { host: 'covers.example', allowed: true, waiting: 2 },
      { host: 'elsewhere.example', allowed: false, waiting: 1 },
    ])
    await workUntilDone(shop.sql, files, covers)
    expect(asked.toSorted()).toEqual(['https://covers.example/90.jpg', 'https://covers.example/page-91'])
    const pictures = await shop.sql`
      select p.ean from product_image i join product p on p.id = i.product_id where p.ean = any(${[90, 91, 92, 93].map(eanOf)})`
    expect(pictures).toEqual([{ ean: eanOf(90) }])
    expect((await cataloguer.call('GET', '/imports/cover-hosts/')).body.items).toContainEqual({
      host: 'covers.example',
      allowed: true,
      waiting: 0,
      taken: 1,
      unfit: 1,
    })
  })

  it('is never asked for inside, whatever its name stands for', async () => {
    for (const address of [
      'http://covers.example/1.jpg',
      'https://127.0.0.1/1.jpg',
      'https://[::1]/1.jpg',
      'https://covers.example:8443/1.jpg',
      'no address',
    ])
      await expect(openCover(address)).rejects.toThrow('no https address')
    await expect(openCover('https://localhost/1.jpg')).rejects.toThrow('an address inside')
    expect(
      ['10.0.0.1', '192.168.1.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:10.0.0.1', '2001:db8::1'].filter(isPublic),
    ).toEqual([])
    expect(['1.1.1.1', '2606:4700::1111'].every(isPublic)).toBe(true)
  })

  it('comes from a folder whose files are called by their EAN, for titles without a picture', async () => {
    const pictures = path.join(folder, 'given')
    mkdirSync(pictures)
    const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#aa3311' } })
      .png()
      .toBuffer()
    for (const n of [90, 91]) writeFileSync(path.join(pictures, `${eanOf(n)}.png`), picture)
    writeFileSync(path.join(pictures, `${eanOf(92)}.jpg`), 'no picture')
    writeFileSync(path.join(pictures, 'notes.txt'), '')
    expect(await coversOfFolder(shop.sql, pictures, pictureDoor(folder))).toEqual({
      taken: 1,
      left: 2,
      refused: [{ file: `${eanOf(92)}.jpg`, reason: expect.stringContaining('not a picture') }],
    })
  })
})

describe('the list of imports', () => {
  it('is searched, sorted, counted and walked like every list, those of the command line among them', async () => {
    await shop.sql`insert into import_run (source, state, finished_at) values ('books:libros.tsv', 'done', now())`
    const found = (await cataloguer.call('GET', '/imports/runs/?q=libros&limit=1')).body
    expect(found).toMatchObject({
      items: [{ source: 'books:libros.tsv', asked_by: null, acts: { undo: null } }],
      count: { of: 1, more: false },
    })
    const page = (await cataloguer.call('GET', '/imports/runs/?sort=-refused&limit=2&kind=run')).body
    expect(page.items).toHaveLength(2)
    expect(page.next).not.toBeNull()
    expect((await cataloguer.call('GET', '/imports/files/?state=unfit')).body.count.of).toBeGreaterThan(3)
  })
})

describe('an import under way', () => {
  it('rests when it is asked to, and goes on where it was', async () => {
    const file = await sent('rest.xml', message('Pausa', ...Array.from({ length: 4_500 }, (_, i) => product({ n: 100_000 + i }))))
    const { id } = (await cataloguer.call('POST', `/imports/files/${file.id}/run/`, {})).body
    expect((await cataloguer.call('POST', `/imports/files/${file.id}/run/`, {})).status).toBe(400)
    // Asked while its first batches are written: it rests behind one of them.
    await shop.sql`create function rest() returns trigger language plpgsql as $$ begin
      if new.items_done > 0 and old.items_done = 0 then new.state = 'pausing'; end if; return new; end $$`
    await shop.sql`create trigger rest before update on import_run for each row execute function rest()`
    await workUntilDone(shop.sql, files)
    await shop.sql`drop function rest cascade`
    const resting = await run(id)
    expect(resting).toMatchObject({ state: 'paused', acts: { resume: null, undo: 'imports.under_way' } })
    expect(resting.inserted).toBeGreaterThanOrEqual(2_000)
    expect(resting.inserted).toBeLessThan(4_500)
    await cataloguer.call('POST', `/imports/runs/${id}/resume/`, {})
    await workUntilDone(shop.sql, files)
    expect(await run(id)).toMatchObject({ state: 'done', rows_read: 4_500, inserted: 4_500, refused: 0 })
  })

  it('leaves products of the shop alone that its source never spoke of', async () => {
    const own = await givenProduct(shop.sql, { title: 'Propia' })
    expect((await shop.sql`select title from product where id = ${own}`)[0]).toEqual({ title: 'Propia' })
  })
})

describe('a book that a file could not bring', () => {
  it('is made by hand from its row: the report tells its ISBN and title, and which title it became', async () => {
    const unseen = product({ n: 61, notification: '04', title: 'La fuente' })
    const file = await sent('unseen.xml', message('Caño', unseen))
    const done = await imported(file.id)
    const [row] = await rowsOf(done.id, '?refused=true')
    expect(row.tells).toEqual({ ean: eanOf(61), title: 'La fuente', product: null })
    const made = await cataloguer.call('POST', '/titles/', { kind: 'book', ean: row.tells.ean, title: row.tells.title })
    expect(made).toMatchObject({ status: 200, body: { ean: eanOf(61), title: 'La fuente', state: 'draft' } })
    expect((await rowsOf(done.id, '?refused=true'))[0].tells).toMatchObject({ product: made.body.id })
  })
})
