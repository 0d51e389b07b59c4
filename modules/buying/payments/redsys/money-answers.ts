import { NotFound, Refused } from '#kernel/errors.ts'
import { GatewaySilent, type LaterCharge, type MoneyOrder, type PaymentStatus } from '../port.ts'
import { type Answer, paidCardOf } from './notification.ts'
import type { Operation } from './query.ts'
import { outcomeOf, refusalOf } from './responses.ts'
import type { RedsysError } from './rest.ts'
import { transaction } from './settings.ts'

/** Under one order number a card may be refused and the next accepted: what was paid counts. */
export const lastWord = (operations: readonly Operation[]): Operation | undefined =>
  operations.find((operation) => operation.state === 'F' && Number(operation.response) <= 99) ?? operations.at(-1)

/** Order number repeated; already charged; already released. */
export const repeated = new Set(['SIS0051', 'SIS0060', 'SIS0063', 'SIS0064'])

const refusals: Record<string, Refused | NotFound> = {
  SIS0054: new NotFound('payment.unknown'),
  SIS0056: new NotFound('payment.unknown'),
  SIS0057: new Refused('payment.over_refund'),
  SIS0059: new Refused('payment.authorisation_gone'),
  SIS0060: new Refused('payment.authorisation_gone'),
  SIS0061: new Refused('payment.authorisation_gone'),
  SIS0062: new Refused('payment.over_capture'),
}

export const refusal = ({ sis }: RedsysError): Error => refusals[sis] ?? new Refused('payment.refused', { reason: sis })

export function afterAnswer(order: MoneyOrder, type: string, answer: Answer): PaymentStatus {
  const code = Number(answer.Ds_Response)
  if (code <= 99 || code === 900 || code === 400) return moved(order, type)
  if (refusalOf(answer.Ds_Response) === 'silent' || code >= 9997)
    throw new GatewaySilent(`The bank answered ${answer.Ds_Response}`)
  throw new Refused(type === transaction.charge ? 'payment.authorisation_gone' : 'payment.refused', {
    reason: answer.Ds_Response,
  })
}

/** What the shop's own order to move money leaves behind. */
export const moved = ({ attemptId, reference, amountCents, soFarCents }: MoneyOrder, type: string): PaymentStatus => ({
  attemptId,
  amountCents,
  currency: 'EUR',
  outcome: type === transaction.release ? 'cancelled' : 'captured',
  responseCode: type === transaction.release ? '0400' : '0900',
  reference,
  authorisedCents: 0,
  capturedCents: type === transaction.charge ? amountCents : 0,
  refundedCents: type === transaction.refund ? soFarCents + amountCents : 0,
})

export const chargeStatus = (charge: LaterCharge, response: string, amountCents: number, answer?: Answer): PaymentStatus => {
  const outcome = outcomeOf(response, transaction.sale)
  const card = answer && paidCardOf(answer)
  const cents = outcome === 'captured' ? amountCents : 0
  return {
    attemptId: charge.attemptId,
    amountCents: charge.amountCents,
    currency: 'EUR',
    outcome,
    responseCode: response.padStart(4, '0'),
    reference: charge.attemptId,
    ...(card && { card }),
    authorisedCents: cents,
    capturedCents: cents,
    refundedCents: 0,
  }
}
