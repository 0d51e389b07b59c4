import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { PaymentStart } from '#modules/orders/contract.ts'
import { isFailure } from '../api/transport.ts'
import { type Desk, signedBy } from '../visit/desk.ts'
import type { Work } from '../visit/work.ts'

export interface PayOutcome {
  payment: PaymentStart | null
  detail: string | null
}

/** Starts paying an order: the form for the gateway, or straight to the end when it is paid already or costs nothing. */
export async function startPaying(desk: Desk, number: string): Promise<PayOutcome | Response> {
  const paid = () => redirect(`${pathTo('basket-success', desk.language)}?order=${encodeURIComponent(number)}`, 303)
  const answer = await desk.call<{ payment: PaymentStart | null }>(
    'POST',
    `/order/${encodeURIComponent(number)}/pay/`,
    signedBy(desk),
  )
  if (isFailure(answer)) return answer.code === 'order.already_paid' ? paid() : { payment: null, detail: answer.detail }
  return answer.payment ? { payment: answer.payment, detail: null } : paid()
}

/** Another try at paying an order that stands (P-30). */
export const payAgain: Work<PayOutcome | Response> = async (desk, { request }) => {
  const form = await request.formData()
  return startPaying(desk, String(form.get('number') ?? ''))
}
