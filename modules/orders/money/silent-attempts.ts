import { GatewaySilent, type PaymentStatus } from '#modules/buying/payments/port.ts'
import { insertFlag } from './flags.sql.ts'
import type { PayDeps } from './pay.ts'
import { type AttemptRow, lapsingAttempts, silentAttempts } from './payments.sql.ts'
import { settle } from './settle.ts'

/** Asks each gateway about the attempts it has not spoken of, so that a lost notification loses no order. One failing holds up no other. */
export async function pollUnansweredAttempts(deps: PayDeps, now: Date, olderThanMs = 120_000): Promise<void> {
  const failures: unknown[] = []
  for (const attempt of await silentAttempts(deps.db, new Date(now.getTime() - olderThanMs), 20))
    await askAbout(deps, attempt, now).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Attempts that could not be asked about')
}

async function askAbout(deps: PayDeps, attempt: AttemptRow, now: Date): Promise<void> {
  const status: PaymentStatus | null = await deps.gateways
    .named(attempt.gateway)
    .status({ attemptId: attempt.id, reference: attempt.reference })
    .catch(unlessSilent)
  if (!status || status.outcome === 'pending') return
  const { refundedCents: _given, ...said } = status
  const id = `asked-${attempt.id}-${status.outcome}-${status.responseCode}`
  await settle(deps, attempt.gateway, { ...said, id }, now)
}

const unlessSilent = (error: unknown): null => {
  if (error instanceof GatewaySilent) return null
  throw error
}

const warnMs = 48 * 3_600_000

/** Tells staff of reservations that end within two days and that nothing was charged from. */
export async function flagLapsing({ db }: PayDeps, now: Date): Promise<number> {
  const lapsing = await lapsingAttempts(db, new Date(now.getTime() + warnMs))
  for (const attempt of lapsing)
    await insertFlag(db, {
      orderId: attempt.order_id,
      attemptId: attempt.id,
      kind: 'authorisation_lapsing',
      detail: `${attempt.amount_cents} cents until ${attempt.authorised_until?.toISOString() ?? ''}; ${attempt.token ? 'the card is kept' : 'no card is kept'}`,
      key: `lapsing:${attempt.id}`,
    })
  return lapsing.length
}
