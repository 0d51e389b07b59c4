import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { nameOf } from './names.sql.ts'
import type { FindYearTitles } from './staff-contract.ts'

/** Whose year: read along the account's own notes (delivery_note_customer), whatever others bought. */
interface OfYear {
  customer: string
  year: number
}

const inYear = (db: Db, column: Part, { year }: OfYear) =>
  db`${column} >= make_date(${year}, 1, 1) and ${column} < make_date(${year + 1}, 1, 1)`
const delivered = (db: Db, of: OfYear) => db`
  from delivery_note n join delivery_note_line d on d.note_id = n.id join order_line l on l.id = d.order_line_id
  where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)}`

export async function yearSums(db: Db, of: OfYear) {
  const [row] = await db<
    {
      years: number[]
      notes: number
      orders: number
      titles: number
      copies: number
      total: Cents
      invoices: number
      invoiced: Cents
    }[]
  >`
    select
      (select coalesce(array_agg(distinct extract(year from issued_on)::int), '{}') from delivery_note where customer_id = ${of.customer}) as years,
      (select count(*)::int from delivery_note n where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)}) as notes,
      (select count(distinct order_id)::int from delivery_note n where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)})
        as orders,
      (select coalesce(sum(n.total_cents), 0)::bigint from delivery_note n
        where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)}) as total,
      (select count(distinct l.product_id)::int ${delivered(db, of)}) as titles,
      (select coalesce(sum(d.quantity), 0)::int ${delivered(db, of)}) as copies,
      i.invoices, i.invoiced
    from (select count(*)::int as invoices, coalesce(sum(i.total_cents), 0)::bigint as invoiced
      from customer_invoice c join invoice i on i.id = c.invoice_id
      where c.customer_id = ${of.customer} and ${inYear(db, db`i.issue_date`, of)}) i`
  return row!
}

/** Who a report is for, and the language that they read. */
export async function holderOf(db: Db, customer: string) {
  const [row] = await db<{ name: string; tax_id: string; language: Language }[]>`
    select ${nameOf(db)} as name, coalesce(c.tax_id, '') as tax_id, c.language from customer c where c.id = ${customer}`
  return row!
}

interface PartRow {
  name: string
  titles: number
  copies: number
  total: Cents
}
const sums = (db: Db) =>
  db`count(distinct l.product_id)::int as titles, sum(d.quantity)::int as copies, sum(d.total_cents)::bigint as total`

/** Shipping is of the note and of no line: a budget's sum is that of its lines. */
export const byBudget = (db: Db, of: OfYear) => db<PartRow[]>`
  select coalesce(max(concat_ws(' · ', b.year, nullif(b.title, ''), nullif(b.contract, ''), nullif(b.lot, ''))), '') as name, ${sums(db)}
  from delivery_note n join delivery_note_line d on d.note_id = n.id join order_line l on l.id = d.order_line_id
  left join budget b on b.id = n.budget_id
  where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)} group by n.budget_id order by total desc`

export const byPublisher = (db: Db, of: OfYear) => db<PartRow[]>`
  select coalesce(u.name, '') as name, ${sums(db)}
  from delivery_note n join delivery_note_line d on d.note_id = n.id join order_line l on l.id = d.order_line_id
  join product p on p.id = l.product_id left join publisher u on u.id = p.publisher_id
  where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)} group by u.name order by total desc, name limit 20`

export const byLanguage = (db: Db, of: OfYear) => db<PartRow[]>`
  select coalesce(p.language_code, '') as name, ${sums(db)}
  from delivery_note n join delivery_note_line d on d.note_id = n.id join order_line l on l.id = d.order_line_id
  join product p on p.id = l.product_id
  where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)} group by p.language_code order by total desc, name`

/** Under the first section that a title stands in; a title in several counts once. */
export const bySubject = (db: Db, of: OfYear, language: Language) => db<PartRow[]>`
  select coalesce(t.name, '') as name, ${sums(db)}
  from delivery_note n join delivery_note_line d on d.note_id = n.id join order_line l on l.id = d.order_line_id
  left join lateral (
    select min(g.category_id) as id from product_category g where g.product_id = l.product_id) g on true
  left join category_translation t on t.category_id = g.id and t.language = ${language}
  where n.customer_id = ${of.customer} and ${inYear(db, db`n.issued_on`, of)} group by t.name order by total desc, name limit 40`

export interface YearTitleRow extends Walked {
  date: Day
  note: string
  order: string
  article: string
  title: string
  authors: string
  publisher: string
  language_code: string | null
  budget: string
  copies: number
  total: Cents
}
export type AskedYear = FindYearTitles & OfYear

const titlesIn = (db: Db, asked: AskedYear) => db`
  from delivery_note n join delivery_note_line d on d.note_id = n.id
  where n.customer_id = ${asked.customer} and ${inYear(db, db`n.issued_on`, asked)} ${betweenDays(db, db`n.issued_on`, asked)}
    ${worded(db, db`list_words(d.title || ' ' || d.authors || ' ' || d.article)`, asked.q)}`
export const matchingTitles = (db: Db, asked: AskedYear) => db`select n.id ${titlesIn(db, asked)}`
export const titleSorts = (db: Db) =>
  ({ title: { by: db`search_fold(d.title)`, kind: 'text' }, date: { by: db`n.issued_on`, kind: 'day' } }) as const
export const titleId = (db: Db) => ({ id: db`n.code || ' ' || lpad(d.position::text, 5, '0')`, as: 'text' }) as const

/** Each line that was delivered to the account in the year. */
export const yearTitles = (db: Db, asked: AskedYear, walk: Walk) => db<YearTitleRow[]>`
  select n.issued_on as date, n.code as note, o.number as "order", d.article, d.title, d.authors, coalesce(u.name, '') as publisher,
    p.language_code, coalesce(b.title, '') as budget, d.quantity as copies, d.total_cents as total, page.list_key, page.list_id
  from (select n.id as note_id, d.position, ${walk.key} ${titlesIn(db, asked)} ${walk.after} ${walk.order}) page
  join delivery_note n on n.id = page.note_id join delivery_note_line d on d.note_id = n.id and d.position = page.position
  join shop_order o on o.id = n.order_id join order_line l on l.id = d.order_line_id join product p on p.id = l.product_id
  left join publisher u on u.id = p.publisher_id left join budget b on b.id = n.budget_id ${walk.order}`
