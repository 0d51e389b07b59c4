import { expect, it } from 'vitest'
import { takesGiftCards } from '#modules/buying/gift-cards/in-cart.ts'
import { withShop } from '#tests/support/shop.ts'

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

it('a shop that takes gift cards is asked for once in ten seconds, one that takes none each time', async () => {
  await shop.sql`insert into storefront (code, gift_card_amounts) values ('T031', '{2000}'), ('T032', '{}')`
  await shop.sql`update storefront set settings = '{"issuer": {"taxId": "B11111119"}}' where code = 'T031'`
  const asked = async (storefront: string, now: number) =>
    (await askedBy(() => takesGiftCards(shop.sql, storefront, now))).filter((text) => text.includes('gift_card_amounts')).length
  expect([await asked('T031', 1_000), await asked('T031', 10_999), await asked('T031', 11_000)]).toEqual([1, 0, 1])
  expect([await asked('T032', 1_000), await asked('T032', 1_000)]).toEqual([1, 1])
})
