import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { isFailure } from '../api/failure.ts'
import { stepTo } from '../site/shop-here.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

/** What the shop answered, to be shown as it is. */
export type KeptAnswer = { message: string } | FormOutcome

/** Opens the basket that a letter tells of, or ends such letters, with the key of its link. */
export const answerKept: VisitHandler<KeptAnswer | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const key = params['key'] ?? ''
  if (form.get('do') === 'stop') {
    const answer = await visit.call<{ detail: string }>('POST', '/cart-reminder/stop/', { key })
    return isFailure(answer) ? outcomeOf(answer, form) : { message: answer.detail }
  }
  const body = { ...signedBy(visit), key, cart_id: visit.cartId() ?? '' }
  const answer = await visit.call<Cart>('POST', '/cart-reminder/open/', body)
  if (isFailure(answer)) return outcomeOf(answer, form)
  visit.keepCart(answer)
  return redirect(stepTo('basket', visit), 303)
}
