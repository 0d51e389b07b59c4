import { beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { countBestSellers } from './best-sellers.ts'

const shop = withShop()
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const ids = {} as Record<'fresh' | 'classic' | 'stale' | 'called_off' | 'shirt' | 'larger' | 'mug', number>

async function ordered(sql: Pool, product: number, quantity: number, placedAt: Date, fulfilment = 'delivered') {
  const number = `B-${product}-${quantity}`
  await sql`
    with placed as (
      insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, goods_cents, shipping_cents,
        total_cents, vat, gift_wrap, gift_ticket, conditions_version, expires_at, payment_state, placed_at)
      values (${number}, 'T013', 'es', 'customer', 'c', 'x@example.com', ${number}, 1000, 0, 1000, '[]', false, false, '2026-11', now(), 'paid', ${placedAt})
      returning id)
    insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
      vat_class, vat_percent, ebook, is_delayed, charged_later, fulfilment)
    select id, 1, ${product}, 'book', 'T', 's', '2', ${quantity}, 0, 0, 0, 'book', 4, false, false, false, ${fulfilment} from placed`
}

beforeAll(async () => {
  const { sql } = shop
  const given = (title: string, kind: 'book' | 'object' = 'book') => givenProduct(sql, { title, kind })
  for (const name of ['fresh', 'classic', 'stale', 'called_off'] as const) ids[name] = await given(name)
  for (const name of ['shirt', 'larger', 'mug'] as const) ids[name] = await given(name, 'object')
  for (let turn = 0; turn < 30; turn++) await given(`Book ${turn}`)
  await sql`update product set size_group_id = 1 where id in (${ids.shirt}, ${ids.larger})`
  await sql`update product set units_sold = 900 where id = ${ids.classic}`
  await sql`update product set units_sold = 40 where id in (${ids.stale}, ${ids.mug})`
  await ordered(sql, ids.fresh, 2, daysAgo(3))
  await ordered(sql, ids.stale, 60, daysAgo(80))
  await ordered(sql, ids.called_off, 50, daysAgo(3), 'cancelled')
  await ordered(sql, ids.larger, 3, daysAgo(20))
})

const best = async () =>
  (await shop.sql`select product_id from best_seller order by place, product_id`).map((row) => row['product_id'])

describe('best sellers', () => {
  it('are what sold most in the last weeks, few of each kind, sizes together; what sold before fills the rest (C-51)', async () => {
    expect(await countBestSellers(shop.sql, now)).toBe(true)
    expect(await best()).toEqual([ids.shirt, ids.larger, ids.fresh, ids.classic])
  })
  it('are shown alike by the filter and the order of lists', async () => {
    const listed = async (query: string): Promise<number[]> =>
      (await shop.call('GET', `/products/?${query}`)).body.items.map(({ pk }: { pk: number }) => pk)
    await expect.poll(() => listed('top_sales=true&sort=sales')).toEqual([ids.shirt, ids.fresh, ids.classic])
    expect((await listed('sort=sales')).slice(0, 5)).toEqual([ids.shirt, ids.fresh, ids.classic, ids.stale, ids.mug])
  })
  it('are counted again after some hours, by one process', async () => {
    await ordered(shop.sql, ids.stale, 9, daysAgo(1))
    expect(await countBestSellers(shop.sql, now)).toBe(false)
    const later = new Date(now.getTime() + 7 * 3_600_000)
    const counted = await Promise.all([countBestSellers(shop.sql, later), countBestSellers(shop.sql, later)])
    expect(counted.toSorted()).toEqual([false, true])
    expect(await best()).toEqual([ids.stale, ids.shirt, ids.larger, ids.fresh])
  })
})
