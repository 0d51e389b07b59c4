import type { Tx } from '#kernel/db.ts'
import { recordMovement } from './order-money.ts'
import { decideAttempt, insertAttempt } from './payments.sql.ts'

/** Books that what came back in an exchange, by the return named, pays what goes out of the same order, which is locked. */
export async function payInKind(
  tx: Tx,
  { orderId, cents, exchange }: { orderId: number; cents: number; exchange: string },
  now: Date,
): Promise<void> {
  if (cents <= 0) return
  const attemptId = await insertAttempt(tx, {
    orderId,
    gateway: 'exchange',
    method: 'card',
    amountCents: cents,
    capture: 'now',
    paysDifference: true,
  })
  await decideAttempt(tx, attemptId, { outcome: 'captured', reference: exchange, responseCode: '0000' }, now)
  await recordMovement(
    tx,
    {
      orderId,
      attemptId,
      kind: 'capture',
      amountCents: cents,
      parcelId: null,
      refundId: null,
      key: `exchange-${attemptId}`,
    },
    { now },
  )
}
