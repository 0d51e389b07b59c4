import type { Pool, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { isInStore, parseEan } from '#kernel/isbn.ts'
import { addReceived, forgetReceived, isOnNote, lockNote } from './notes.sql.ts'

/** What a scanner or a keyboard gave: hyphens and spaces dropped, ISBN-10 as 13 (L-13); other numbers as they are. */
function scannedArticle(text: string): { article: string; whole: boolean } | null {
  const ean = parseEan(text)
  if (ean !== null) return { article: ean, whole: true }
  const bare = text.replace(/[\s\u00a0\u2010-\u2015-]/g, '')
  if (!/^[\dA-Za-z]{1,20}$/.test(bare)) return null
  return { article: bare, whole: /^\d{13}$/.test(bare) && isInStore(bare) }
}

interface Scan {
  customerId: string
  code: string
  scanned: string
  copies: number
  /** Counts what looks like a piece of a number as a book that is not on the note. */
  sure: boolean
}

/**
 * Counts a copy that arrived, or several: each scan is one more, a negative number takes back. A number that is neither on the note
 * nor a whole ISBN or EAN may have lost digits, so it is counted only when somebody says so.
 * @throws NotFound 'note.unknown'; InvalidFields for what is no ISBN, EAN or article number.
 */
export function receiveArticle(db: Pool, { customerId, code, scanned, copies, sure }: Scan): Promise<string> {
  const read = scannedArticle(scanned)
  if (read === null) throw new InvalidFields({ article: 'note.article_invalid' })
  const { article, whole } = read
  return db.begin(async (tx: Tx) => {
    const note = await lockNote(tx, customerId, code)
    if (!note) throw new NotFound('note.unknown')
    if (copies > 0 && !whole && !sure && !(await isOnNote(tx, note.id, article)))
      throw new InvalidFields({ article: 'note.article_unsure' })
    await addReceived(tx, note.id, article, copies)
    return article
  })
}

/** Begins the count anew. @throws NotFound 'note.unknown' */
export async function beginCountAnew(tx: Tx, customerId: string, code: string): Promise<void> {
  const note = await lockNote(tx, customerId, code)
  if (!note) throw new NotFound('note.unknown')
  await forgetReceived(tx, note.id)
}
