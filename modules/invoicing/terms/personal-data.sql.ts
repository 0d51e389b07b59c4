import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export async function owes(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ owes: boolean }[]>`
    select exists (select from receivable where customer_id = ${customerId} and open_cents > 0) as owes`
  return row?.owes ?? false
}

export const termsRows = (db: Db, { customerId }: Person) => db`
  select books_percent, objects_percent, on_account, payment_days, credit_limit_cents / 100.0::float8 as credit_limit, agreed_at
  from trade_terms where customer_id = ${customerId}`

export const receivableRows = (db: Db, { customerId }: Person) => db`
  select i.full_number as invoice, r.due_on, r.amount_cents / 100.0::float8 as amount, r.received_cents / 100.0::float8 as received,
    r.reminded_on, r.reminders
  from receivable r join invoice i on i.id = r.invoice_id where r.customer_id = ${customerId} order by r.invoice_id`
