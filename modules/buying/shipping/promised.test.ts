import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#kernel/days.ts'
import { ProductsAnswer } from '#modules/goods/search/contract.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const ids: number[] = []

async function listed(query: string): Promise<ProductsAnswer> {
  const { status, body } = await shop.call('GET', `/products/?limit=100&${query}`)
  expect(status).toBe(200)
  return ProductsAnswer.parse(body)
}
const daysOf = ({ arrival }: ProductsAnswer) => new Map(arrival?.days.map(({ pk, day }) => [pk, day as string]))

beforeAll(async () => {
  const { sql } = shop
  await givenStore(sql, 'T013')
  await givenStore(sql, 'T020')
  await sql`update store set ships_web_orders = true where code = 'T013'`
  const given = (more: Parameters<typeof givenProduct>[1]) => givenProduct(sql, { price_cents: 1500, ...more })
  ids.push(await given({ stock: 3 }), await given({ stock: 0 }), await given({ stock: 2 }))
  await sql`update product set lead_days = 4 where id = ${ids[1]!}`
  await sql`update stock set store_code = 'T020' where product_id = ${ids[2]!}`
  const launch = addDays(dayOf(new Date()), 40)
  ids.push(await given({ stock: 0, availability_code: 'e6', published_on: launch }))
  ids.push(await given({ kind: 'object', stock: 5, weight_grams: 900_000 }))
  ids.push(await given({ kind: 'object', stock: 0 }))
  await eventually('all are listed', async () => (await listed('')).total === ids.length)
})

describe('a list that is asked what arrives when', () => {
  it('promises of each product what its own page and the checkout promise, at home and in a store', async () => {
    const [home, store] = [daysOf(await listed('postcode=18009')), daysOf(await listed('pickup=T020'))]
    for (const id of ids) {
      const { body } = await shop.call('GET', `/products/${id}/arrival/?postcode=18009&store_code=T020`)
      expect({ id, day: home.get(id) ?? null }).toEqual({ id, day: body.home?.promised_on ?? null })
      expect({ id, day: store.get(id) ?? null }).toEqual({ id, day: body.store?.promised_on ?? null })
    }
    expect(home.size).toBe(4)
  })
  it('shows what is there by a day and nothing else, soonest first', async () => {
    const days = daysOf(await listed('postcode=18009'))
    const day = days.get(ids[2]!)!
    const answer = await listed(`postcode=18009&arrives_by=${day}&sort=soonest`)
    const wanted = [...days].filter(([, other]) => other <= day)
    expect(answer.total).toBe(wanted.length)
    expect(answer.items.map(({ pk }) => days.get(pk))).toEqual(wanted.map(([, other]) => other).toSorted())
    expect(answer.facets.find(({ facet }) => facet === 'type')?.values.reduce((sum, { count }) => sum + count, 0)).toBe(
      wanted.length,
    )
  })
  it('has what lies in one store now, with the days of that store, and nothing of the others', async () => {
    const own = await listed('in_store=T020')
    expect(own.items.map(({ pk }) => pk)).toEqual([ids[2]])
    expect(daysOf(own).get(ids[2]!)).toBe(daysOf(await listed('pickup=T020')).get(ids[2]!))
    expect((await listed('in_store=T999')).total).toBe(0)
    await shop.sql`insert into stock values (${ids[1]!}, 'T020', 1)`
    await expect.poll(async () => (await listed('in_store=T020')).total).toBe(2)
    await shop.sql`delete from stock where product_id = ${ids[1]!}`
    await expect.poll(async () => (await listed('in_store=T020')).total).toBe(1)
  })
  it('has nothing where the shop does not send, and takes no day without a place', async () => {
    await shop.sql`update shipping_zone set active = false`
    await expect.poll(async () => (await listed('postcode=28001&arrives_by=2099-01-01')).total).toBe(0)
    expect((await listed('arrives_by=2020-01-01')).total).toBe(ids.length)
  })
})
