import { describe, expect, it } from 'vitest'
import { workUntilDone } from '#importers/work.ts'
import { importing, message, product } from '#tests/support/importing.ts'
import { eanOf } from '#tests/support/sample-books.ts'
import { givenProduct } from '#tests/support/shop.ts'

const desk = importing()
const { shop, files, sent, run, imported, rowsOf, products } = desk

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

describe('an import under way', () => {
  it('rests when it is asked to, and goes on where it was', async () => {
    const file = await sent('rest.xml', message('Pausa', ...Array.from({ length: 2_500 }, (_, i) => product({ n: 100_000 + i }))))
    const { id } = (await desk.cataloguer.call('POST', `/imports/files/${file.id}/run/`, {})).body
    expect((await desk.cataloguer.call('POST', `/imports/files/${file.id}/run/`, {})).status).toBe(400)
    // Asked while its first batches are written: it rests behind one of them.
    await shop.sql`create function rest() returns trigger language plpgsql as $$ begin
      if new.items_done > 0 and old.items_done = 0 then new.state = 'pausing'; end if; return new; end $$`
    await shop.sql`create trigger rest before update on import_run for each row execute function rest()`
    await workUntilDone(shop.sql, files)
    await shop.sql`drop function rest cascade`
    const resting = await run(id)
    expect(resting).toMatchObject({ state: 'paused', acts: { resume: null, undo: 'imports.under_way' } })
    expect(resting.inserted).toBeGreaterThanOrEqual(2_000)
    expect(resting.inserted).toBeLessThan(2_500)
    await desk.cataloguer.call('POST', `/imports/runs/${id}/resume/`, {})
    await workUntilDone(shop.sql, files)
    expect(await run(id)).toMatchObject({ state: 'done', rows_read: 2_500, inserted: 2_500, refused: 0 })
  })

  it('leaves products of the shop alone that its source never spoke of', async () => {
    const own = await givenProduct(shop.sql, { title: 'Propia' })
    expect((await shop.sql`select title from product where id = ${own}`)[0]).toEqual({ title: 'Propia' })
  })
})

describe('a price in another currency', () => {
  it('is an estimate that sells nothing until a person confirms it', async () => {
    const rate = { currency: 'USD', valid_from: '2026-11-20', rate: '0.90', stated_by: 'Banco de España, 20 Nov' }
    expect(await desk.cataloguer.call('PUT', '/imports/rates/', rate)).toMatchObject({ status: 200 })
    const file = await sent('usd.xml', message('Ultramar', product({ n: 80, price: '20.00', currency: 'USD' })))
    expect(await imported(file.id)).toMatchObject({ inserted: 1, estimated: 1 })
    expect(await products(80)).toMatchObject([{ price_cents: null }])
    const { items } = (await desk.cataloguer.call('GET', '/imports/estimates/')).body
    expect(items).toMatchObject([
      { ean: eanOf(80), price_cents: 1800, currency: 'USD', hundredths: 2000, rate_from: '2026-11-20' },
    ])
    expect((await desk.cataloguer.call('POST', '/imports/estimates/confirm/', { rows: [{ id: items[0].id }] })).body).toEqual({
      done: [items[0].id],
      refused: [],
    })
    expect(await products(80)).toMatchObject([{ price_cents: 1800 }])
    expect(await imported(file.id)).toMatchObject({ unchanged: 1, estimated: 0 })
  })
})
