import type { Db, Tx } from '#kernel/db.ts'
import type { Finding } from './findings.ts'
import type { EbookMediaType } from './sniff.ts'
import type { Purpose } from './staff-contract.ts'

/** A title with its files. */
export interface TitleFileRow {
  id: number
  kind: 'book' | 'object'
  format_code: string | null
  media_type: EbookMediaType | null
  bytes: number | null
  added_at: Date | null
  off_sale_at: Date | null
  watermark: boolean | null
  asks_lcp: boolean
  lcp_server: boolean
  content_id: string | null
  print_pages: number | null
  copy_characters: number | null
  lcp_off_sale_at: Date | null
  sample_type: EbookMediaType | null
  sample_bytes: number | null
  sample_added_at: Date | null
}

export async function titleFileRow(db: Db, product: number): Promise<TitleFileRow | undefined> {
  const [row] = await db<TitleFileRow[]>`
    select p.id, p.kind, p.format_code, f.media_type, f.bytes::float8 as bytes, f.added_at, f.off_sale_at, f.watermark,
      s.media_type as sample_type, s.bytes::float8 as sample_bytes, s.added_at as sample_added_at,
      p.asks_lcp, (select is_set from lcp_server) as lcp_server, e.content_id, e.print_pages, e.copy_characters, e.off_sale_at as lcp_off_sale_at
    from product p left join ebook_file f on f.product_id = p.id left join ebook_lcp e on e.product_id = p.id left join ebook_sample s on s.product_id = p.id
    where p.id = ${product}`
  return row
}

export const lockTitle = (tx: Tx, product: number) => tx`select 1 from product where id = ${product} for no key update`

interface Kept {
  file_key: string
  media_type: EbookMediaType
  bytes: number
  sha256: string
}

export interface UploadRow extends Omit<Kept, 'file_key'> {
  id: number
  purpose: Purpose
  name: string
  file_key: string | null
  state: 'refused' | 'waiting' | 'taken' | 'dropped'
  findings: Finding[]
  found_in_all: number
  sent_at: Date
  sent_by: string | null
}

const uploads = (db: Db) => db`
  select u.id, u.purpose, u.name, u.media_type, u.bytes::float8 as bytes, u.sha256, u.file_key, u.state, u.findings, u.found_in_all, u.sent_at,
    s.name as sent_by
  from ebook_upload u left join staff_user s on s.id = u.staff_id`

/** The last files that were sent for a title. */
export const lastUploads = (db: Db, product: number, most: number) => db<UploadRow[]>`
  ${uploads(db)} where u.product_id = ${product} order by u.id desc limit ${most}`

export async function uploadOf(tx: Tx, product: number, id: number): Promise<UploadRow | undefined> {
  const [row] = await tx<UploadRow[]>`${uploads(tx)} where u.product_id = ${product} and u.id = ${id}`
  return row
}

export async function waitingUpload(tx: Tx, product: number, purpose: Purpose): Promise<UploadRow | undefined> {
  const [row] = await tx<UploadRow[]>`
    ${uploads(tx)} where u.product_id = ${product} and u.purpose = ${purpose} and u.state = 'waiting'`
  return row
}

export const insertUpload = (
  tx: Tx,
  row: {
    product_id: number
    purpose: Purpose
    name: string
    media_type: EbookMediaType
    bytes: number
    sha256: string
    file_key: string | null
    state: UploadRow['state']
    found_in_all: number
    staff_id: number
    sent_at: Date
  },
  findings: readonly Finding[],
) => tx`insert into ebook_upload ${tx({ ...row, findings: JSON.stringify(findings) })}`

export const settleUpload = (tx: Tx, id: number, state: 'taken' | 'dropped') => tx`
  update ebook_upload set state = ${state}, file_key = null where id = ${id}`

/** The file that is sold of a title, before another takes its place. */
export async function soldFile(tx: Tx, product: number): Promise<string | undefined> {
  const [row] = await tx<{ file_key: string }[]>`select file_key from ebook_file where product_id = ${product}`
  return row?.file_key
}

/** @returns whether the title has a file */
export const setWatermark = async (tx: Tx, product: number, watermark: boolean): Promise<boolean> =>
  (await tx`update ebook_file set watermark = ${watermark} where product_id = ${product} returning product_id`).length > 0

/** @returns the key of the sample that was there */
export async function writeSample(
  tx: Tx,
  product: number,
  { file_key, media_type, bytes, sha256 }: Kept,
): Promise<string | undefined> {
  const before = await dropSample(tx, product)
  await tx`insert into ebook_sample ${tx({ product_id: product, file_key, media_type, bytes, sha256 })}`
  return before
}

export async function dropSample(tx: Tx, product: number): Promise<string | undefined> {
  const [row] = await tx<{ file_key: string }[]>`delete from ebook_sample where product_id = ${product} returning file_key`
  return row?.file_key
}

/** The sample of a title that is shown. */
export async function sampleOf(db: Db, product: number): Promise<(Omit<Kept, 'sha256'> & { title: string }) | undefined> {
  const [row] = await db<(Omit<Kept, 'sha256'> & { title: string })[]>`
    select s.file_key, s.media_type, s.bytes::float8 as bytes, p.title
    from ebook_sample s join product p on p.id = s.product_id where s.product_id = ${product} and p.active`
  return row
}

/** The sample of a book that can be read in the browser's reader: an EPUB. */
export async function sampleToRead(
  db: Db,
  product: number,
): Promise<{ file_key: string; bytes: number; title: string; author: string | null } | undefined> {
  const [row] = await db<{ file_key: string; bytes: number; title: string; author: string | null }[]>`
    select s.file_key, s.bytes::float8 as bytes, p.title,
      (select string_agg(a.name, ', ' order by pa.position) from product_author pa join author a on a.id = pa.author_id
        where pa.product_id = p.id) as author
    from ebook_sample s join product p on p.id = s.product_id
    where s.product_id = ${product} and p.active and s.media_type = 'application/epub+zip'`
  return row
}
