import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type LineTexts, lineTextRows } from './line-texts.sql.ts'

export { type LineTexts, lineTextRows } from './line-texts.sql.ts'

/** Title and first author of products, by id, for who writes them down; narrow, so that it may run inside an order's transaction. */
export const lineTexts = async (db: Db, ids: readonly number[], language: Language): Promise<Map<number, LineTexts>> =>
  new Map((await lineTextRows(db, ids, language)).map((row) => [row.id, row]))
