import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Kind } from '#modules/libraries/intake/sniff.ts'
import { fileRow, originalRow } from './order-letters.sql.ts'
import { typeOf } from './sent-kinds.ts'

/** The file that came with one, as it came. @throws NotFound */
export async function fileOfLetter(db: Db, id: number): Promise<{ name: string; type: string; content: Buffer }> {
  const row = await fileRow(db, id)
  if (!row?.file) throw new NotFound('order_letter.unknown')
  return { name: row.file_name, type: typeOf(row.kind as Kind), content: row.file }
}

/** The whole e-mail, as the mail server handed it over. @throws NotFound for what came by the form */
export async function originalOf(db: Db, id: number): Promise<{ name: string; content: Buffer }> {
  const row = await originalRow(db, id)
  if (!row?.original) throw new NotFound('order_letter.unknown')
  return { name: `${row.number}.eml`, content: row.original }
}
