import type { Cart } from '#modules/buying/cart/contract.ts'
import { browserApi } from '../api/client.ts'
import { isFailure, isRefusal } from '../api/failure.ts'
import { signed } from '../api/user.ts'
import { cartId, claimSecondCart, keepCartId } from './cart-id.ts'

/**
 * Lays what was added before scripts arrived into the cart that this browser keeps: without its cookie the server began a second one.
 * Where nobody answers the cookie stays, and the next page tries again; once it is gone all lines are on their way, and arrive although
 * this page is being left for the basket. Where the one that is kept is not theirs any more, ordered or of an account that is not signed
 * in here, the second takes its place.
 */
export async function joinCart(second: string): Promise<void> {
  const kept = cartId()
  const [found, own] = await Promise.all([read(second), kept ? read(kept) : null])
  if (isFailure(own) && !isRefusal(own)) return
  if (!claimSecondCart(second) || isFailure(found)) return
  if (!kept || isFailure(own)) return keepCartId(second)
  const lay = ({ product, quantity }: Cart['cart_lines'][number]) =>
    browserApi.sendFully('POST', '/cart/line/', { cart: kept, product: product.pk, quantity, ...signed() }, { keepalive: true })
  await Promise.all(found.cart_lines.map(lay))
}

const read = (cart: string) => browserApi.sendFully<Cart>('POST', '/cart/recover-cart/', { cart_id: cart, ...signed() })
