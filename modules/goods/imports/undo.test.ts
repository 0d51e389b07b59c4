import { describe, expect, it } from 'vitest'
import { givenCustomer, givenDeliveredOrder } from '#tests/support/delivered-order.ts'
import { importing, message, product } from '#tests/support/importing.ts'
import { eanOf } from '#tests/support/sample-books.ts'

const desk = importing()
const { shop, sent, run, done, imported, rowsOf, products } = desk

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

  it('brings back titles whose address stays the same: of another alphabet, or longer than an address is', async () => {
    const long = 'Historia de los jardines, de sus acequias y de sus albercas, contada por quienes los cuidan'
    const titles = (end: string) => [product({ n: 61, title: `水の庭${end}` }), product({ n: 62, title: `${long}${end}` })]
    await imported((await sent('long.xml', message('Largo', ...titles('')))).id)
    const before = await products(61, 62)
    const report = await imported((await sent('longer.xml', message('Largo', ...titles('、二')))).id)
    expect(report).toMatchObject({ changed: 2 })
    expect(await done(`/imports/runs/${report.id}/undo/`)).toMatchObject({ state: 'done', changed: 2, refused: 0 })
    expect(await products(61, 62)).toEqual(before)
  })

  it('keeps what titles lack with each batch: brought in, changed, and taken back', async () => {
    const gaps = () =>
      shop.sql<
        { gap: string }[]
      >`select gap from title_gap g join product p on p.id = g.product_id where p.ean = ${eanOf(63)} order by gap`
    const wrong = () => shop.sql`(table title_gap except table title_lacks) union all (table title_lacks except table title_gap)`
    await imported((await sent('gap.xml', message('Falta', product({ n: 63, price: '' })))).id)
    expect((await gaps()).map(({ gap }) => gap)).toContain('price')
    const report = await imported((await sent('gap-2.xml', message('Falta', product({ n: 63 })))).id)
    expect((await gaps()).map(({ gap }) => gap)).not.toContain('price')
    expect(await wrong()).toEqual([])
    await done(`/imports/runs/${report.id}/undo/`)
    expect((await gaps()).map(({ gap }) => gap)).toContain('price')
    expect(await wrong()).toEqual([])
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
      insert into product_change (product_id, version, staff_id, field) values (${edited!}, 2, ${desk.cataloguer.id}, 'recommendation')`
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
    expect(await desk.cataloguer.call('POST', `/imports/runs/${report.id}/undo/`, {})).toMatchObject({
      status: 400,
      body: { detail: 'It can only be undone within 24 hours.' },
    })
  })
})
