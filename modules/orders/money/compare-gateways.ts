import type { PaymentStatus } from '#modules/buying/payments/port.ts'
import { insertFlag } from './flags.sql.ts'
import { movedBy } from './movements.sql.ts'
import type { PayDeps } from './pay.ts'
import { hasOpenTasks } from './payment-tasks.sql.ts'
import { type AttemptRow, attemptsToCompare, markCompared } from './payments.sql.ts'
import { settle } from './settle.ts'

export interface GatewayDifference {
  attemptId: string
  /** What the gateway says and what the shop's books say, in cents. */
  problem: string
}

/**
 * Compares payments of the last days with what their gateways say, each once a day: money that came unheard is settled, anything else
 * that differs is flagged for staff. A gateway that does not answer is asked another time.
 * @returns the differences found.
 */
export async function compareWithGateways(deps: PayDeps, now: Date, limit = 20): Promise<GatewayDifference[]> {
  const differences: GatewayDifference[] = []
  for (const attempt of await attemptsToCompare(deps.db, now, limit)) {
    const status = await statusAt(deps, attempt)
    if (status === 'silent') continue
    await markCompared(deps.db, attempt.id, now)
    const problem = status && (await problemOf(deps, attempt, status, now))
    if (!problem) continue
    differences.push({ attemptId: attempt.id, problem })
    await insertFlag(deps.db, {
      orderId: attempt.order_id,
      attemptId: attempt.id,
      parcelId: attempt.parcel_id,
      kind: 'gateway_differs',
      detail: problem,
      key: `differs:${attempt.id}:${problem}`,
    })
  }
  return differences
}

const statusAt = async ({ gateways }: PayDeps, attempt: AttemptRow): Promise<PaymentStatus | null | 'silent'> => {
  try {
    return await gateways.named(attempt.gateway).status({ attemptId: attempt.id, reference: attempt.reference })
  } catch {
    return 'silent'
  }
}

const hasMoney = (outcome: string) => outcome === 'authorised' || outcome === 'captured'

async function problemOf(deps: PayDeps, attempt: AttemptRow, status: PaymentStatus, now: Date): Promise<string | null> {
  // Money on its way is compared once it has arrived.
  if (await hasOpenTasks(deps.db, attempt.id)) return null
  if (!hasMoney(attempt.outcome) && hasMoney(status.outcome) && attempt.charged_by === null) {
    const { refundedCents: _given, ...said } = status
    await settle(deps, attempt.gateway, { ...said, id: `compared-${attempt.id}-${status.outcome}` }, now)
    return null
  }
  const booked = await movedBy(deps.db, attempt.id)
  if (booked.captured === status.capturedCents && booked.refunded === status.refundedCents) return null
  return `charged ${status.capturedCents} and gave back ${status.refundedCents} at the gateway, ${booked.captured} and ${booked.refunded} in the books`
}
