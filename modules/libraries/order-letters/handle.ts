import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Kind } from '#modules/libraries/intake/sniff.ts'
import { shownReading } from '#modules/libraries/intake/view-reading.ts'
import { fileRow, markHandled, orderLetterRows } from './order-letters.sql.ts'
import { typeOf } from './sent-kinds.ts'
import { letterView } from './view-letters.ts'

const staffView = (row: Awaited<ReturnType<typeof orderLetterRows>>[number]) => ({
  ...letterView(row),
  customer: row.customer_id,
  customer_name: row.customer_name,
  email: row.email,
})

/** Orders by e-mail for who prepares them, the newest first. */
export async function findOrderLetters(
  db: Db,
  { open, before, limit }: { open: boolean; before?: number | undefined; limit: number },
) {
  const rows = await orderLetterRows(db, { open, before, limit })
  return { items: rows.map(staffView), next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null }
}

/** One, with what was read of it. @throws NotFound */
export async function showOrderLetter(db: Db, id: number, shown: { language: Language; now: Date }) {
  const [row] = await orderLetterRows(db, { id, limit: 1 })
  if (!row) throw new NotFound('order_letter.unknown')
  return { ...staffView(row), lines: row.reading_id === null ? null : await shownReading(db, row.reading_id, shown) }
}

/** The file that came with one, as it came. @throws NotFound */
export async function fileOfLetter(db: Db, id: number): Promise<{ name: string; type: string; content: Buffer }> {
  const row = await fileRow(db, id)
  if (!row?.file) throw new NotFound('order_letter.unknown')
  return { name: row.file_name, type: typeOf(row.kind as Kind), content: row.file }
}

/** @throws NotFound when there is none, or somebody handled it already. */
export async function handleOrderLetter(db: Db, id: number, staffId: number, now: Date): Promise<void> {
  if (!(await markHandled(db, id, staffId, now))) throw new NotFound('order_letter.unknown')
}
