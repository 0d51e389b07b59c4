import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { TermsShown } from '#modules/invoicing/terms/contract.ts'
import type { PaymentMethods, PaymentStart } from '#modules/orders/order/contract.ts'
import { isFailure } from '../api/failure.ts'
import { stepTo } from '../site/place.ts'
import { type Desk, signedBy } from '../visit/desk.ts'
import type { Work } from '../visit/work.ts'

export interface PayOutcome {
  payment: PaymentStart | null
  detail: string | null
}

/** How a cart's order can be paid: what is charged when it leaves needs a way that reserves. */
export async function methodsFor(desk: Desk, cart: Cart): Promise<PaymentMethods['methods']> {
  const offered = (await desk.read<PaymentMethods>('/order/payment-methods/'))?.methods ?? []
  return isChargedLater(cart) ? offered.filter((one) => one.charges_later) : offered
}

/** What was agreed with whoever buys; null where they may not pay by invoice. */
export async function accountTerms(desk: Desk): Promise<TermsShown | null> {
  const user = desk.user()
  if (user?.kind !== 'business' && user?.kind !== 'library') return null
  const terms = await desk.call<TermsShown>('POST', '/order/account-terms/', signedBy(desk))
  return isFailure(terms) || !terms.on_account ? null : terms
}

export const isChargedLater = (cart: Cart): boolean => cart.cart_lines.some((line) => line.product.availability.charged_later)

/** Starts paying an order: what takes the browser to pay, or straight to the end when it is paid already or costs nothing. */
export async function startPaying(
  desk: Desk,
  number: string,
  { method = '', key = '' }: { method?: string; key?: string } = {},
): Promise<PayOutcome | Response> {
  const paid = () => redirect(`${stepTo('basket-success', desk)}?order=${encodeURIComponent(number)}`, 303)
  const answer = await desk.call<{ payment: PaymentStart | null }>('POST', `/order/${encodeURIComponent(number)}/pay/`, {
    ...signedBy(desk),
    ...(key ? { key } : {}),
    ...(method ? { method } : {}),
  })
  // What waits for its shipping costs has arrived like what is paid: its page says what comes next.
  if (isFailure(answer))
    return answer.code === 'order.already_paid' || answer.code === 'order.shipping_pending'
      ? paid()
      : { payment: null, detail: answer.detail }
  return answer.payment ? { payment: answer.payment, detail: null } : paid()
}

/** Another try at paying an order that stands (P-30), or a parcel of it; the link of a letter opens it too. */
export const payAgain: Work<PayOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  const key = new URL(request.url).searchParams.get('key') ?? ''
  return startPaying(desk, String(form.get('number') ?? ''), { key })
}
