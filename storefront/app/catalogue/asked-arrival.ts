import { Arrival } from '#modules/buying/cart/contract.ts'
import type { ShopApi } from '../site/server-api.ts'

/** The query that asks the product's page for a postcode's day, where no scripts ask. */
export const postcodeQuery = 'postcode'

/** What the address asks, and what came of it: null where the postcode is none. */
export interface AskedArrival {
  postcode: string
  answer: Arrival | null
}

/** What the address asks of a postcode; null where it asks nothing. */
export async function askedArrival(api: ShopApi, product: number, url: URL): Promise<AskedArrival | null> {
  const postcode = url.searchParams.get(postcodeQuery)
  if (postcode === null) return null
  const answer = await api.get(Arrival, `/products/${product}/arrival/`, { postcode }).catch((error: unknown) => {
    if (error instanceof Response && error.status === 400) return null
    throw error
  })
  return { postcode, answer }
}
