import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindReceivables } from './staff-contract.ts'

export interface ReceivableRow {
  invoice_id: number
  customer_id: string
  due_on: Day
  amount_cents: Cents
  received_cents: Cents
  open_cents: Cents
}

export async function lockReceivable(tx: Tx, invoiceId: number): Promise<ReceivableRow | undefined> {
  const [row] = await tx<ReceivableRow[]>`
    select invoice_id, customer_id, due_on, amount_cents, received_cents, open_cents from receivable
    where invoice_id = ${invoiceId} for no key update`
  return row
}

export async function invoiceNumbered(db: Db, fullNumber: string): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`select id from invoice where full_number = ${fullNumber}`
  return row?.id
}

/** What came in for an invoice so far, by order. */
export const receivedByOrder = (db: Db, invoiceId: number) => db<{ order_id: number; cents: Cents }[]>`
  select p.order_id, sum(p.amount_cents)::bigint as cents
  from account_receipt_part p join account_receipt r on r.id = p.receipt_id where r.invoice_id = ${invoiceId} group by 1`

export interface NewReceipt {
  invoiceId: number
  amountCents: number
  receivedOn: Day
  reference: string
  note: string
  bookedBy: string
}

/** Nothing comes back when the bank's reference is booked on the invoice already. */
export async function insertReceipt(db: Db, receipt: NewReceipt, now: Date): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    insert into account_receipt (invoice_id, amount_cents, received_on, reference, note, booked_by, booked_at)
    values (${receipt.invoiceId}, ${receipt.amountCents}, ${receipt.receivedOn}, ${receipt.reference}, ${receipt.note}, ${receipt.bookedBy}, ${now})
    on conflict on constraint account_receipt_once do nothing returning id`
  return row?.id
}

export const insertReceiptParts = (db: Db, parts: readonly { receipt_id: number; order_id: number; amount_cents: number }[]) =>
  parts.length === 0
    ? null
    : db`insert into account_receipt_part ${db(parts as { receipt_id: number; order_id: number; amount_cents: number }[])}`

export interface OpenInvoiceRow extends ReceivableRow {
  full_number: string
  issue_date: Day
  orders: string[]
  reference: string
  reminders: number
  reminded_on: Day | null
  /** Company or library, else the person. */
  customer_name: string
  email: string
}

const openColumns = (db: Db) => db`
  r.invoice_id, r.customer_id, r.due_on, r.amount_cents, r.received_cents, r.open_cents, i.full_number, i.issue_date,
  array(select jsonb_array_elements_text(i.reference -> 'orders')) as orders, coalesce(i.reference ->> 'own', '') as reference,
  r.reminders, r.reminded_on, c.email, coalesce(nullif(c.library, ''), nullif(c.company, ''), concat_ws(' ', c.name, c.surnames)) as customer_name`

/** Invoices of a customer's orders on account with something to pay, the first due first. */
export const openInvoicesOf = (db: Db, customerId: string, limit: number) => db<OpenInvoiceRow[]>`
  select ${openColumns(db)} from receivable r join invoice i on i.id = r.invoice_id join customer c on c.id = r.customer_id
  where r.customer_id = ${customerId} and r.amount_cents > r.received_cents order by r.due_on, r.invoice_id limit ${limit}`

const foundIn = (db: Db, { q, from, to, overdue }: FindReceivables, today: Day) => db`
  from receivable r join invoice i on i.id = r.invoice_id join customer c on c.id = r.customer_id
  where r.amount_cents > r.received_cents ${overdue ? db`and r.due_on < ${today}` : db``} ${betweenDays(db, db`r.due_on`, { from, to })}
    ${worded(db, db`list_words(i.full_number || ' ' || coalesce(i.buyer ->> 'name', '') || ' ' || coalesce(i.buyer_tax_id, ''))`, q)}`
export const matchingReceivables = (db: Db, query: FindReceivables, today: Day) =>
  db`select r.invoice_id ${foundIn(db, query, today)}`
export const receivableSorts = (db: Db) =>
  ({ due: { by: db`r.due_on`, kind: 'day' }, open: { by: db`r.open_cents`, kind: 'number' } }) as const

/** What is open of everybody. */
export const openInvoices = (db: Db, query: FindReceivables, today: Day, walk: Walk) => db<(OpenInvoiceRow & Walked)[]>`
  select ${openColumns(db)}, ${walk.key} ${foundIn(db, query, today)} ${walk.after} ${walk.order}`

/** Overdue invoices whose last reminder is old enough, or that had none; taken by one process at a time. */
export const invoicesToRemind = (
  tx: Tx,
  { dueBefore, remindedBefore, most }: { dueBefore: Day; remindedBefore: Day; most: number },
) => tx<(OpenInvoiceRow & { language: Language; iban: string; issuer: string })[]>`
  select ${openColumns(tx)}, c.language, i.issuer ->> 'iban' as iban, i.issuer ->> 'name' as issuer
  from receivable r join invoice i on i.id = r.invoice_id join customer c on c.id = r.customer_id
  where r.amount_cents > r.received_cents and r.due_on <= ${dueBefore} and r.reminders < ${most}
    and (r.reminded_on is null or r.reminded_on <= ${remindedBefore})
  order by r.due_on, r.invoice_id limit 50 for update of r skip locked`

export const markReminded = (db: Db, invoiceId: number, today: Day) =>
  db`update receivable set reminded_on = ${today}, reminders = reminders + 1 where invoice_id = ${invoiceId}`
