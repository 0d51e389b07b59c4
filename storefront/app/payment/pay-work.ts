import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { PaymentStart } from '#modules/orders/order/contract.ts'
import { isFailure } from '../api/failure.ts'
import { stepTo } from '../site/shop-here.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy, type Visit } from '../visit/visit.ts'

export interface PayOutcome {
  payment: PaymentStart | null
  detail: string | null
}

export const isChargedLater = (cart: Cart): boolean => cart.cart_lines.some((line) => line.product.availability.charged_later)

/** Starts paying an order: what takes the browser to pay, or straight to the end when it is paid already or costs nothing. */
export async function startPaying(
  visit: Visit,
  number: string,
  {
    method = '',
    key = '',
    keepCard = false,
    keptCard = '',
  }: { method?: string; key?: string; keepCard?: boolean; keptCard?: string } = {},
): Promise<PayOutcome | Response> {
  const paid = () => redirect(`${stepTo('basket-success', visit)}?order=${encodeURIComponent(number)}`, 303)
  const answer = await visit.call<{ payment: PaymentStart | null }>('POST', `/order/${encodeURIComponent(number)}/pay/`, {
    ...signedBy(visit),
    ...(key ? { key } : {}),
    ...(method ? { method } : {}),
    ...(keepCard ? { keep_card: true } : {}),
    ...(keptCard ? { kept_card: keptCard } : {}),
  })
  // What waits for its shipping costs has arrived like what is paid: its page says what comes next.
  if (isFailure(answer))
    return answer.code === 'order.already_paid' || answer.code === 'order.shipping_pending'
      ? paid()
      : { payment: null, detail: answer.detail }
  return answer.payment ? { payment: answer.payment, detail: null } : paid()
}

/** Another try at paying an order that stands (P-30), or a parcel of it; the link of a letter opens it too. */
export const payAgain: VisitHandler<PayOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const key = new URL(request.url).searchParams.get('key') ?? ''
  return startPaying(visit, String(form.get('number') ?? ''), { key })
}
