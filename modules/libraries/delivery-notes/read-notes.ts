import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import type { NoteDetail, NoteList, NoteSummary } from './contract.ts'
import { linesOfNote, type NoteRow, type NotesQuery, noteOf, notesOf, parcelPosition, receivedOf } from './notes.sql.ts'
import { arrivals } from './receiving.ts'

/** Makes the address of a paper of an order; its key opens that order alone. */
export type Link = (order: string, path: string) => string

/** Copies of each line of a note that are claimed, or were and were made good. */
export type ClaimedOf = (db: Db, noteId: number) => PromiseLike<readonly { position: number; copies: number }[]>

/** What the shop says beside a note: where its papers are, and what was claimed of it. */
export interface BesideNote {
  link: Link
  claimedOf: ClaimedOf
  /** How the budget is called that it is charged to. */
  budgetTitle: (db: Db, budgetId: number) => Promise<string>
}

const notesPerPage = 50

/** A customer's delivery notes, the newest first; `next` begins the page after (L-03). */
export async function listNotes(db: Db, customerId: string, query: NotesQuery, link: Link): Promise<NoteList> {
  const rows = await notesOf(db, customerId, { ...query, limit: notesPerPage + 1 })
  const shown = rows.slice(0, notesPerPage)
  return { items: shown.map((row) => summaryOf(row, link)), next: rows.length > notesPerPage ? shown.at(-1)!.code : null }
}

/** One note with all its lines (L-04, L-05). @throws NotFound 'note.unknown' alike for unknown and foreign ones. */
export async function noteDetail(
  db: Db,
  customerId: string,
  code: string,
  { link, claimedOf, budgetTitle }: BesideNote,
): Promise<NoteDetail> {
  const note = await noteOf(db, customerId, code)
  if (!note) throw new NotFound('note.unknown')
  const [lines, received, claimed, position, budget] = await Promise.all([
    linesOfNote(db, note.id),
    receivedOf(db, note.id),
    claimedOf(db, note.id),
    parcelPosition(db, note.parcel_id),
    note.budget_id === null ? '' : budgetTitle(db, note.budget_id),
  ])
  const claimedBy = new Map(claimed.map((row) => [row.position, row.copies]))
  const arrived = arrivals(lines, received)
  return {
    ...summaryOf(note, link),
    lines: lines.map((line) => ({
      position: line.position,
      article: line.article,
      title: line.title,
      authors: line.authors,
      quantity: line.quantity,
      price: toEuros(line.list_unit_cents),
      discount: line.discount_percent,
      taxable_base: toEuros(line.base_cents),
      vat_percent: line.vat_percent,
      vat: toEuros(line.vat_cents),
      surcharge_percent: line.surcharge_percent,
      surcharge: toEuros(line.surcharge_cents),
      total: toEuros(line.total_cents),
      received: arrived.byPosition.get(line.position) ?? 0,
      claimed: claimedBy.get(line.position) ?? 0,
    })),
    vat: toEuros(note.vat_cents),
    surcharge: toEuros(note.surcharge_cents),
    shipping: toEuros(note.shipping_cents),
    budget,
    extra: arrived.extra,
    paper: link(note.order_number, `delivery-note/${position}/`),
  }
}

/** A note as lists show it. */
export function summaryOf(note: NoteRow, link: Link): NoteSummary {
  const invoice = note.invoice_number
  return {
    note: note.code,
    date: note.issued_on,
    order: note.order_number,
    reference: note.reference,
    copies: note.copies,
    taxable_base: toEuros(note.base_cents as Cents),
    total_price_incl_vat: toEuros(note.total_cents as Cents),
    invoice: {
      state: invoice !== null ? 'issued' : note.requested_at ? 'requested' : 'not_requested',
      number: invoice,
      date: note.invoice_date,
      due: note.due,
      payment_days: note.payment_days,
      paid: note.paid && !note.cancelled,
      cancelled: note.cancelled,
      href: invoice && link(note.order_number, `invoice/${invoice}/`),
      facturae: invoice && note.public_body ? link(note.order_number, `facturae/${invoice}/`) : null,
    },
  }
}
