import { beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { givenProduct } from '#tests/support/shop.ts'
import { productCards } from './cards.ts'
import { struckPrice } from './reduction.ts'

const shop = withDatabase()
beforeAll(() => shop.sql`insert into storefront (code) values ('T013')`)

/** A product with the prices it had, each so many days ago; the last one is what it costs now. */
async function priced(kind: 'book' | 'object', prices: readonly (readonly [daysAgo: number, cents: number])[], former: number) {
  const { sql } = shop
  const [, now] = prices.at(-1)!
  const id = await givenProduct(sql, { kind, price_cents: now })
  await sql`update product set former_price_cents = ${former} where id = ${id}`
  await sql`delete from price_history where product_id = ${id}`
  for (const [daysAgo, cents] of prices)
    await sql`insert into price_history (product_id, price_cents, valid_from) values (${id}, ${cents}, now() - make_interval(days => ${daysAgo}))`
  const [card] = await productCards(sql, [id], 'es')
  return { struck: card!.former_price, lowest: card!.lowest_price_30_days, percent: card!.discount_percent }
}

describe('a reduction', () => {
  it('names the price that held when the thirty days began, however old', async () =>
    expect(
      await priced(
        'object',
        [
          [400, 2000],
          [3, 1500],
        ],
        2000,
      ),
    ).toEqual({ struck: 20, lowest: 20, percent: 25 }))
  it('strikes through the lowest of the thirty days before the cut, not a price raised for the occasion', async () =>
    expect(
      await priced(
        'object',
        [
          [400, 2000],
          [20, 1800],
          [10, 2500],
          [3, 1500],
        ],
        2500,
      ),
    ).toEqual({ struck: 18, lowest: 18, percent: 16 }))
  it('forgets prices that ended before the thirty days', async () =>
    expect(
      await priced(
        'object',
        [
          [400, 1000],
          [90, 2000],
          [3, 1500],
        ],
        2000,
      ),
    ).toEqual({ struck: 20, lowest: 20, percent: 25 }))
  it('is none when the price was as low shortly before', async () =>
    expect(
      await priced(
        'object',
        [
          [400, 1500],
          [10, 2500],
          [3, 1500],
        ],
        2500,
      ),
    ).toEqual({ struck: null, lowest: null, percent: null }))
  it('of a book strikes through its fixed price', async () =>
    expect(
      await priced(
        'book',
        [
          [400, 1900],
          [20, 1950],
          [3, 1900],
        ],
        2000,
      ),
    ).toEqual({ struck: 20, lowest: 19, percent: 5 }))
  it('of a book never shows less than its legal floor, whoever writes the price', async () => {
    const { sql } = shop
    const id = await givenProduct(sql, { kind: 'book', price_cents: 1995 })
    const written = async (price: number, former: number | null, free = false) => {
      await sql`update product set price_cents = ${price}, former_price_cents = ${former}, free_price = ${free} where id = ${id}`
      return (await sql`select price_cents as price, former_price_cents as former from product where id = ${id}`)[0]
    }
    expect(await written(1000, 1995)).toEqual({ price: 1896, former: 1995 })
    expect(await written(1896, 1995)).toEqual({ price: 1896, former: 1995 })
    expect(await written(5, 10)).toEqual({ price: 10, former: null })
    expect(await written(1000, 1995, true)).toEqual({ price: 1000, former: 1995 })
  })
  it('of an object is none where no earlier price is known (A-10)', () =>
    expect(struckPrice({ kind: 'object', price_cents: 1500, former_price_cents: 2000, lowest_cents: null })).toBeNull())
})
