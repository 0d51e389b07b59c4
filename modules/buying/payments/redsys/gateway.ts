import { Refused } from '#kernel/errors.ts'
import { GatewaySilent, type LaterCharge, type MoneyOrder, type PaymentGateway, type PaymentStatus } from '../port.ts'
import { afterAnswer, chargeStatus, lastWord, moved, refusal, repeated } from './money-answers.ts'
import { readNotice } from './notification.ts'
import { type Operation, queryOperations } from './query.ts'
import { redirectForm } from './redirect.ts'
import { outcomeOf } from './responses.ts'
import { operate, RedsysError } from './rest.ts'
import { euro, type RedsysSettings, reservationMs, transaction } from './settings.ts'

/**
 * Redsys, which Spanish banks rent out as their virtual terminal: its page for the customer, REST for money the shop moves, and its
 * query service where an answer was lost, for it knows no idempotency keys.
 */
export function redsysGateway(settings: RedsysSettings): PaymentGateway {
  const ended = async (order: string, type: string): Promise<Operation[]> =>
    (await queryOperations(settings, order, type)).filter((queryOperation) => queryOperation.state === 'F')
  const done = async (order: string, type: string): Promise<number> =>
    (await ended(order, type))
      .filter((operation) => Number(operation.response) <= 99 || operation.response === '0900' || operation.response === '0400')
      .reduce((all, operation) => all + operation.amountCents, 0)

  const move = async (order: MoneyOrder, type: '2' | '3' | '9'): Promise<PaymentStatus> => {
    const before = type === transaction.refund ? order.soFarCents : 0
    const wasDone = async () => (await done(order.reference, type)) >= before + order.amountCents
    if (order.again && (await wasDone())) return moved(order, type)
    try {
      const answer = await operate(settings, {
        DS_MERCHANT_ORDER: order.reference,
        DS_MERCHANT_AMOUNT: String(order.amountCents),
        DS_MERCHANT_CURRENCY: euro,
        DS_MERCHANT_TRANSACTIONTYPE: type,
      })
      return afterAnswer(order, type, answer)
    } catch (error) {
      if (!(error instanceof RedsysError)) throw error
      // Charged or released already: by the call whose answer was lost, or by somebody at the bank's own desk.
      if (repeated.has(error.sis) && (await wasDone())) return moved(order, type)
      throw refusal(error)
    }
  }

  const charged = async (charge: LaterCharge): Promise<PaymentStatus | null> => {
    const found = lastWord(await ended(charge.attemptId, transaction.sale))
    return found ? chargeStatus(charge, found.response, found.amountCents) : null
  }

  return {
    name: 'redsys',
    methods: settings.methods,
    needsScripts: false,
    readsRaw: false,
    chargesLater: (method) => method === 'card' && settings.chargesLater,
    keepsCards: () => false,
    forget: async () => {
      throw new Refused('payment.method_not_offered')
    },
    start: async (attempt) => ({ start: redirectForm(settings, attempt), reference: attempt.attemptId }),
    readNotification: ({ fields }) => readNotice(settings, fields ?? {}, new Date()),
    capture: (order) => move(order, transaction.charge),
    refund: (order) => move(order, transaction.refund),
    release: (order) => move(order, transaction.release),
    async charge(charge) {
      const before = charge.again ? await charged(charge) : null
      if (before) return before
      const [identifier = '', first = ''] = charge.token.split(':')
      try {
        const answer = await operate(settings, {
          DS_MERCHANT_ORDER: charge.attemptId,
          DS_MERCHANT_AMOUNT: String(charge.amountCents),
          DS_MERCHANT_CURRENCY: euro,
          DS_MERCHANT_TRANSACTIONTYPE: transaction.sale,
          DS_MERCHANT_IDENTIFIER: identifier,
          DS_MERCHANT_COF_INI: 'N',
          DS_MERCHANT_COF_TYPE: 'C',
          ...(first ? { DS_MERCHANT_COF_TXNID: first } : {}),
          DS_MERCHANT_EXCEP_SCA: 'MIT',
          DS_MERCHANT_DIRECTPAYMENT: 'true',
        })
        if (answer.Ds_Response !== '0913') return chargeStatus(charge, answer.Ds_Response, Number(answer.Ds_Amount), answer)
      } catch (error) {
        if (!(error instanceof RedsysError)) throw error
        if (!repeated.has(error.sis)) throw refusal(error)
      }
      const found = await charged(charge)
      if (!found) throw new GatewaySilent('The order number is taken and its operation has not ended')
      return found
    },
    async status({ attemptId }) {
      const sale = lastWord(await queryOperations(settings, attemptId, transaction.sale))
      const reserved = sale ? undefined : lastWord(await queryOperations(settings, attemptId, transaction.reserve))
      const found = sale ?? reserved
      if (!found) return null
      const outcome = found.state === 'F' ? outcomeOf(found.response, sale ? transaction.sale : transaction.reserve) : 'pending'
      const chargedCents = reserved ? await done(attemptId, transaction.charge) : outcome === 'captured' ? found.amountCents : 0
      const refundedCents = chargedCents > 0 ? await done(attemptId, transaction.refund) : 0
      const isReserved = outcome === 'authorised'
      return {
        attemptId,
        amountCents: found.amountCents,
        currency: 'EUR',
        outcome: isReserved && chargedCents > 0 ? 'captured' : outcome,
        responseCode: found.response.padStart(4, '0'),
        reference: attemptId,
        authorisedCents: isReserved ? found.amountCents : chargedCents,
        capturedCents: chargedCents,
        refundedCents,
        ...(isReserved && { authorisedUntil: new Date(Date.now() + reservationMs) }),
      }
    },
  }
}
