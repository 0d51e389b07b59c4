import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { csvDialects, csvOf } from '#modules/invoicing/invoices/csv.ts'
import type { SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { staffRow } from './manage.sql.ts'
import { words } from './registration-list-words.ts'
import { type RegistrationRow, registrationRows } from './registrations.sql.ts'

function columnsIn(language: Language): SheetColumn<RegistrationRow>[] {
  const { headings, states } = words[language]
  const [name, places, state, email, phone, registered, companions] = headings
  return [
    { heading: name, width: 24, cell: (row) => ({ text: row.name }) },
    { heading: places, width: 24, cell: (row) => ({ count: row.places }) },
    { heading: state, width: 24, cell: (row) => ({ text: states[row.state] }) },
    { heading: email, width: 24, cell: (row) => ({ text: row.email }) },
    { heading: phone, width: 24, cell: (row) => ({ text: row.phone }) },
    { heading: registered, width: 24, cell: (row) => ({ day: dayOf(row.registered_at) }) },
    { heading: companions, width: 40, cell: (row) => ({ text: row.companions.join(', ') }) },
  ]
}

const batch = 200

async function* batches(db: Db, activity: number): AsyncGenerator<RegistrationRow[]> {
  for (let after = 0; ; ) {
    const rows = await registrationRows(db, activity, {
      states: ['held', 'confirmed', 'waiting', 'cancelled'],
      after,
      limit: batch,
    })
    yield [...rows]
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

/** The list for whoever stands at the door, as a spreadsheet reads it; a cell that would be a formula stays text. @throws NotFound */
export async function registrationList(db: Db, activity: number, language: Language): Promise<string> {
  if (!(await staffRow(db, activity))) throw new NotFound('agenda.unknown')
  const parts: string[] = []
  for await (const part of csvOf(columnsIn(language), batches(db, activity), csvDialects[language])) parts.push(part)
  return parts.join('')
}
