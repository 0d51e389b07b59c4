import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { Activity } from '#modules/editorial/agenda/contract.ts'
import { isFailure } from '../api/failure.ts'
import { cartToFill } from '../cart/basket-work.ts'
import { stepTo } from '../site/shop-here.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

/** The activity at which copies are signed, with its books. @throws Response 404 where none are, or not any more. */
export const loadSigning: VisitHandler<Activity> = async (visit, { params }) => {
  const id = params['id'] ?? ''
  const activity = /^[1-9]\d{0,14}$/.test(id) ? await visit.read<Activity>(`/agenda/${id}/`) : undefined
  if (!activity?.signing?.open) throw new Response(null, { status: 404 })
  return activity
}

/** Lays a copy that is to be signed into the cart, and goes on to the basket. */
export const orderSigned: VisitHandler<FormOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const cart = await cartToFill(visit)
  if (typeof cart !== 'string') return outcomeOf(cart, form)
  const signed = await visit.call<Cart>('POST', '/cart/signed-copy/', {
    ...signedBy(visit),
    cart,
    activity: params['id'] ?? '',
    product: typed('product'),
    dedication: typed('dedication'),
  })
  if (isFailure(signed)) return outcomeOf(signed, form)
  visit.keepCart(signed)
  return redirect(stepTo('basket', visit), 303)
}
