import { beforeAll, describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { atDesk } from '#tests/support/desk.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { library, member, list, desk, eanOf } = atDesk(shop)
const { signIn } = buying(shop)

beforeAll(async () => {
  await shop.sql`
    insert into product (title, kind, ean, sku, slug, price_cents, vat_class)
    values ('Cuentos de la Alhambra', 'book', '9788437604947', 'cuentos', 'cuentos', 2000, 'book')`
})

const scan = (who: Parameters<typeof desk>[0], listId: number, ean: string, more: object = {}) =>
  desk(who, 'add', { list: listId, ean, ...more })

describe('a list at the desk', () => {
  it('takes an ISBN however it is written, and a copy more each time it is scanned again (L-11, L-13)', async () => {
    const who = await library()
    const { list: id } = await list(who)
    expect((await scan(who, id, '9788437604947')).body).toMatchObject({ title: 'Cuentos de la Alhambra', quantity: 1 })
    expect((await scan(who, id, ' 978-84-376-0494-7 \r')).body).toMatchObject({ quantity: 2 })
    expect((await scan(who, id, '84-376-0494-X')).body).toMatchObject({ quantity: 3 })
    const shown = await list(who)
    expect(shown).toMatchObject({ list: id, lines: 1, copies: 3, counts: { found: 1 } })
  })
  it('says what was added in the language of the page', async () => {
    const who = await library()
    const { list: id } = await list(who)
    const [row] = await shop.sql<{ id: number }[]>`select id from product where ean = '9788437604947'`
    await shop.sql`
      insert into product_translation (product_id, language, title, slug)
      values (${row!.id}, 'en', 'Tales of the Alhambra', ${`tales-${row!.id}`})`
    expect((await scan(who, id, '9788437604947')).body.title).toBe('Tales of the Alhambra')
    await shop.sql`delete from product_translation where product_id = ${row!.id}`
  })
  it('says that a number is of no product, or mistyped (L-12)', async () => {
    const who = await library()
    const { list: id } = await list(who)
    for (const wrong of ['9788437604948', '9788420651323', 'patio'])
      expect((await scan(who, id, wrong)).body.detail).toBe(
        'The EAN / ISBN entered does not correspond to any available product.',
      )
  })
  it('is for libraries and businesses, and nobody else reads or changes it (L-14)', async () => {
    const [who, other] = [await library(), await library()]
    const { list: id } = await list(who)
    const ana = await signIn()
    await shop.sql`
      insert into customer (id, kind, email, name, password_hash, language, tax_id, country)
      values (${ana.id}, 'private', 'ana@example.com', 'Ana', 'x', 'es', 'X', 'ES')`
    expect((await desk(ana, 'list', {})).body).toMatchObject({ detail: 'This page can not be accessed.' })
    expect((await desk(await member(who, 'accounts'), 'list', {})).status).toBe(403)
    expect((await desk(other, 'list', { list: id })).status).toBe(404)
    expect((await scan(other, id, '9788437604947')).status).toBe(404)
  })
  it('prices each line with the terms agreed, and says what the budget has left after it', async () => {
    const who = await library({ assigned: 5_000 })
    const { list: id } = await list(who)
    const object = await givenProduct(shop.sql, { kind: 'object', price_cents: 1_000 })
    await scan(who, id, '9788437604947', { quantity: 2 })
    await scan(who, id, await eanOf(object), { quantity: 3 })
    await desk(who, 'settle', { list: id, budget: who.budget, address: who.address, reference: 'EXP-7' })
    const shown = await list(who, { sort: 'asked' })
    expect(shown).toMatchObject({ reference: 'EXP-7', over_budget: true })
    expect(shown.items[0]).toMatchObject({ list_price: 20, price: 17, discount_percent: 15, total: 34, budget_after: 16 })
    expect(shown.items[0].net).toBe(32.69)
    expect(shown.items[1]).toMatchObject({ list_price: 10, price: 9, total: 27, budget_after: -11, over_budget: true })
    expect(shown.sums.list_price).toBe(70)
    expect(shown.sums.discount).toBe(9)
  })
  it('lets lines be changed, parked, chosen, refused and removed', async () => {
    const who = await library()
    const { list: id } = await list(who)
    const [a, b] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    await shop.sql`
      insert into desk_line (list_id, position, state, candidates, quantity, asked)
      values (${id}, 1, 'choose', ${[a, b]}, 4, 'El patio'), (${id}, 2, 'unknown', '{}', 1, 'Nada')`
    const [choose, unknown] = (await list(who, { sort: 'asked' })).items
    expect(choose.candidates).toHaveLength(2)
    const act = (line: number, more: object) => desk(who, 'line', { list: id, line, ...more })
    expect((await act(choose.line, { act: 'choose', product: 999_999 })).status).toBe(400)
    expect((await act(choose.line, { act: 'choose', product: b })).status).toBe(200)
    expect((await act(choose.line, { act: 'quantity', quantity: 9_999 })).status).toBe(200)
    expect((await act(choose.line, { act: 'quantity', quantity: 10_000 })).status).toBe(400)
    await act(unknown.line, { act: 'remove' })
    expect(await list(who)).toMatchObject({ lines: 1, copies: 9_999, counts: { unavailable: 0, unknown: 0 } })
    await act(choose.line, { act: 'park' })
    expect(await list(who)).toMatchObject({ copies: 0, counts: { parked: 1 } })
    await act(choose.line, { act: 'refuse', note: 'Ya hay dos en el distrito' })
    await scan(who, id, await eanOf(b))
    expect((await list(who)).items[0].earlier).toMatchObject([{ kind: 'refused', text: 'Ya hay dos en el distrito' }])
  })
  it('counts every scan of two people who scan at once', async () => {
    const who = await library()
    const { list: id } = await list(who)
    await Promise.all(Array.from({ length: 20 }, () => scan(who, id, '9788437604947')))
    expect(await list(who)).toMatchObject({ lines: 1, copies: 20 })
  })
})

describe('saved lists', () => {
  it('are kept from a list, copied into a new order, renamed, put away and deleted', async () => {
    const who = await library()
    const { list: id } = await list(who)
    await scan(who, id, '9788437604947', { quantity: 2 })
    const saved = (await desk(who, 'copy', { list: id, kind: 'saved', name: 'Club de lectura' })).body.list
    const again = (await desk(who, 'copy', { list: saved, kind: 'order', name: 'Enero' })).body.list
    expect(await list(who, { list: again })).toMatchObject({ kind: 'order', name: 'Enero', copies: 2 })
    await desk(who, 'settle', { list: saved, name: 'Club' })
    await desk(who, 'archive', { list: saved })
    const kept = await desk(who, 'lists', { kinds: ['saved'], states: ['archived'] })
    expect(kept.body.items).toMatchObject([{ list: saved, name: 'Club', lines: 1 }])
    expect((await desk(who, 'lists', {})).body.items.map((item: { list: number }) => item.list)).toEqual([again, id])
    await desk(who, 'delete', { list: again })
    expect((await desk(who, 'list', { list: again })).status).toBe(404)
  })
})
