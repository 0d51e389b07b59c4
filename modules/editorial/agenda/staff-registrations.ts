import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { AgendaDeps } from './emails.ts'
import { staffRow } from './manage.sql.ts'
import { takeOff } from './register.ts'
import { registrationRow, registrationRows } from './registrations.sql.ts'
import type { Registration } from './staff-contract.ts'

const nothing = () => new NotFound('agenda.unknown')

/** Who is on the list and who waits, the first first. @throws NotFound */
export async function registrationsOf(
  db: Db,
  id: number,
  { after, limit }: { after: number; limit: number },
): Promise<Registration[]> {
  if (!(await staffRow(db, id))) throw nothing()
  const rows = await registrationRows(db, id, { states: ['confirmed', 'waiting', 'cancelled'], after, limit })
  return rows.map(({ activity_id: _activity, registered_at, ...row }) => ({ ...row, registered_at: registered_at.toISOString() }))
}

/** Takes somebody off the list who told the shop so; the next moves up. @throws NotFound */
export async function removeRegistration(tx: Tx, id: number, deps: AgendaDeps, now: Date): Promise<void> {
  const row = await registrationRow(tx, id)
  if (!row) throw nothing()
  await takeOff(tx, row, deps, now)
}
