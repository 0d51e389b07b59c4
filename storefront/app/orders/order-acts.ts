import type { Cart } from '#modules/buying/cart/contract.ts'
import type { OrderedAgain } from '#modules/libraries/reorder/contract.ts'
import type { EbookGiftView } from '#modules/orders/order/contract.ts'
import type { OrderReturns } from '#modules/orders/returns/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type PayOutcome, payAgain } from '../payment/pay-work.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy, type Visit } from '../visit/visit.ts'

/** What came of calling lines off or asking to send them back. */
export interface ActOutcome {
  act: 'cancel' | 'return'
  done: 'cancelled' | 'asked' | null
  /** Euros that come back. */
  givenBack: number
  /** Why not; null where nothing was ticked. */
  refusal: string | null
}

const refused = (act: ActOutcome['act'], refusal: string | null): ActOutcome => ({ act, done: null, givenBack: 0, refusal })

async function cancel(visit: Visit, path: string, key: string, form: FormData): Promise<ActOutcome> {
  const lines = form.getAll('line').map(Number)
  if (lines.length === 0) return refused('cancel', null)
  const answer = await visit.call<{ total_refunded: number }>('POST', `${path}/cancel/`, { ...signedBy(visit), key, lines })
  if (isFailure(answer)) return refused('cancel', answer.detail)
  return { act: 'cancel', done: 'cancelled', givenBack: answer.total_refunded, refusal: null }
}

async function askReturn(visit: Visit, path: string, key: string, form: FormData): Promise<ActOutcome> {
  const lines = [...form]
    .filter(([name, value]) => name.startsWith('copies-') && Number(value) > 0)
    .map(([name, value]) => ({ line: Number(name.slice('copies-'.length)), quantity: Number(value) }))
  if (lines.length === 0) return refused('return', null)
  const body = { ...signedBy(visit), key, lines, kind: form.get('kind'), reason: String(form.get('reason') ?? '') }
  const answer = await visit.call<{ return: number }>('POST', `${path}/return/`, body)
  if (isFailure(answer)) return refused('return', answer.detail)
  return { act: 'return', done: 'asked', givenBack: 0, refusal: null }
}

/** What came of ordering again; null where it failed without a reason. */
export interface AgainOutcome {
  again: OrderedAgain | null
  refusal: string | null
}

async function orderAgain(visit: Visit, path: string): Promise<AgainOutcome> {
  const answer = await visit.call<OrderedAgain>('POST', `${path}/again/`, signedBy(visit))
  if (isFailure(answer)) return { again: null, refusal: answer.detail }
  if (answer.cart) {
    const cart = await visit.call<Cart>('POST', '/cart/recover-cart/', { cart_id: answer.cart, ...signedBy(visit) })
    if (!isFailure(cart)) visit.keepCart(cart)
  }
  return { again: answer, refusal: null }
}

/** What came of sending an ebook for somebody else again: why not, at its field; null once it is done. */
export interface GiftOutcome {
  gift: number
  outcome: FormOutcome | null
}

async function sendGift(visit: Visit, path: string, key: string, form: FormData): Promise<GiftOutcome> {
  const line = Number(form.get('line'))
  const typed = String(form.get('recipient_email') ?? '').trim()
  const answer = await visit.call<EbookGiftView>('POST', `${path}/ebook-gifts/${line}/send/`, {
    ...signedBy(visit),
    key,
    ...(typed && { recipient_email: typed }),
  })
  return { gift: line, outcome: isFailure(answer) ? outcomeOf(answer, form) : null }
}

/** What an order's page does: pay, call lines off, ask to send something back, order it again, send a gift again. */
export const actOnOrder: VisitHandler<PayOutcome | ActOutcome | AgainOutcome | GiftOutcome | Response> = async (
  visit,
  { request, params },
) => {
  const form = await request.clone().formData()
  const path = `/order/${encodeURIComponent(params['number'] ?? '')}`
  const key = new URL(request.url).searchParams.get('key') ?? ''
  if (form.get('intent') === 'cancel') return cancel(visit, path, key, form)
  if (form.get('intent') === 'return') return askReturn(visit, path, key, form)
  if (form.get('intent') === 'gift') return sendGift(visit, path, key, form)
  if (form.get('intent') === 'again') return orderAgain(visit, path)
  return payAgain(visit, { request, params })
}

/** What can still be done with an order; null where it could not be asked. */
export async function loadReturns(visit: Visit, number: string, key: string): Promise<OrderReturns | null> {
  const answer = await visit.call<OrderReturns>('POST', `/order/${encodeURIComponent(number)}/returns/`, {
    ...signedBy(visit),
    key,
  })
  return isFailure(answer) ? null : answer
}
