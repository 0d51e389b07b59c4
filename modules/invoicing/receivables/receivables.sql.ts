import type { Day } from '#kernel/days.ts'
import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { movements } from './ledger.sql.ts'
import type { FindAccounts } from './staff-contract.ts'

/** What was open of each invoice on a day: kept for today, reckoned from the movements for a day gone by. */
const openOn = (db: Db, { on, today, whose }: { on: Day; today: Day; whose: Part }): Part =>
  on >= today
    ? db`select r.invoice_id, r.customer_id, r.due_on, r.open_cents as cents from receivable r where r.amount_cents > r.received_cents and ${whose}`
    : db`select m.invoice_id, m.customer_id, r.due_on, sum(m.cents)::bigint as cents
        from (${movements(db, whose)}) m join receivable r on r.invoice_id = m.invoice_id
        where m.day <= ${on} group by 1, 2, 3 having sum(m.cents) > 0`

const nameOf = (db: Db) => db`coalesce(nullif(c.library, ''), nullif(c.company, ''), concat_ws(' ', c.name, c.surnames))`

export interface AccountRow {
  customer_id: string
  name: string
  email: string
  language: Language
  open: Cents
  not_due: Cents
  to_30: Cents
  to_60: Cents
  to_90: Cents
  over_90: Cents
  invoices: number
  oldest_due: Day
  credit_limit_cents: Cents | null
  credit_used_cents: Cents
  reminded_on: Day | null
}

interface Moment {
  on: Day
  today: Day
}

const accountsIn = (db: Db, { q, from, to, late }: FindAccounts, { on, today }: Moment, joined: Part) => db`
  from (
    select w.customer_id, ${nameOf(db)} as name, c.email, c.language, sum(w.cents)::bigint as open,
      coalesce(sum(w.cents) filter (where w.due_on >= ${on}), 0)::bigint as not_due,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on between 1 and 30), 0)::bigint as to_30,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on between 31 and 60), 0)::bigint as to_60,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on between 61 and 90), 0)::bigint as to_90,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on > 90), 0)::bigint as over_90,
      count(*)::int as invoices, min(w.due_on) as oldest_due
    from (${openOn(db, { on, today, whose: db`true` })}) w join customer c on c.id = w.customer_id
    where true ${worded(db, db`list_words(${nameOf(db)} || ' ' || c.email || ' ' || coalesce(c.tax_id, ''))`, q)}
    group by w.customer_id, c.id) a ${joined}
  where true ${betweenDays(db, db`a.oldest_due`, { from, to })} ${late ? db`and a.oldest_due < ${on}` : db``}`

export const matchingAccounts = (db: Db, query: FindAccounts, moment: Moment) =>
  db`select a.customer_id ${accountsIn(db, query, moment, db``)}`
export const accountSorts = (db: Db) =>
  ({
    oldest_due: { by: db`a.oldest_due`, kind: 'day' },
    open: { by: db`a.open`, kind: 'number' },
    name: { by: db`a.name`, kind: 'text' },
  }) as const

const credit = (db: Db) => db`
  left join trade_terms t on t.customer_id = a.customer_id
  left join lateral (
    select greatest(0, sum(account_due_cents - received_cents)) as cents from shop_order
    where owner_id = a.customer_id and terms = 'account' and account_due_cents <> received_cents) used on true
  left join lateral (
    select greatest((select max(reminded_on) from receivable where customer_id = a.customer_id),
      (select max(sent_on) from account_reminder where customer_id = a.customer_id)) as on) reminded on true`

/** Accounts that owed something on a day. */
export const accountRows = (db: Db, query: FindAccounts, moment: Moment, walk: Walk) => db<(AccountRow & Walked)[]>`
  select a.*, t.credit_limit_cents, coalesce(used.cents, 0)::bigint as credit_used_cents, reminded.on as reminded_on, ${walk.key}
  ${accountsIn(db, query, moment, credit(db))} ${walk.after} ${walk.order}`

export interface OwedInvoiceRow {
  full_number: string
  issue_date: Day
  due_on: Day
  open: Cents
  reminders: number
  reminded_on: Day | null
}

