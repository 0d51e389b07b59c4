import { buying, goodCard, type Who } from './buying.ts'
import { eventually } from './locks.ts'
import { givenProduct, type TestShop } from './shop.ts'

/** Orders that were paid, on a shop that listens. */
export function payingOrders(shop: TestShop) {
  const { signIn, fill, place, pay } = buying(shop)
  /** Waits until the bank's notice has come: it comes by itself, a moment after the page is left. */
  const settled = (number: string): Promise<string> =>
    eventually(`something is said of the payment of ${number}`, async () => {
      const [order] = await shop.sql`select payment_state from shop_order where number = ${number}`
      return order?.['payment_state'] !== 'pending' && (order?.['payment_state'] as string)
    })
  return {
    settled,
    async paidOrder(
      products?: readonly number[],
      {
        quantity = 1,
        change = {},
        saying = {},
        card = goodCard,
        who,
      }: { quantity?: number; change?: object; saying?: object; card?: object; who?: Who } = {},
    ) {
      const buyer = who ?? (await signIn())
      const bought = products ?? [await givenProduct(shop.sql)]
      const cart = await fill(buyer, bought, quantity)
      if (Object.keys(change).length > 0) await shop.call('PUT', `/cart/${cart}/`, { ...change, ...buyer })
      const { body } = await place(buyer, cart, saying)
      await pay(buyer, body.number, card)
      await settled(body.number)
      const parcels = await shop.sql<{ id: number; kind: string; state: string }[]>`
        select p.id, p.kind, p.state from parcel p join shop_order o on o.id = p.order_id where o.number = ${body.number} order by position`
      return {
        number: body.number as string,
        who: buyer,
        email: `${buyer.id}@example.com`,
        parcels: [...parcels],
        products: bought,
      }
    },
  }
}
