import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** Whether parcels to a customer go with a priced delivery note: a library's, and whoever has terms with the shop. */
export async function getsNotes(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ gets: boolean }[]>`
    select c.kind = 'library' or exists (select from trade_terms t where t.customer_id = c.id) as gets from customer c where c.id = ${customerId}`
  return row?.gets ?? false
}

export async function codeOfParcel(db: Db, parcelId: number): Promise<string | null> {
  const [row] = await db<{ code: string }[]>`select code from delivery_note where parcel_id = ${parcelId}`
  return row?.code ?? null
}

/** Moves the counter of a year; its row stays locked until the transaction ends, so that a failed hand-over leaves no gap. */
export async function nextNumber(db: Db, year: number): Promise<number> {
  const [row] = await db<{ last_number: number }[]>`
    insert into delivery_note_series (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = delivery_note_series.last_number + 1 returning last_number`
  return row!.last_number
}

export interface NewNote {
  code: string
  customer_id: string
  order_id: number
  parcel_id: number
  issued_on: Day
  copies: number
  base_cents: Cents
  vat_cents: Cents
  surcharge_cents: Cents
  total_cents: Cents
  /** The part of the total that is shipping, VAT included. */
  shipping_cents: Cents
  budget_id: number | null
}

export interface NoteLineRow {
  position: number
  order_line_id: number
  /** ISBN or EAN, or the shop's own number. */
  article: string
  title: string
  authors: string
  quantity: number
  /** Before any discount, VAT included. */
  list_unit_cents: Cents
  discount_percent: number
  base_cents: Cents
  vat_percent: number
  vat_cents: Cents
  surcharge_percent: number
  surcharge_cents: Cents
  total_cents: Cents
}

export async function insertNote(tx: Tx, note: NewNote, lines: readonly NoteLineRow[]): Promise<void> {
  const [row] = await tx<{ id: number }[]>`insert into delivery_note ${tx(note)} returning id`
  await tx`insert into delivery_note_line ${tx(lines.map((line) => ({ note_id: row!.id, ...line })))}`
}

export interface NoteRow extends NewNote {
  id: number
  order_number: string
  /** The customer's own reference of the order. */
  reference: string
  requested_at: Date | null
  invoice_number: string | null
  invoice_date: Day | null
  due: Day | null
  /** Days agreed for paying, counted from the invoice. */
  payment_days: number
  /** The money of its invoice has come in. */
  paid: boolean
  /** Its invoice was cancelled. */
  cancelled: boolean
  public_body: boolean
}

/** A note with the invoice that stands for it: one that took the place of another wins. */
const notes = (db: Db) => db`
  select n.*, o.number as order_number, o.reference, i.full_number as invoice_number, i.issue_date as invoice_date,
    (i.reference ->> 'due')::date as due, coalesce(t.payment_days, 30) as payment_days, coalesce(v.open_cents <= 0, (i.reference ->> 'paid')::boolean, false) as paid,
    exists (select from invoice_record c where c.invoice_id = i.id and c.kind = 'cancel') as cancelled,
    i.buyer -> 'dir3' ->> 'accounting' is not null as public_body
  from delivery_note n
  join shop_order o on o.id = n.order_id
  left join billed_parcel b on b.parcel_id = n.parcel_id
  left join invoice_replacement r on r.replaced_id = b.invoice_id
  left join invoice i on i.id = coalesce(r.invoice_id, b.invoice_id)
  left join receivable v on v.invoice_id = i.id
  left join trade_terms t on t.customer_id = n.customer_id`

export interface NotesQuery {
  from: Day | null
  to: Day | null
  /** Number of the order they are of. */
  order: string | null
  before: string | null
}

/** A customer's notes, the newest first, from the one after `before`; days are both within. */
export const notesOf = (db: Db, customerId: string, { from, to, order, before, limit }: NotesQuery & { limit: number }) => db<
  NoteRow[]
>`
  ${notes(db)}
  where n.customer_id = ${customerId}
    ${from ? db`and n.issued_on >= ${from}` : db``} ${to ? db`and n.issued_on <= ${to}` : db``}
    ${order ? db`and n.order_id = (select id from shop_order where number = ${order})` : db``}
    ${before ? db`and (n.issued_on, n.id) < (select m.issued_on, m.id from delivery_note m where m.code = ${before} and m.customer_id = ${customerId})` : db``}
  order by n.issued_on desc, n.id desc limit ${limit}`

