import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

export interface DonePage {
  blind: boolean
  order: OrderDetail | null
  /** Whether a guest paid, who may want an account. */
  guest: boolean
  /** None was asked for, it is not the visitor's, or nobody can know: they came without their session. */
  foreign: boolean
}

/**
 * The order that was just paid, or not: what counts is what the gateway told the server, never the address the browser came back to.
 * Who comes without the session it was placed in is told where to find it (P-05). @throws Response 503
 */
export const loadDone: VisitHandler<DonePage> = async (visit, { request }) => {
  const number = new URL(request.url).searchParams.get('order') ?? ''
  if (!number) return notTheirs
  if (visit.blind && !visit.scripted) return { blind: true, order: null, guest: false, foreign: false }
  const user = visit.user()
  if (!user) return notTheirs
  const order = await visit.call<OrderDetail>('POST', `/order/${encodeURIComponent(number)}/detail/`, signedBy(visit))
  if (isFailure(order)) {
    if (order.original_status === 404 || order.original_status === 403) return notTheirs
    throw new Response(null, { status: 503 })
  }
  if ((order.payment_state !== 'pending' || order.shipping_pending) && order.payment_state !== 'cancelled') {
    visit.forgetCart()
  }
  return { blind: false, order, guest: user.kind === 'guest', foreign: false }
}

const notTheirs: DonePage = { blind: false, order: null, guest: false, foreign: true }

/** The same confirmation for its owner; for everyone else a general thank-you (P-33). */
export const loadThanks: VisitHandler<DonePage> = (visit, args) => loadDone(visit, args).catch(() => notTheirs)
