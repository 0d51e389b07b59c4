import type { Db } from '#kernel/db.ts'
import { betweenDays, onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { type EntryRow, entryColumns } from './bank.sql.ts'
import type { EntryState, FindEntries, FindFiles } from './staff-contract.ts'
import type { StatementFormat } from './statement.ts'

export interface FileRow {
  id: number
  name: string
  format: StatementFormat
  movements: number
  new_movements: number
  read_by: string
  read_at: Date
}

const fileColumns = (db: Db) => db`
  f.id, f.name, f.format, f.movements, f.new_movements, coalesce(s.name, f.read_by) as read_by, f.read_at`
const filesIn = (db: Db, { q, from, to }: FindFiles) => db`
  from bank_file f left join staff_user s on f.read_by = 'staff:' || s.id
  where true ${worded(db, db`list_words(f.name)`, q)} ${onDays(db, db`f.read_at`, { from, to })}`
export const fileSorts = (db: Db) => ({ read_at: { by: db`f.read_at`, kind: 'instant' } }) as const
export const matchingFiles = (db: Db, query: FindFiles) => db`select f.id ${filesIn(db, query)}`
export const fileRows = (db: Db, query: FindFiles, walk: Walk) => db<(FileRow & Walked)[]>`
  select ${fileColumns(db)}, ${walk.key} ${filesIn(db, query)} ${walk.after} ${walk.order}`
export async function fileRow(db: Db, id: number): Promise<FileRow> {
  const [row] = await db<FileRow[]>`
    select ${fileColumns(db)} from bank_file f left join staff_user s on f.read_by = 'staff:' || s.id where f.id = ${id}`
  return row!
}

const inState = (db: Db, state: EntryState) =>
  ({
    to_match: () => db`and e.amount_cents > e.booked_cents and e.amount_cents > 0 and e.aside_at is null`,
    booked: () => db`and e.amount_cents = e.booked_cents`,
    aside: () => db`and e.aside_at is not null`,
    outgoing: () => db`and e.amount_cents < 0 and e.aside_at is null`,
  })[state]()

const entriesIn = (db: Db, { q, from, to, state, account, file }: FindEntries) => db`
  from bank_entry e where true
    ${worded(db, db`list_words(e.party || ' ' || e.said || ' ' || e.reference || ' ' || e.party_account)`, q)}
    ${betweenDays(db, db`e.booked_on`, { from, to })} ${state ? inState(db, state) : db``}
    ${account ? db`and e.account = ${account}` : db``} ${file ? db`and e.file_id = ${file}` : db``}`
export const entrySorts = (db: Db) =>
  ({ date: { by: db`e.booked_on`, kind: 'day' }, amount: { by: db`e.amount_cents`, kind: 'number' } }) as const
export const matchingEntries = (db: Db, query: FindEntries) => db`select e.id ${entriesIn(db, query)}`
export const entryRows = (db: Db, query: FindEntries, walk: Walk) => db<(EntryRow & Walked)[]>`
  select ${entryColumns(db)}, ${walk.key} ${entriesIn(db, query)} ${walk.after} ${walk.order}`
