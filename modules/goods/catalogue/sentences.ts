import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { sentenceRows } from './sentences.sql.ts'

/**
 * The one sentence that speaks for each product: the bookseller's own recommendation, else what its label says in short. In the
 * language asked or not at all: nobody is recommended a book in words they cannot read. Products without one are left out.
 */
export async function productSentences(db: Db, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await sentenceRows(db, ids, language)).map(({ id, sentence }) => [id, sentence]))
}
