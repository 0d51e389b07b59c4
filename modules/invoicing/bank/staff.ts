import { centsOf } from '#kernel/money.ts'
import type { AroundReceipt } from '#modules/invoicing/terms/receipts.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { bookEntry, setAside, takeBack, undoBooking } from './book.ts'
import { findEntries, wholeEntry } from './entries.ts'
import { type FileRow, fileRows, fileSorts, matchingFiles } from './files.sql.ts'
import { type BankFile, bankCalls } from './staff-contract.ts'
import { takeIn } from './take-in.ts'

const subject = ({ params }: { params: { entry: number } }) => `bank entry ${params.entry}`
const whoOf = ({ staff, now }: { staff: { id: number }; now: Date }) => ({ by: `staff:${staff.id}`, now })
const inCents = (parts: readonly { invoice: string; amount: number }[]) =>
  parts.map(({ invoice, amount }) => ({ invoice, cents: centsOf(amount) }))

const fileView = (row: FileRow): BankFile => ({
  file: row.id,
  name: row.name,
  format: row.format,
  movements: row.movements,
  new: row.new_movements,
  read_by: row.read_by,
  read_at: row.read_at.toISOString(),
})

/** What the bank says: its files, what came and went, and the invoices that were paid with it. */
export function bankStaffRoutes(call: StaffCalls, around: AroundReceipt) {
  call(bankCalls, 'GET /bank/entries/', {
    action: 'bank.read',
    summary: 'What came and went, the newest first; what waits with the invoices that it most likely pays',
    run: ({ db, query }) => findEntries(db, query),
  })
  call(bankCalls, 'GET /bank/entries/:entry/', {
    action: 'bank.read',
    summary: 'A movement, what was booked of it, and the open invoices',
    subject,
    run: ({ db, params }) => wholeEntry(db, params.entry),
  })
  call(bankCalls, 'POST /bank/entries/:entry/book/', {
    action: 'bank.book',
    summary: 'Pays invoices with what came in, whole or in part; what is over stays to be booked',
    subject,
    run: async ({ db, params, body, ...who }) => {
      await bookEntry(db, { entryId: params.entry, parts: inCents(body.parts) }, whoOf(who), around)
      return wholeEntry(db, params.entry)
    },
  })
  call(bankCalls, 'POST /bank/entries/book/', {
    action: 'bank.book',
    summary: 'Books many movements, each by itself',
    subject: ({ id }) => `bank entry ${id}`,
    each: ({ db, ...who }, { id, parts }) => bookEntry(db, { entryId: id, parts: inCents(parts) }, whoOf(who), around),
  })
  call(bankCalls, 'POST /bank/entries/:entry/aside/', {
    action: 'bank.book',
    summary: 'A movement that pays no invoice, and why; it waits no more',
    subject,
    run: async ({ db, params, body, ...who }) => {
      await setAside(db, params.entry, body.reason, whoOf(who))
      return wholeEntry(db, params.entry)
    },
  })
  call(bankCalls, 'POST /bank/entries/:entry/back/', {
    action: 'bank.book',
    summary: 'A movement that was put aside waits again',
    subject,
    run: async ({ db, params }) => {
      await takeBack(db, params.entry)
      return wholeEntry(db, params.entry)
    },
  })
  call(bankCalls, 'POST /bank/bookings/:booking/undo/', {
    action: 'bank.book',
    summary: 'Takes a booking back: its invoices are open again, and the movement waits',
    subject: ({ params }) => `bank booking ${params.booking}`,
    run: async ({ db, params, ...who }) => {
      await undoBooking(db, params.booking, whoOf(who), around)
      return { done: true as const }
    },
  })
  call(bankCalls, 'GET /bank/files/', {
    action: 'bank.read',
    summary: 'Files of the bank that were read, the newest first',
    run: async ({ db, query }) => {
      const rows = await fileRows(db, query, walking(db, query, fileSorts(db), { id: db`f.id` }))
      return listPage(db, query, { rows, matching: matchingFiles(db, query), view: fileView })
    },
  })
  call(bankCalls, 'POST /bank/files/', {
    action: 'bank.book',
    summary: 'Reads a file of the bank, Norma 43 or camt.053; what was read before changes nothing',
    subject: ({ query }) => `bank file ${query.name}`,
    run: async ({ db, query, bytes, ...who }) => {
      const { file, again } = await takeIn(db, { name: query.name, bytes, ours: query.accounts }, whoOf(who))
      return { ...fileView(file), again }
    },
  })
}
