import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { Fulfilment, PaymentState } from '#modules/orders/order/states.ts'
import type { EbookMediaType } from './sniff.ts'

/** A bought ebook: its line, its money, its file and what was fetched of it. */
export interface BoughtRow {
  line: number
  order_id: number
  number: string
  placed_at: Date
  product_id: number
  title: string
  author: string | null
  language_code: string
  payment_state: PaymentState
  fulfilment: Fulfilment
  paid_cents: Cents
  refunded_cents: Cents
  refunded_quantity: number
  returned_quantity: number
  /** When its file was handed over; null before. */
  handed_over_at: Date | null
  file_key: string | null
  media_type: EbookMediaType | null
  bytes: number | null
  /** Whether its copies say whom they were sold to. */
  watermark: boolean
  most: number | null
  fetched: number | null
  ends_at: Date | null
  /** Sold under Readium LCP: there is a license for it, and never its file. */
  lcp: boolean
  /** The account that keeps it; of a gift without one, and what it is not yet, the line alone. */
  keeper: string
  /** Bought for somebody else, who has it once they opened it; and who gave it. */
  gift: boolean
  giver_name: string | null
}

/** Whose a line `l` of an order `o`, with its gift `g`, is. */
export const keeperOf = (db: Db) => db`coalesce(case when l.ebook_gift then g.customer_id else o.owner_id end, 'line ' || l.id)`

const bought = (db: Db) => db`
  select l.id as line, o.id as order_id, o.number, coalesce(l.gift_opened_at, o.placed_at) as placed_at, l.product_id, l.title, l.author, o.language as language_code,
    o.payment_state, l.fulfilment, l.paid_cents, l.refunded_cents, l.refunded_quantity, l.returned_quantity,
    case when l.ebook_gift then l.gift_opened_at else (select max(p.handed_over_at) from parcel_line pl
      join parcel p on p.id = pl.parcel_id where pl.order_line_id = l.id and p.state = 'delivered') end as handed_over_at,
    case when not l.lcp then f.file_key end as file_key, f.media_type, f.bytes::int as bytes, coalesce(f.watermark, false) as watermark, l.lcp, ${keeperOf(db)} as keeper,
    a.most, a.fetched, a.ends_at, l.ebook_gift as gift, g.giver_name
  from order_line l join shop_order o on o.id = l.order_id
  left join ebook_file f on f.product_id = l.product_id left join ebook_access a on a.order_line_id = l.id
  left join ebook_gift g on g.order_line_id = l.id`

/** Ebooks that an owner bought and keeps, and those given to them that they opened, newest first; unpaid and cancelled orders have none. */
export const boughtBy = (db: Db, owner: string) => db<BoughtRow[]>`
  ${bought(db)} where l.id in (
      select ol.id from order_line ol join shop_order oo on oo.id = ol.order_id where oo.owner_id = ${owner} and ol.ebook and not ol.ebook_gift
      union all select order_line_id from ebook_gift where customer_id = ${owner})
    and o.payment_state not in ('pending', 'cancelled') and l.fulfilment <> 'cancelled'
  order by coalesce(l.gift_opened_at, o.placed_at) desc, l.position`

/** All ebooks of an order, gifts among them. */
export const boughtIn = (db: Db, number: string) => db<BoughtRow[]>`
  ${bought(db)} where o.number = ${number} and l.ebook and o.payment_state not in ('pending', 'cancelled') order by l.position`

/** One line, held until the transaction ends: two fetches of the same ebook count one after the other. */
export async function boughtLine(tx: Tx, line: number): Promise<BoughtRow | undefined> {
  await tx`select 1 from order_line where id = ${line} for no key update`
  const [row] = await tx<BoughtRow[]>`${bought(tx)} where l.id = ${line} and l.ebook`
  return row
}

export async function ownerOf(db: Db, number: string) {
  const [row] = await db<{ owner_id: string; owner_kind: 'customer' | 'guest' }[]>`
    select owner_id, owner_kind from shop_order where number = ${number}`
  return row
}

export async function wasFetchedSince(db: Db, line: number, reader: Buffer, since: Date): Promise<boolean> {
  const rows = await db`
    select 1 from ebook_download where order_line_id = ${line} and reader = ${reader} and started_at > ${since} limit 1`
  return rows.length > 0
}

/** One more fetch. */
export async function countFetch(
  tx: Tx,
  line: number,
  { most, endsAt, reader, now }: { most: number; endsAt: Date; reader: Buffer; now: Date },
): Promise<void> {
  await tx`
    insert into ebook_access (order_line_id, most, fetched, ends_at) values (${line}, ${most}, 1, ${endsAt})
    on conflict (order_line_id) do update set fetched = ebook_access.fetched + 1`
  await tx`insert into ebook_download (order_line_id, reader, started_at) values (${line}, ${reader}, ${now})`
}

export const renewAccess = (tx: Tx, line: number, { most, endsAt }: { most: number; endsAt: Date }) => tx`
  insert into ebook_access (order_line_id, most, fetched, ends_at) values (${line}, ${most}, 0, ${endsAt})
  on conflict (order_line_id) do update set most = ebook_access.fetched + ${most}, ends_at = ${endsAt}`

export interface EbookProduct {
  id: number
  title: string
  ean: string
  format_code: string | null
  file_key: string | null
  off_sale_at: Date | null
}

const products = (db: Db) => db`
  select p.id, p.title, p.ean, p.format_code, f.file_key, f.off_sale_at
  from product p left join ebook_file f on f.product_id = p.id`

/** The product of an ISBN, in whichever shop sells it. */
export async function ebookByIsbn(tx: Tx, ean: string): Promise<EbookProduct | undefined> {
  const [row] = await tx<EbookProduct[]>`${products(tx)} where p.ean = ${ean} order by p.id limit 1 for update of p`
  return row
}

/** Whether an ISBN has its file already, on sale or not; one that nobody sells needs none. */
export async function hasFileRow(db: Db, ean: string): Promise<boolean> {
  const rows = await db`select 1 from product p left join ebook_file f on f.product_id = p.id
    where p.ean = ${ean} and f.product_id is null`
  return rows.length === 0
}

/** Whether an ISBN has its sample already; one that nobody sells needs none. */
export async function hasSampleRow(db: Db, ean: string): Promise<boolean> {
  const rows = await db`select 1 from product p left join ebook_sample s on s.product_id = p.id
    where p.ean = ${ean} and s.product_id is null`
  return rows.length === 0
}

/** Ebooks that are shown and have no file to sell. */
export const withoutFile = (db: Db) => db<EbookProduct[]>`
  ${products(db)} where p.format_code in ('E00', 'E01') and p.active and not p.has_file order by p.title, p.ean`

export const writeFileRow = (
  tx: Tx,
  row: { product_id: number; file_key: string; media_type: EbookMediaType; bytes: number; sha256: string },
) => tx`
  insert into ebook_file ${tx(row)}
  on conflict (product_id) do update set file_key = excluded.file_key, media_type = excluded.media_type, bytes = excluded.bytes,
    sha256 = excluded.sha256, added_at = now(), off_sale_at = null`

export const takeOffSale = (db: Db, productId: number, now: Date) => db`
  update ebook_file set off_sale_at = ${now} where product_id = ${productId} and off_sale_at is null`
