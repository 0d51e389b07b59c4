import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { OpenInvoice } from './propose.ts'
import type { KnownEntry } from './read-statement.ts'
import type { StatementFormat } from './statement.ts'

export interface NewFile {
  name: string
  format: StatementFormat
  digest: Buffer
  movements: number
  readBy: string
}

/** Nothing comes back when the same file was read before. */
export async function insertFile(tx: Tx, { name, format, digest, movements, readBy }: NewFile, now: Date) {
  const [row] = await tx<{ id: number }[]>`
    insert into bank_file (name, format, digest, movements, read_by, read_at) values (${name}, ${format}, ${digest}, ${movements}, ${readBy}, ${now})
    on conflict on constraint bank_file_once do nothing returning id`
  return row?.id
}

export async function fileByDigest(db: Db, digest: Buffer) {
  const [row] = await db<{ id: number }[]>`select id from bank_file where digest = ${digest}`
  return row?.id
}

/** Accounts that somebody says are the shop's, from now on. */
export async function acceptAccounts(tx: Tx, accounts: readonly string[], { by, now }: { by: string; now: Date }): Promise<void> {
  await tx`
    insert into bank_account (account, accepted_by, accepted_at)
    select account, ${by}, ${now} from unnest(${[...accounts]}::text[]) as t(account) on conflict do nothing`
}

/** Of these accounts those of which nobody said yet that they are the shop's. */
export async function unknownAccounts(db: Db, accounts: readonly string[]): Promise<string[]> {
  const rows = await db<{ account: string }[]>`
    select account from unnest(${[...accounts]}::text[]) as t(account)
    where not exists (select from bank_account b where b.account = t.account) order by account`
  return rows.map(({ account }) => account)
}

/** Movements that no file of this kind told before. */
export async function insertEntries(tx: Tx, fileId: number, entries: readonly KnownEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += 500) {
    const rows = entries.slice(from, from + 500).map((entry) => ({
      file_id: fileId,
      account: entry.account,
      currency: entry.currency,
      booked_on: entry.bookedOn,
      value_on: entry.valueOn,
      amount_cents: entry.amountCents,
      reference: entry.reference,
      party: entry.party,
      party_account: entry.partyAccount,
      said: entry.text,
      code: entry.code,
      fingerprint: entry.fingerprint,
      line: entry.line,
      line_cents: entry.lineCents,
    }))
    await tx`insert into bank_entry ${tx(rows)} on conflict on constraint bank_entry_once do nothing`
  }
}

export interface EntryRow {
  id: number
  file_id: number
  account: string
  currency: string
  booked_on: Day
  value_on: Day
  amount_cents: Cents
  booked_cents: Cents
  open_cents: Cents
  reference: string
  party: string
  party_account: string
  said: string
  aside_reason: string | null
  aside_by: string | null
  same_as: number | null
  same_in: string | null
}

export const entryColumns = (db: Db) => db`
  e.id, e.file_id, e.account, e.currency, e.booked_on, e.value_on, e.amount_cents, e.booked_cents, e.open_cents, e.reference, e.party,
  e.party_account, e.said, e.aside_reason, coalesce((select name from staff_user s where e.aside_by = 'staff:' || s.id), e.aside_by) as aside_by,
  e.same_as, (select f.name from bank_entry t join bank_file f on f.id = t.file_id where t.id = e.same_as) as same_in`

export async function entryRow(db: Db, id: number): Promise<EntryRow | undefined> {
  const [row] = await db<EntryRow[]>`select ${entryColumns(db)} from bank_entry e where e.id = ${id}`
  return row
}

export async function lockEntry(tx: Tx, id: number): Promise<EntryRow | undefined> {
  const [row] = await tx<EntryRow[]>`select ${entryColumns(tx)} from bank_entry e where e.id = ${id} for no key update`
  return row
}

