import type { Tx } from '#kernel/db.ts'
import type { AgendaDeps } from './emails.ts'
import { type Held, type RegistrationRow, registrationRows } from './registrations.sql.ts'

/** Whether places that were paid for are given back with their money now: as long as the activity says, and always after it was moved. */
export const moneyComesBack = (
  { starts_at, refund_hours, revision }: Pick<Held, 'starts_at' | 'refund_hours' | 'revision'>,
  registration: Pick<RegistrationRow, 'revision'>,
  now: Date,
): boolean =>
  now < starts_at &&
  (revision > registration.revision || (refund_hours !== null && Number(now) <= Number(starts_at) - refund_hours * 3_600_000))

/** The activity will not take place: what was paid comes back whole, what was not paid yet is asked for no more. */
export async function giveAllBack(tx: Tx, activity: number, { money }: AgendaDeps, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await registrationRows(tx, activity, { states: ['held', 'confirmed'], after, limit: 200 })
    for (const { state, order_id, amount_cents } of rows)
      if (order_id !== null)
        await (state === 'held' ? money.letGo(tx, order_id, now) : money.giveBack(tx, order_id, amount_cents, now))
    const last = rows.at(-1)
    if (!last || rows.length < 200) return
    after = last.id
  }
}
