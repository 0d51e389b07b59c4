import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { listPage, type Unwalked, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import type { AgendaDeps } from './emails.ts'
import { staffRow } from './manage.sql.ts'
import { takeOff } from './register.ts'
import { type ListedRow, listedRows, matchingRegistrations, registrationSorts } from './registration-list.sql.ts'
import { registrationRow } from './registrations.sql.ts'
import type { FindRegistrations, Registration } from './staff-contract.ts'

const nothing = () => new NotFound('agenda.unknown')

const view = ({ registered_at, came_at, ...row }: Unwalked<ListedRow>): Registration => ({
  ...row,
  registered_at: registered_at.toISOString(),
  came_at: came_at?.toISOString() ?? null,
})

/** Who is on the list, who waits and who gave the place back. @throws NotFound */
export async function findRegistrations(db: Db, id: number, query: FindRegistrations): Promise<ListPage<Registration>> {
  if (!(await staffRow(db, id))) throw nothing()
  const rows = await listedRows(db, id, query, walking(db, query, registrationSorts(db), { id: db`r.id` }))
  return listPage(db, query, { rows, matching: matchingRegistrations(db, id, query), view })
}

/** Takes somebody off the list who told the shop so; the next moves up. @throws NotFound */
export async function removeRegistration(tx: Tx, id: number, deps: AgendaDeps, now: Date): Promise<void> {
  const row = await registrationRow(tx, id)
  if (!row) throw nothing()
  await takeOff(tx, row, deps, now)
}