/** Nothing comes back where something of it is booked, or it is aside already. */
export const markAside = (db: Db, id: number, { reason, by, now }: { reason: string; by: string; now: Date }) => db<
  { id: number }[]
>`
  update bank_entry set aside_reason = ${reason}, aside_by = ${by}, aside_at = ${now}
  where id = ${id} and aside_at is null and booked_cents = 0 returning id`

export const markWaiting = (db: Db, id: number) => db<{ id: number }[]>`
  update bank_entry set aside_reason = null, aside_by = null, aside_at = null, same_as = null where id = ${id} and aside_at is not null returning id`

export async function insertBooking(db: Db, entryId: number, { by, now }: { by: string; now: Date }): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into bank_booking (entry_id, booked_by, booked_at) values (${entryId}, ${by}, ${now}) returning id`
  return row!.id
}

export const insertBookingPart = (
  db: Db,
  part: { booking_id: number; receipt_id: number; invoice_id: number; amount_cents: number },
) => db`insert into bank_booking_part ${db(part)}`

/** Compare and set: nothing comes back when it was undone before, or never was. */
export const markUndone = (db: Db, id: number, { by, now }: { by: string; now: Date }) => db<{ id: number; entry_id: number }[]>`
  update bank_booking set undone_by = ${by}, undone_at = ${now} where id = ${id} and undone_at is null returning id, entry_id`

export interface BookingPartRow {
  booking_id: number
  booked_by: string
  booked_at: Date
  undone_by: string | null
  undone_at: Date | null
  full_number: string
  customer_name: string
  amount_cents: Cents
}

const customerName = (db: Db) => db`coalesce(nullif(c.library, ''), nullif(c.company, ''), concat_ws(' ', c.name, c.surnames))`

export const bookingParts = (db: Db, entryId: number) => db<BookingPartRow[]>`
  select b.id as booking_id, coalesce(s.name, b.booked_by) as booked_by, b.booked_at, coalesce(u.name, b.undone_by) as undone_by, b.undone_at, i.full_number, p.amount_cents, ${customerName(db)} as customer_name
  from bank_booking b join bank_booking_part p on p.booking_id = b.id join invoice i on i.id = p.invoice_id
  join receivable r on r.invoice_id = p.invoice_id join customer c on c.id = r.customer_id
  left join staff_user s on b.booked_by = 'staff:' || s.id left join staff_user u on b.undone_by = 'staff:' || u.id
  where b.entry_id = ${entryId} order by b.id desc, p.invoice_id`

export const partsOf = (db: Db, bookingId: number) => db<{ full_number: string; amount_cents: Cents }[]>`
  select i.full_number, p.amount_cents from bank_booking_part p join invoice i on i.id = p.invoice_id
  where p.booking_id = ${bookingId} order by i.full_number`

/** Invoices that something could be booked on, the first due first. */
export const invoicesToPay = (db: Db) => db<OpenInvoice[]>`
  select r.invoice_id, i.full_number, r.customer_id, ${customerName(db)} as customer_name, coalesce(i.buyer_tax_id, c.tax_id, '') as tax_id,
    r.due_on, r.open_cents,
    array_remove(array(select jsonb_array_elements_text(i.reference -> 'orders')) || coalesce(i.reference ->> 'own', ''), '') as names
  from receivable r join invoice i on i.id = r.invoice_id join customer c on c.id = r.customer_id
  where r.amount_cents > r.received_cents order by r.due_on, r.invoice_id limit 5000`

/** Whose invoices were paid from these accounts before. */
export const payersOf = (db: Db, accounts: readonly string[]) => db<{ party_account: string; customer_id: string }[]>`
  select distinct e.party_account, r.customer_id
  from bank_entry e join bank_booking b on b.entry_id = e.id and b.undone_at is null
  join bank_booking_part p on p.booking_id = b.id join receivable r on r.invoice_id = p.invoice_id
  where e.party_account = any(${accounts as string[]}::text[]) and e.party_account <> ''`
