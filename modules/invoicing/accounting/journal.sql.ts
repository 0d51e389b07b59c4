import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { Period } from '#modules/invoicing/invoices/books.ts'
import type { JournalRole } from './contract.ts'

export type JournalSource = 'invoice' | 'replaced' | 'cancelled' | 'movement' | 'receipt' | 'given_card' | 'annulled_card'

export interface JournalRow {
  /** The number of its entry within the period. */
  entry: number
  date: Day
  source: JournalSource
  role: JournalRole
  account: string
  /** The number of the document: of an invoice, of an order, of a receipt. */
  document: string
  /** What was paid with, of money that moved. */
  means: string
  tax_id: string
  name: string
  /** One of the two is 0. */
  debit_cents: Cents
  credit_cents: Cents
}

/**
 * The journal of a period: every document and every movement of money as an entry whose debit is its credit. A positive amount is a
 * debit. A line of 0 is none.
 */
export const journalRows = (db: Db, { from, to }: Period) =>
  db<JournalRow[]>`
    with documents as (
      select i.id, i.issue_date as date, 1 as sign, 'invoice' as source from invoice i where i.issue_date between ${from} and ${to}
      union all
      select r.replaced_id, n.issue_date, -1, 'replaced' from invoice_replacement r join invoice n on n.id = r.invoice_id
      where n.issue_date between ${from} and ${to}
      union all
      select x.invoice_id, left(x.generated_at, 10)::date, -1, 'cancelled' from invoice_record x
      where x.kind = 'cancel' and left(x.generated_at, 10)::date between ${from} and ${to}),
    moved as (
      select (m.at at time zone 'Europe/Madrid')::date as date, 'movement' as source, m.id::text as key, o.number as document, o.kind as sold,
        case when a.gateway in ('gift_card', 'till', 'exchange') then a.gateway else a.method end as means,
        case m.kind when 'capture' then m.amount_cents else -m.amount_cents end as cents
      from payment_movement m join payment_attempt a on a.id = m.attempt_id join shop_order o on o.id = m.order_id
      where m.at >= ${from}::date::timestamp at time zone 'Europe/Madrid' and m.at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'
      union all
      select r.received_on, 'receipt', r.id || '-' || p.order_id, o.number, o.kind, 'account', p.amount_cents
      from account_receipt r join account_receipt_part p on p.receipt_id = r.id join shop_order o on o.id = p.order_id
      where r.received_on between ${from} and ${to}),
    cards as (
      select (e.at at time zone 'Europe/Madrid')::date as date, case e.kind when 'issue' then 'given_card' else 'annulled_card' end as source,
        e.id::text as key, e.amount_cents as cents
      from gift_card_entry e join gift_card c on c.id = e.gift_card_id
      where c.order_id is null and e.kind in ('issue', 'annul') and e.at >= ${from}::date::timestamp at time zone 'Europe/Madrid'
        and e.at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'),
    lines as (
      select d.date, d.source, d.id::text as key, i.full_number as document, '' as means, 'receivable' as role, d.sign * i.total_cents as cents,
        coalesce(i.buyer_tax_id, '') as tax_id, coalesce(i.buyer ->> 'name', '') as name
      from documents d join invoice i on i.id = d.id
      union all
      select d.date, d.source, d.id::text, i.full_number, '', l.role, -d.sign * l.cents, coalesce(i.buyer_tax_id, ''),
        coalesce(i.buyer ->> 'name', '')
      from documents d join invoice i on i.id = d.id cross join lateral (values ('sales', i.base_cents),
        (case i.treatment when 'oss' then 'vat_oss' else 'vat' end, i.vat_cents), ('surcharge', i.surcharge_cents)) as l (role, cents)
      union all
      select date, source, key, document, means, means, cents, '', '' from moved
      union all
      select date, source, key, document, means, case sold when 'gift_card' then 'gift_card' else 'receivable' end, -cents, '', '' from moved
      union all
      select date, source, key, '', '', 'gift_cards_given', cents, '', '' from cards
      union all
      select date, source, key, '', '', 'gift_card', -cents, '', '' from cards)
    select dense_rank() over (order by l.date, l.source, length(l.key), l.key)::int as entry, l.date, l.source, l.role, a.account, l.document,
      l.means, l.tax_id, l.name, greatest(l.cents, 0)::bigint as debit_cents, greatest(-l.cents, 0)::bigint as credit_cents
    from lines l join journal_account a on a.role = l.role
    where l.cents <> 0
    order by entry, l.cents desc, l.role`.cursor(1_000)

export interface AccountRow {
  role: JournalRole
  account: string
}

export const accountRows = (db: Db) => db<AccountRow[]>`select role, account from journal_account order by account, role`

export async function accountRow(db: Db, role: JournalRole): Promise<AccountRow | null> {
  const [row] = await db<AccountRow[]>`select role, account from journal_account where role = ${role}`
  return row ?? null
}

export const setAccount = (db: Db, { role, account }: AccountRow) =>
  db`update journal_account set account = ${account} where role = ${role}`
