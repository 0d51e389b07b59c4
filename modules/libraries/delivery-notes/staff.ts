import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { listPage, type Unwalked, walking } from '#modules/people/staff/list.ts'
import { type BesideNote, noteDetail } from './read-notes.ts'
import { accountOfNote, type FoundNote, foundNotes, matchingNotes, noteSorts } from './staff.sql.ts'
import { type FindNotes, noteCalls, type StaffNote } from './staff-contract.ts'

interface NoteStaffDeps extends Omit<BesideNote, 'link'> {
  /** A note with its prices as a file; the papers stand above, and read the notes. */
  notePaper: (
    db: Db,
    asked: { customer: string; note: string; format: 'pdf' | 'xlsx'; language: Language },
    now: Date,
  ) => Promise<{ name: string; type: string; content: Buffer | Readable }>
}

const listed = ({ requested_at, total, ...row }: Unwalked<FoundNote>) => ({
  ...row,
  total: eurosOf(total),
  state: row.invoice !== null ? ('issued' as const) : requested_at ? ('requested' as const) : ('not_requested' as const),
})

async function findNotes(db: Db, query: FindNotes) {
  const rows = await foundNotes(db, query, walking(db, query, noteSorts(db), { id: db`n.id` }))
  return listPage(db, query, { rows, matching: matchingNotes(db, query), view: listed })
}

/** @throws NotFound 'note.unknown' */
async function accountOf(db: Db, code: string) {
  const [account] = await accountOfNote(db, code)
  if (!account) throw new NotFound('note.unknown')
  return account
}

async function staffNote(db: Db, code: string, beside: Omit<BesideNote, 'link'>): Promise<StaffNote> {
  const { customer, customer_name } = await accountOf(db, code)
  const { paper: _paper, invoice, ...note } = await noteDetail(db, customer, code, { ...beside, link: () => '' })
  return { ...note, customer, customer_name, state: invoice.state, invoice: invoice.number, due: invoice.due, paid: invoice.paid }
}

const subject = ({ params }: { params: { note: string } }) => `delivery note ${params.note}`

/** Delivery notes of every account: found, looked at, printed again. */
export function noteStaffRoutes(call: StaffCalls, { notePaper, ...beside }: NoteStaffDeps) {
  call(noteCalls, 'GET /delivery-notes/', {
    action: 'delivery_note.read',
    summary: 'Delivery notes by number, account, order, day and state of their invoice, the newest first',
    run: ({ db, query }) => findNotes(db, query),
  })
  call(noteCalls, 'GET /delivery-notes/:note/', {
    action: 'delivery_note.read',
    summary: 'One delivery note: its lines, what arrived and was claimed of each, and its invoice',
    subject,
    run: ({ db, params }) => staffNote(db, params.note, beside),
  })
  call(noteCalls, 'GET /delivery-notes/:note/paper/', {
    action: 'delivery_note.read',
    summary: 'A delivery note with its prices as PDF or workbook, in the language of its account',
    subject,
    run: async ({ db, params, query, now }) => {
      const { customer, language } = await accountOf(db, params.note)
      const { name, type, content } = await notePaper(db, { customer, note: params.note, format: query.as, language }, now)
      // Read while the transaction is open that it is read in.
      return new FileAnswer(name, type, Buffer.isBuffer(content) ? content : await buffer(content))
    },
  })
}
