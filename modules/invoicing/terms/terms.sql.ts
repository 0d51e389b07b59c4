import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface TermsRow {
  customer_id: string
  books_percent: number
  objects_percent: number
  on_account: boolean
  payment_days: number
  credit_limit_cents: Cents | null
  agreed_by: string
  agreed_at: Date
}

/** Terms that hold: those of a business, or of a library that staff activated; of neither while staff have to look at it again. */
export async function termsRow(db: Db, customerId: string): Promise<TermsRow | undefined> {
  const [row] = await db<TermsRow[]>`
    select t.* from trade_terms t join customer c on c.id = t.customer_id
    where t.customer_id = ${customerId} and c.recheck_since is null and (c.kind = 'business' or (c.kind = 'library' and c.activated_at is not null))`
  return row
}

/** The same, locked until the transaction ends: orders on account of one customer are counted one after another. */
export async function lockTerms(tx: Tx, customerId: string): Promise<TermsRow | undefined> {
  await tx`select 1 from trade_terms where customer_id = ${customerId} for no key update`
  return termsRow(tx, customerId)
}

/** Cents that a customer's orders on account still owe. */
export async function exposureOf(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select greatest(0, coalesce(sum(account_due_cents - received_cents), 0))::bigint as cents from shop_order
    where owner_id = ${customerId} and terms = 'account' and account_due_cents <> received_cents`
  return Number(row?.cents ?? 0)
}

export async function upsertTerms(db: Db, terms: TermsRow): Promise<void> {
  await db`
    insert into trade_terms ${db({ ...terms })}
    on conflict (customer_id) do update set books_percent = excluded.books_percent, objects_percent = excluded.objects_percent,
      on_account = excluded.on_account, payment_days = excluded.payment_days, credit_limit_cents = excluded.credit_limit_cents,
      agreed_by = excluded.agreed_by, agreed_at = excluded.agreed_at`
}

export const deleteTerms = (db: Db, customerId: string) => db<{ customer_id: string }[]>`
  delete from trade_terms where customer_id = ${customerId} returning customer_id`

export async function customerForTerms(db: Db, customerId: string) {
  const [row] = await db<{ kind: 'private' | 'business' | 'library'; activated_at: Date | null; recheck_since: Date | null }[]>`
    select kind, activated_at, recheck_since from customer where id = ${customerId}`
  return row
}
