import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { keeperOf } from '../ebooks.sql.ts'

/** Whom a license is for and what it lets them do. */
export interface LicenseeRow {
  line: number
  language: Language
  /** The account that keeps the book; of a gift without an account, the line alone. */
  keeper: string
  name: string
  email: string | null
  content_id: string | null
  print_pages: number | null
  copy_characters: number | null
}

export async function licenseeOf(db: Db, line: number): Promise<LicenseeRow | undefined> {
  const [row] = await db<LicenseeRow[]>`
    select l.id as line, o.language, ${keeperOf(db)} as keeper,
      case when l.ebook_gift then coalesce(nullif(trim(c.name || ' ' || c.surnames), ''), nullif(g.recipient_email, ''), o.number)
        else coalesce(nullif(o.billing_address ->> 'recipient', ''), nullif(o.delivery_address ->> 'recipient', ''), o.email) end as name,
      case when l.ebook_gift then coalesce(c.email, nullif(g.recipient_email, '')) else o.email end as email,
      e.content_id, e.print_pages, e.copy_characters
    from order_line l join shop_order o on o.id = l.order_id left join ebook_lcp e on e.product_id = l.product_id
    left join ebook_gift g on g.order_line_id = l.id left join customer c on c.id = g.customer_id
    where l.id = ${line} and l.lcp`
  return row
}

/** The license of a purchase: the first one, where it was asked for twice at once. */
export async function licenseOf(db: Db, line: number): Promise<string | undefined> {
  const [row] = await db<{ license_id: string }[]>`
    select license_id from ebook_license where order_line_id = ${line} order by issued_at, license_id limit 1`
  return row?.license_id
}

export async function lineOf(db: Db, license: string): Promise<number | undefined> {
  const [row] = await db<{ order_line_id: number }[]>`
    select order_line_id from ebook_license where license_id = ${license}`
  return row?.order_line_id
}

/** Keeps a license; nobody waits for one any more. */
export async function keepLicense(tx: Tx, line: number, license: string, now: Date): Promise<void> {
  await tx`insert into ebook_license (license_id, order_line_id, issued_at) values (${license}, ${line}, ${now})`
  await forgetWanted(tx, line)
}

export const forgetWanted = (db: Db, line: number) => db`delete from ebook_license_wanted where order_line_id = ${line}`

/** Minutes until the next try: twice as many each time, six hours at most. */
const pause = (db: Db, tries: ReturnType<Db>) => db`make_interval(mins => least(360, (2 ^ least(${tries}, 9))::int))`

export const noteWanted = (db: Db, line: number, trouble: string, now: Date) => db`
  insert into ebook_license_wanted (order_line_id, since, next_try_at, trouble)
  values (${line}, ${now}, ${now}::timestamptz + interval '2 minutes', ${trouble})
  on conflict (order_line_id) do update set trouble = excluded.trouble`

/** The next purchase whose license is asked for again; whoever takes it has it until its next try. */
export async function takeWanted(db: Db, now: Date): Promise<number | undefined> {
  const [row] = await db<{ order_line_id: number }[]>`
    update ebook_license_wanted set tries = tries + 1, next_try_at = ${now}::timestamptz + ${pause(db, db`tries + 1`)}
    where order_line_id = (select order_line_id from ebook_license_wanted where next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked)
    returning order_line_id`
  return row?.order_line_id
}

/** The next license whose purchase was given back; whoever takes it has it until its next try. */
export async function takeClosed(db: Db, now: Date): Promise<string | undefined> {
  const [row] = await db<{ license_id: string }[]>`
    update ebook_license set tries = tries + 1, next_try_at = ${now}::timestamptz + ${pause(db, db`tries + 1`)}
    where license_id = (select license_id from ebook_license where closed_at is not null and revoked_at is null
      and next_try_at <= ${now} order by next_try_at limit 1 for update skip locked)
    returning license_id`
  return row?.license_id
}

export const noteRevoked = (db: Db, license: string, now: Date) => db`
  update ebook_license set revoked_at = ${now}, trouble = '' where license_id = ${license}`

export const noteRevokeTrouble = (db: Db, license: string, trouble: string) => db`
  update ebook_license set trouble = ${trouble} where license_id = ${license}`

/** Tells the catalogue whether there is a licence server: without one no title that asks for LCP is sold. */
export const tellLcpServer = (db: Db, isSet: boolean) => db`update lcp_server set is_set = ${isSet} where is_set <> ${isSet}`

export interface LcpRow {
  content_id: string
  print_pages: number | null
  copy_characters: number | null
  added_at: Date
  off_sale_at: Date | null
}

export async function lcpOf(db: Db, product: number): Promise<LcpRow | undefined> {
  const [row] = await db<LcpRow[]>`
    select content_id, print_pages, copy_characters, added_at, off_sale_at from ebook_lcp where product_id = ${product}`
  return row
}

export const putLcp = (
  tx: Tx,
  product: number,
  row: { content_id: string; print_pages: number | null; copy_characters: number | null },
) => tx`
  insert into ebook_lcp ${tx({ product_id: product, ...row })}
  on conflict (product_id) do update set content_id = excluded.content_id, print_pages = excluded.print_pages,
    copy_characters = excluded.copy_characters, off_sale_at = null`

export const takeLcpOffSale = async (tx: Tx, product: number, now: Date): Promise<boolean> =>
  (await tx`update ebook_lcp set off_sale_at = ${now} where product_id = ${product} and off_sale_at is null returning product_id`)
    .length > 0