/** Nothing alike for unknown and foreign notes. */
export async function noteOf(db: Db, customerId: string, code: string): Promise<NoteRow | undefined> {
  const [row] = await db<NoteRow[]>`${notes(db)} where n.code = ${code} and n.customer_id = ${customerId}`
  return row
}

export const linesOfNote = (db: Db, noteId: number) => db<NoteLineRow[]>`
  select position, order_line_id, article, title, authors, quantity, list_unit_cents, discount_percent, base_cents, vat_percent, vat_cents,
    surcharge_percent, surcharge_cents, total_cents
  from delivery_note_line where note_id = ${noteId} order by position`

/** Compare and set: the first wish counts. */
export const askForInvoice = (db: Db, noteId: number, by: string, now: Date) => db`
  update delivery_note set requested_at = ${now}, requested_by = ${by} where id = ${noteId} and requested_at is null`

/** Parcels whose invoice was asked for and could not be made yet. */
export const askedAndUnbilled = async (db: Db): Promise<number[]> =>
  (
    await db<{ parcel_id: number }[]>`
      select parcel_id from delivery_note n where requested_at is not null
        and not exists (select from billed_parcel b where b.parcel_id = n.parcel_id) order by id`
  ).map((row) => row.parcel_id)

/** What was scanned of a note, by article. */
export const receivedOf = (db: Db, noteId: number) => db<{ article: string; copies: number }[]>`
  select article, copies from received_article where note_id = ${noteId} order by article`

export async function parcelPosition(db: Db, parcelId: number): Promise<number> {
  const [row] = await db<{ position: number }[]>`select position from parcel where id = ${parcelId}`
  return row?.position ?? 1
}

/** Only against others who count or claim the same note. */
export async function lockNote(tx: Tx, customerId: string, code: string): Promise<{ id: number; order_id: number } | undefined> {
  const [row] = await tx<{ id: number; order_id: number }[]>`
    select id, order_id from delivery_note where code = ${code} and customer_id = ${customerId} for no key update`
  return row
}

export async function isOnNote(db: Db, noteId: number, article: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    select exists (select from delivery_note_line where note_id = ${noteId} and article = ${article}) as found`
  return row!.found
}

export async function addReceived(tx: Tx, noteId: number, article: string, copies: number): Promise<void> {
  if (copies > 0)
    await tx`
      insert into received_article (note_id, article, copies) values (${noteId}, ${article}, ${copies})
      on conflict (note_id, article) do update set copies = least(100000, received_article.copies + excluded.copies)`
  else {
    await tx`delete from received_article where note_id = ${noteId} and article = ${article} and copies <= ${-copies}`
    await tx`update received_article set copies = copies + ${copies} where note_id = ${noteId} and article = ${article}`
  }
}

export const forgetReceived = (db: Db, noteId: number) => db`delete from received_article where note_id = ${noteId}`

/** The delivery note that went with a parcel. */
export async function noteOfParcel(db: Db, parcelId: number): Promise<{ number: string; date: Day } | undefined> {
  const [row] = await db<{ number: string; date: Day }[]>`
    select code as number, issued_on as date from delivery_note where parcel_id = ${parcelId}`
  return row
}

/** Notes of a customer whose invoice was asked for and is not there yet, the newest first. */
export const askedNotes = (db: Db, customerId: string, limit: number) => db<
  { order_number: string; note: string; requested_at: Date }[]
>`
  select o.number as order_number, n.code as note, n.requested_at
  from delivery_note n join shop_order o on o.id = n.order_id
  where n.customer_id = ${customerId} and n.requested_at is not null
    and not exists (select from billed_parcel b where b.parcel_id = n.parcel_id)
  order by n.requested_at desc limit ${limit}`

export const parcelOfNote = (db: Db, code: string) => db<{ number: string; parcel: number }[]>`
  select o.number, n.parcel_id as parcel from delivery_note n join shop_order o on o.id = n.order_id where n.code = ${code}`
