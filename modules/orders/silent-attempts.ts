import type { PaymentStatus } from '#modules/payments/port.ts'
import { insertFlag } from './flags.sql.ts'
import type { PayDeps } from './pay.ts'
import { lapsingAttempts, silentAttempts } from './payments.sql.ts'
import { settle } from './settle.ts'

/** Asks each gateway about the attempts it has not spoken of, so that a lost notification loses no order. */
export async function askAboutSilent(deps: PayDeps, now: Date, olderThanMs = 120_000): Promise<void> {
  for (const attempt of await silentAttempts(deps.db, new Date(now.getTime() - olderThanMs), 20)) {
    const status: PaymentStatus | null = await deps.gateways
      .named(attempt.gateway)
      .status({ attemptId: attempt.id, reference: attempt.reference })
      .catch(() => null)
    if (status && status.outcome !== 'pending') {
      const { refundedCents: _given, ...said } = status
      await settle(deps, attempt.gateway, { ...said, id: `asked-${attempt.id}-${status.outcome}-${status.responseCode}` }, now)
    }
  }
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
