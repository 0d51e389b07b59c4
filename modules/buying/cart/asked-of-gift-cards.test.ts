import { expect, it } from 'vitest'
import { askedOfTaking } from '#modules/buying/gift-cards/in-cart.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()

/** The statements that something asks. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const stop = shop.sql.watch((text) => texts.push(text))
  await work().finally(stop)
  return texts
}

it('a cart that was made just now is not searched for gift cards', async () => {
  const made = await askedBy(() => shop.call('POST', '/cart/', { id: '', token: '' }))
  expect(made.filter((text) => /insert into cart /.test(text))).toHaveLength(1)
  expect(made.filter((text) => /cart_gift_card/.test(text))).toEqual([])
})

it('a cart is reckoned from one statement, with what it may be paid by and what is taken off', async () => {
  const product = await givenProduct(shop.sql, { kind: 'object', price_cents: 4000, stock: 3 })
  const { body } = await shop.call('POST', '/cart/', { id: '', token: '' })
  await shop.call('POST', '/cart/line/', { cart: body.pk, product, quantity: 1 })
  const again = await askedBy(() => shop.call('POST', '/cart/line/', { cart: body.pk, product, quantity: 1 }))
  const reads = again.filter((text) => /from (promotion p|cart_gift_card|cart_line l join product)|gift_card_amounts/.test(text))
  expect(reads).toHaveLength(1)
})

it('a shop that takes gift cards is asked for once in ten seconds, one that takes none each time', async () => {
  await shop.sql`insert into storefront (code, gift_card_amounts) values ('T031', '{2000}'), ('T032', '{}')`
  await shop.sql`update storefront set settings = '{"issuer": {"taxId": "B11111119"}}' where code = 'T031'`
  const takes: boolean[] = []
  const asked = (storefront: string, now: number) =>
    askedBy(async () => {
      const taking = askedOfTaking(shop.sql, storefront, now)
      takes.push(taking.told((await taking.asked?.(shop.sql)) ?? []))
    }).then((texts) => texts.filter((text) => text.includes('gift_card_amounts')).length)
  expect([await asked('T031', 1_000), await asked('T031', 10_999), await asked('T031', 11_000)]).toEqual([1, 0, 1])
  expect([await asked('T032', 1_000), await asked('T032', 1_000)]).toEqual([1, 1])
  expect(takes).toEqual([true, true, true, false, false])
})
