import type { Cart } from '#modules/buying/cart/contract.ts'
import { browserApi } from '../api/client.ts'
import { isFailure } from '../api/failure.ts'
import { signed } from '../api/user.ts'
import { cartId, claimSecondCart } from './cart-id.ts'

/**
 * Lays what was added before scripts arrived into the cart that this browser keeps: without its cookie the server began a second one.
 * Where nobody answers the cookie stays, and the next page tries again.
 */
export async function joinCart(second: string): Promise<void> {
  const found = await browserApi.sendFully<Cart>('POST', '/cart/recover-cart/', { cart_id: second, ...signed() })
  const kept = cartId()
  if (!claimSecondCart(second) || isFailure(found) || !kept) return
  for (const { product, quantity } of found.cart_lines)
    await browserApi.sendFully('POST', '/cart/line/', { cart: kept, product: product.pk, quantity, ...signed() })
}
