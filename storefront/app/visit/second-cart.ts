import type { Cart } from '#modules/buying/cart/contract.ts'
import { browserApi } from '../api/client.ts'
import { isFailure } from '../api/failure.ts'
import { signed } from '../api/user.ts'
import { cartId, claimSecondCart } from './cart-id.ts'

/**
 * Lays what was added before scripts arrived into the cart that this browser keeps: without its cookie the server began a second one.
 * Where nobody answers the cookie stays, and the next page tries again; once it is gone all lines are on their way, and arrive although
 * this page is being left for the basket.
 */
export async function joinCart(second: string): Promise<void> {
  const found = await browserApi.sendFully<Cart>('POST', '/cart/recover-cart/', { cart_id: second, ...signed() })
  const kept = cartId()
  if (!claimSecondCart(second) || isFailure(found) || !kept) return
  const lay = ({ product, quantity }: Cart['cart_lines'][number]) =>
    browserApi.sendFully('POST', '/cart/line/', { cart: kept, product: product.pk, quantity, ...signed() }, { keepalive: true })
  await Promise.all(found.cart_lines.map(lay))
}
