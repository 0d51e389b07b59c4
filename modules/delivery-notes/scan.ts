import type { Db, Pool } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { parseEan } from '#kernel/isbn.ts'
import { addReceived, forgetReceived, lockNote } from './notes.sql.ts'

/** What a scanner or a keyboard gave: hyphens and spaces dropped, ISBN-10 as 13 (L-13); other numbers as they are. */
export function scannedArticle(text: string): string | null {
  const bare = text.replace(/[\s\u00a0\u2010-\u2015-]/g, '')
  return parseEan(text) ?? (/^[\dA-Za-z]{1,20}$/.test(bare) ? bare : null)
}

/**
 * Counts a copy that arrived, or several: each scan is one more, a negative number takes back.
 * @throws NotFound 'note.unknown'; InvalidFields for what is no ISBN, EAN or article number.
 */
export function receiveArticle(
  db: Pool,
  { customerId, code, scanned, copies }: { customerId: string; code: string; scanned: string; copies: number },
): Promise<string> {
  const article = scannedArticle(scanned)
  if (article === null) throw new InvalidFields({ article: 'note.article_invalid' })
  return db.begin(async (tx: Db) => {
    const note = await lockNote(tx, customerId, code)
    if (!note) throw new NotFound('note.unknown')
    await addReceived(tx, note.id, article, copies)
    return article
  })
}

/** Begins the count anew. @throws NotFound 'note.unknown' */
export async function beginCountAnew(db: Db, customerId: string, code: string): Promise<void> {
  const note = await lockNote(db, customerId, code)
  if (!note) throw new NotFound('note.unknown')
  await forgetReceived(db, note.id)
}
