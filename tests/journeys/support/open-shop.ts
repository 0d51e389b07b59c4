import { openShop } from '#tests/support/running-shop.ts'

/** One shop with the demo catalogue for the whole run; its address reaches the journeys as SHOP_URL. */
export default async function setup() {
  if (process.env.SHOP_URL) return
  const shop = await openShop()
  process.env.SHOP_URL = shop.url
  return shop.stop
}
