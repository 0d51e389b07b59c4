import type { OrderDetail } from '#modules/orders/contract.ts'
import { isFailure } from '../api/failure.ts'
import { newCart } from '../cart/basket-work.ts'
import { signedBy } from '../visit/desk.ts'
import type { Work } from '../visit/work.ts'

export interface DonePage {
  blind: boolean
  order: OrderDetail | null
  /** Whether a guest paid, who may want an account. */
  guest: boolean
}

/**
 * The order that was just paid, or not: what counts is what the gateway told the server, never the address the browser came back to.
 * @throws Response 403 when it is not the visitor's (P-05).
 */
export const loadDone: Work<DonePage> = async (desk, { request }) => {
  const number = new URL(request.url).searchParams.get('order') ?? ''
  if (desk.blind && !desk.scripted) return { blind: true, order: null, guest: false }
  const user = desk.user()
  if (!user || !number) throw new Response(null, { status: 403 })
  const order = await desk.call<OrderDetail>('POST', `/order/${encodeURIComponent(number)}/detail/`, signedBy(desk))
  if (isFailure(order)) throw new Response(null, { status: order.original_status === 404 ? 403 : 503 })
  if ((order.payment_state !== 'pending' || order.shipping_pending) && order.payment_state !== 'cancelled') {
    desk.forgetCart()
    await newCart(desk)
  }
  return { blind: false, order, guest: user.kind === 'guest' }
}

/** The same confirmation for its owner; for everyone else a general thank-you (P-33). */
export const loadThanks: Work<DonePage> = (desk, args) =>
  loadDone(desk, args).catch(() => ({ blind: false, order: null, guest: false }))
