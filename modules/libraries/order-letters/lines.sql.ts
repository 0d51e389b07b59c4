import type { Db } from '#kernel/db.ts'

export interface LetterLineRow {
  line: number
  row: number | null
  asked: string
  ean: string
  read_quantity: number | null
  reason: string | null
  product_id: number | null
  candidates: number[]
  quantity: number
  wanted: boolean
  note: string
  changed_by: string | null
  changed_at: Date | null
}

export const letterLines = (db: Db, letter: number) => db<LetterLineRow[]>`
  select l.line, l.row, l.asked, l.ean, l.read_quantity, l.reason, l.product_id, l.candidates, l.quantity, l.wanted, l.note,
    u.name as changed_by, l.changed_at
  from order_letter_line l left join staff_user u on u.id = l.changed_by where l.letter_id = ${letter} order by l.line`

/** The lines of a letter as they were read. */
export const insertReadLines = (
  db: Db,
  letter: number,
  lines: readonly {
    row: number
    asked: string
    ean: string | null
    quantity: number
    reason: string | null
    productId: number | null
    candidates: readonly number[]
  }[],
) => db`
  insert into order_letter_line (letter_id, line, row, asked, ean, read_quantity, reason, product_id, candidates, quantity)
  select ${letter}, g.line, g.row, g.asked, coalesce(g.ean, ''), g.quantity, g.reason, g."productId",
    array(select jsonb_array_elements_text(g.candidates)::bigint), g.quantity
  from rows from (jsonb_to_recordset(${db.json(lines)}::jsonb)
      as (row int, asked text, ean text, quantity int, reason text, "productId" bigint, candidates jsonb))
    with ordinality as g (row, asked, ean, quantity, reason, "productId", candidates, line)`

export interface Mended {
  product: number | null
  quantity: number
  wanted: boolean
  note: string
}

/** @returns false where the letter has no such line. */
export async function putLine(
  db: Db,
  { letter, line }: { letter: number; line: number },
  { product, quantity, wanted, note }: Mended,
  { staffId, now }: { staffId: number; now: Date },
): Promise<boolean> {
  const { count } = await db`
    update order_letter_line set product_id = ${product}, quantity = ${quantity}, wanted = ${wanted}, note = ${note},
      changed_by = ${staffId}, changed_at = ${now}
    where letter_id = ${letter} and line = ${line}`
  return count === 1
}

/** A line more, after those there are. */
export const insertLine = (
  db: Db,
  letter: number,
  { product, quantity }: { product: number; quantity: number },
  { staffId, now }: { staffId: number; now: Date },
) => db`
  insert into order_letter_line (letter_id, line, product_id, quantity, changed_by, changed_at)
  select ${letter}, coalesce(max(line), 0) + 1, ${product}, ${quantity}, ${staffId}, ${now}
  from order_letter_line where letter_id = ${letter}`

export async function isSoldHere(db: Db, product: number, storefront: string): Promise<boolean> {
  const rows = await db`select from product where id = ${product} and storefront_code = ${storefront}`
  return rows.length === 1
}