/** The invoices of which something was open on a day, the first due first. */
export const owedInvoices = (db: Db, customerId: string, { on, today }: Moment) => db<OwedInvoiceRow[]>`
  select i.full_number, i.issue_date, w.due_on, w.cents as open, r.reminders, r.reminded_on
  from (${openOn(db, { on, today, whose: db`r.customer_id = ${customerId}` })}) w
  join receivable r on r.invoice_id = w.invoice_id join invoice i on i.id = w.invoice_id
  order by w.due_on, w.invoice_id`

export interface HolderRow {
  id: string
  name: string
  email: string
  tax_id: string | null
  language: Language
  credit_limit_cents: Cents | null
  credit_used_cents: Cents
}

/** Whose account it is. */
export async function holder(db: Db, customerId: string): Promise<HolderRow | undefined> {
  const [row] = await db<HolderRow[]>`
    select c.id, ${nameOf(db)} as name, c.email, c.tax_id, c.language, t.credit_limit_cents, coalesce((
      select greatest(0, sum(account_due_cents - received_cents)) from shop_order
      where owner_id = c.id and terms = 'account' and account_due_cents <> received_cents), 0)::bigint as credit_used_cents
    from customer c left join trade_terms t on t.customer_id = c.id where c.id = ${customerId}`
  return row
}

export interface ReminderRow {
  sent_at: Date
  sent_by: string
  invoices: string[]
  open_cents: Cents
}

/** Reminders that colleagues sent to an account, the last first. */
export const remindersOf = (db: Db, customerId: string) => db<ReminderRow[]>`
  select m.sent_at, coalesce(s.name, m.sent_by) as sent_by, m.invoices, m.open_cents
  from account_reminder m left join staff_user s on 'staff:' || s.id = m.sent_by
  where m.customer_id = ${customerId} order by m.id desc limit 50`

/** Late invoices of an account with what they say of the payee, held so that nobody else reminds of them meanwhile. */
export const lateInvoices = (tx: Tx, customerId: string, today: Day) => tx<
  { invoice_id: number; full_number: string; due_on: Day; open_cents: Cents; iban: string; issuer: string }[]
>`
  select r.invoice_id, i.full_number, r.due_on, r.open_cents, i.issuer ->> 'iban' as iban, i.issuer ->> 'name' as issuer
  from receivable r join invoice i on i.id = r.invoice_id
  where r.customer_id = ${customerId} and r.amount_cents > r.received_cents and r.due_on < ${today}
  order by r.due_on, r.invoice_id for update of r`

/** @returns whether no reminder was sent on that day before. */
export async function insertReminder(
  db: Db,
  reminder: { customerId: string; today: Day; now: Date; by: string; invoices: readonly string[]; openCents: number },
): Promise<boolean> {
  const rows = await db`
    insert into account_reminder (customer_id, sent_on, sent_at, sent_by, invoices, open_cents)
    values (${reminder.customerId}, ${reminder.today}, ${reminder.now}, ${reminder.by}, ${reminder.invoices as string[]}, ${reminder.openCents})
    on conflict on constraint account_reminder_once do nothing returning id`
  return rows.length > 0
}

/** What all accounts owed on a day, by how late it was. */
export async function openSums(db: Db, { on, today }: Moment) {
  const [row] = await db<
    { open: Cents; not_due: Cents; to_30: Cents; to_60: Cents; to_90: Cents; over_90: Cents; accounts: number }[]
  >`
    select coalesce(sum(w.cents), 0)::bigint as open,
      coalesce(sum(w.cents) filter (where w.due_on >= ${on}), 0)::bigint as not_due,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on between 1 and 30), 0)::bigint as to_30,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on between 31 and 60), 0)::bigint as to_60,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on between 61 and 90), 0)::bigint as to_90,
      coalesce(sum(w.cents) filter (where ${on}::date - w.due_on > 90), 0)::bigint as over_90,
      count(distinct w.customer_id)::int as accounts
    from (${openOn(db, { on, today, whose: db`true` })}) w`
  return row!
}
