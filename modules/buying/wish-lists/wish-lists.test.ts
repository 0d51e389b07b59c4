import { describe, expect, it } from 'vitest'
import { buying, granada } from '#tests/support/buying.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { sweepWishLists } from './wish-lists.ts'

const shop = withShop()
const { call } = registering(shop)
const { place } = buying(shop)

const product = (more: object = {}) => givenProduct(shop.sql, { kind: 'object', price_cents: 1250, stock: 9, ...more })
const begin = async (...products: number[]) => (await call('POST', '/wish-lists/', { products })).body
const own = (path: string, body: object) => call('POST', `/wish-lists/own/${path}`, body)
const given = (path: string, body: object) => call('POST', `/wish-lists/shared/${path}`, body)
const opened = async (key: string): Promise<string> => (await own('sharing/', { key, shared: true })).body.shared_key
const idsOf = ({ items }: { items: { product: { pk: number } }[] }) => items.map((item) => item.product.pk)
const boughtOf = ({ items }: { items: { bought: boolean | null }[] }) => items.map(({ bought }) => bought)

describe('a list of wishes', () => {
  it('is begun, added to and taken from by whoever holds its key, without an account', async () => {
    const [one, other] = [await product(), await product()]
    const { key, shared_key, items } = await begin(one)
    expect([shared_key, boughtOf({ items })]).toEqual([null, [null]])
    expect(idsOf((await own('add/', { key, product: other })).body).toSorted()).toEqual([one, other])
    expect(idsOf((await own('add/', { key, product: other })).body)).toHaveLength(2)
    expect(idsOf((await own('remove/', { key, product: one })).body)).toEqual([other])
    expect((await own('', { key })).body.items).toMatchObject([{ product: { pk: other, price: 12.5 }, bought: null }])
  })
  it('holds a hundred wishes, also when many come at once', async () => {
    const [first, ...late] = [await product(), await product(), await product(), await product()] as const
    const { key } = await begin(first)
    await shop.sql`with many as (
        insert into product (kind, ean, sku, title, slug, vat_class)
        select 'book', '4' || lpad(n::text, 12, '0'), 'wish-' || n, 'Many', 'many', 'book' from generate_series(1, 98) n returning id)
      insert into wish_list_item (list_id, product_id, added_at) select ${Number(key.split('.')[0])}, id, now() from many`
    const answers = await Promise.all(late.map((item) => own('add/', { key, product: item })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('wish_list.full')
  })
  it('takes in what the shop sells and nothing else', async () => {
    const { status, body } = await call('POST', '/wish-lists/', { products: [999_999_999] })
    expect([status, body.code]).toEqual([404, 'wish_list.unknown'])
    const { key } = await begin(await product())
    expect((await own('add/', { key, product: 999_999_999 })).body.code).toBe('wish_list.unknown')
  })
  it('tells whoever made it how many wishes the shop no longer shows, and leaves them out', async () => {
    const [one, other] = [await product(), await product()]
    const { key } = await begin(one, other)
    const shared = await opened(key)
    await shop.sql`update product set active = false where id = ${other}`
    const { body } = await own('', { key })
    expect([idsOf(body), body.gone]).toEqual([[one], 1])
    expect(idsOf((await given('', { key: shared })).body)).toEqual([one])
    expect((await own('remove/', { key, product: one })).body).toMatchObject({ items: [], gone: 1 })
  })
  it('ends half a year after it was last changed, and is then forgotten with all that was said of it', async () => {
    const { key } = await begin(await product())
    const shared = await opened(key)
    await shop.sql`update wish_list set made_at = now() - interval '1 year', ends_at = now() - interval '1 second' where id = ${Number(key.split('.')[0])}`
    expect((await own('', { key })).body.code).toBe('wish_list.over')
    expect((await given('', { key: shared })).body.code).toBe('wish_list.closed')
    await sweepWishLists(shop.sql, new Date())
    expect(await shop.sql`select from wish_list where id = ${Number(key.split('.')[0])}`).toHaveLength(0)
  })
  it('is deleted by whoever holds its key', async () => {
    const { key } = await begin(await product())
    expect((await own('delete/', { key })).status).toBe(200)
    expect((await own('', { key })).body.code).toBe('wish_list.over')
  })
})

describe('the link of a list', () => {
  it('opens it to those who give and to nothing else, and what was made up opens nothing', async () => {
    const one = await product()
    const { key } = await begin(one)
    const shared = await opened(key)
    const { body } = await given('', { key: shared })
    expect(body.items).toMatchObject([{ product: { pk: one }, bought: false, ordered: false }])
    expect(JSON.stringify(body)).not.toContain(key)
    for (const wrong of ['', shared, `${key}.x`, `${key.split('.')[0]}.forged`])
      expect((await own('add/', { key: wrong, product: one })).body.code).toBe('wish_list.over')
    for (const wrong of ['', key, `${shared}.x`.replace(/\.\d+\./, '.2.'), '1.1.forged'])
      expect((await given('', { key: wrong })).body.code).toBe('wish_list.closed')
  })
  it('is closed for good: opened again, the list has another', async () => {
    const { key } = await begin(await product())
    const shared = await opened(key)
    expect(await opened(key)).toBe(shared)
    await own('sharing/', { key, shared: false })
    expect((await given('', { key: shared })).body.code).toBe('wish_list.closed')
    const again = await opened(key)
    expect(again).not.toBe(shared)
    expect((await given('', { key: shared })).body.code).toBe('wish_list.closed')
    expect((await given('', { key: again })).status).toBe(200)
  })
})

describe('what has been bought', () => {
  it('is said and taken back by whoever holds the link, and told to whoever made the list only when they ask', async () => {
    const one = await product()
    const { key } = await begin(one)
    const shared = await opened(key)
    expect(boughtOf((await given('mark/', { key: shared, product: one, bought: true })).body)).toEqual([true])
    expect(boughtOf((await own('', { key })).body)).toEqual([null])
    expect(boughtOf((await own('', { key, reveal: true })).body)).toEqual([true])
    expect(boughtOf((await given('mark/', { key: shared, product: one, bought: false })).body)).toEqual([false])
    expect((await given('mark/', { key: shared, product: 999_999_999, bought: true })).body.code).toBe('wish_list.unknown')
  })
  it('is marked by an order of a cart that was filled from the list, and by no other order', async () => {
    const [one, other] = [await product(), await product()]
    const { key } = await begin(one, other)
    const shared = await opened(key)
    const who = (await call('POST', '/customer/guest/', { email: 'giver@example.com', privacy: true })).body
    const signed = { id: who.id, token: who.token }
    const cart = (await call('POST', '/cart/', signed)).body.pk
    for (const item of [one, other]) await call('POST', '/cart/line/', { cart, product: item, quantity: 1, ...signed })
    await given('pick/', { key: shared, product: one, cart })
    expect(boughtOf((await given('', { key: shared })).body)).toEqual([false, false])
    await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada, ...signed })
    expect((await place(signed, cart)).status).toBe(201)
    const { items } = (await given('', { key: shared })).body
    const found = new Map(items.map((item: { product: { pk: number } }) => [item.product.pk, item]))
    expect(found.get(one)).toMatchObject({ bought: true, ordered: true })
    expect(found.get(other)).toMatchObject({ bought: false, ordered: false })
  })
})
