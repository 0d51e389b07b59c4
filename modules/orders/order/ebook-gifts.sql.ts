import type { Write } from '#kernel/at-once.ts'
import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Fulfilment, PaymentState } from './states.ts'

/** An ebook of an order that is for somebody else, with what its line and its order say. */
export interface EbookGiftRow {
  line: number
  order_id: number
  number: string
  storefront_code: string
  language: Language
  /** Of whoever bought it. */
  buyer_email: string
  payment_state: PaymentState
  fulfilment: Fulfilment
  paid_cents: number
  refunded_cents: number
  refunded_quantity: number
  returned_quantity: number
  product_id: number
  title: string
  author: string | null
  /** Sold under LCP: a license is fetched of it, and it opens in no browser. */
  lcp: boolean
  recipient_email: string
  giver_name: string
  message: string
  send_on: Day
  code_hash: Buffer | null
  sent_at: Date | null
  letters: number
  opened_at: Date | null
  /** Whose ebooks it stands among; null before it is opened, and of somebody without an account. */
  customer_id: string | null
}

export interface NewEbookGift {
  line: number
  recipient_email: string
  giver_name: string
  message: string
  send_on: string
}

const gifts = (db: Db) => db`
  select l.id as line, o.id as order_id, o.number, o.storefront_code, o.language, o.email as buyer_email, o.payment_state, l.fulfilment,
    l.paid_cents, l.refunded_cents, l.refunded_quantity, l.returned_quantity, l.product_id, l.title, l.author, l.lcp, g.recipient_email,
    g.giver_name, g.message, g.send_on, g.code_hash, g.sent_at, g.letters, g.opened_at, g.customer_id
  from ebook_gift g join order_line l on l.id = g.order_line_id join shop_order o on o.id = l.order_id`

export const insertEbookGifts = (tx: Tx, rows: readonly NewEbookGift[]): Write => tx`
  insert into ebook_gift (order_line_id, recipient_email, giver_name, message, send_on)
  select line, recipient_email, giver_name, message, send_on
  from jsonb_to_recordset(${tx.json(rows as never)}::jsonb) as g(line bigint, recipient_email text, giver_name text, message text, send_on date)`

export const ebookGiftsOf = (db: Db, orderId: number) =>
  db<EbookGiftRow[]>`${gifts(db)} where l.order_id = ${orderId} order by l.position`

export async function ebookGiftOfLine(db: Db, number: string, line: number): Promise<EbookGiftRow | undefined> {
  const [row] = await db<EbookGiftRow[]>`${gifts(db)} where l.id = ${line} and o.number = ${number}`
  return row
}

export async function ebookGiftById(db: Db, line: number): Promise<EbookGiftRow | undefined> {
  const [row] = await db<EbookGiftRow[]>`${gifts(db)} where l.id = ${line}`
  return row
}

export async function ebookGiftByCode(db: Db, hash: Buffer): Promise<EbookGiftRow | undefined> {
  const [row] = await db<EbookGiftRow[]>`${gifts(db)} where g.code_hash = ${hash}`
  return row
}

/** A gift with its order locked first, as whoever calls off or gives back does: both never happen. */
export async function lockEbookGift(tx: Tx, line: number): Promise<EbookGiftRow | undefined> {
  await tx`select 1 from shop_order where id = (select order_id from order_line where id = ${line}) for no key update`
  await tx`select 1 from order_line where id = ${line} for no key update`
  await tx`select 1 from ebook_gift where order_line_id = ${line} for update`
  return ebookGiftById(tx, line)
}

/** Gifts whose day has come and whose ebook was handed over: paid, or bought on account. */
export const ebookGiftsToSend = (db: Db, today: Day, limit: number) => db<{ line: number }[]>`
  select g.order_line_id as line from ebook_gift g join order_line l on l.id = g.order_line_id join shop_order o on o.id = l.order_id
  where g.sent_at is null and g.opened_at is null and g.send_on <= ${today} and g.recipient_email <> ''
    and l.fulfilment in ('sent', 'delivered') and l.returned_quantity = 0 and l.refunded_quantity = 0
    and o.payment_state in ('part_paid', 'paid', 'part_refunded', 'on_account')
  order by g.send_on, g.order_line_id limit ${limit}`

/** A new code, in a letter that is written now; the one before opens nothing any more. */
export const setEbookGiftCode = (tx: Tx, line: number, hash: Buffer, now: Date) => tx`
  update ebook_gift set code_hash = ${hash}, sent_at = ${now}, letters = letters + 1 where order_line_id = ${line}`

export const setEbookGiftRecipient = (tx: Tx, line: number, email: string) => tx`
  update ebook_gift set recipient_email = ${email} where order_line_id = ${line}`

export const setEbookGiftOpened = async (
  tx: Tx,
  line: number,
  { now, by, waiver }: { now: Date; by: string | null; waiver: string },
): Promise<void> => {
  await tx`update ebook_gift set opened_at = ${now}, customer_id = ${by}, waiver = ${waiver} where order_line_id = ${line}`
  await tx`update order_line set gift_opened_at = ${now} where id = ${line}`
}

/** Of what was opened, or should have been, before that day nobody needs to know who gave what to whom, nor of what nobody paid before `unpaidBefore`. */
export async function forgetEbookGifts(db: Db, before: Date, unpaidBefore: Date): Promise<number> {
  const rows = await db`
    update ebook_gift g set recipient_email = '', giver_name = '', message = '', code_hash = null
    from order_line l, shop_order o
    where l.id = g.order_line_id and o.id = l.order_id and g.recipient_email <> '' and (coalesce(g.opened_at, g.send_on::timestamptz) < ${before}
      or o.payment_state = 'cancelled' and o.placed_at < ${unpaidBefore}) returning g.order_line_id`
  return rows.length
}
