import type { SavedCarts } from '#modules/buying/saved-carts/contract.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { fillBasket } from './basket-link-work.ts'

/** The baskets that an account saved. */
export const loadSaved = inside<SavedCarts>((visit) =>
  visit.call<SavedCarts>('POST', '/customer/saved-cart/list/', signedBy(visit)),
)

/** Puts a saved basket into the present one, or deletes it. */
export const changeSaved: VisitHandler<{ message: string } | { failed: string | null } | Response> = async (visit, args) => {
  const form = await args.request.clone().formData()
  if (form.get('intent') === 'fill') return fillBasket(visit, args)
  const pk = String(form.get('pk') ?? '')
  const answer = await visit.call<{ detail: string }>('POST', '/customer/saved-cart/delete/', { ...signedBy(visit), pk })
  if (!isFailure(answer)) return { message: answer.detail }
  return answer.code === 'saved_cart.unknown'
    ? { failed: answer.detail }
    : (refusedInside(visit, args.request, answer) ?? { failed: answer.detail })
}
