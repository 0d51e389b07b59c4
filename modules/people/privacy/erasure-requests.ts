import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { closeErasure, deleteErasures, type ErasureRow, insertErasureRequest, openErasures } from './erasure-requests.sql.ts'

/** Keeps the wish of whoever typed an e-mail to have its data deleted. @returns its number. */
export const keepErasureRequest = (
  tx: Tx,
  request: { email: string; reason: string; language: Language; asked_at: Date },
): Promise<number> => insertErasureRequest(tx, request)

/** Wishes to have data deleted that nobody has dealt with, the oldest first. */
export const erasureRequests = (db: Db): Promise<ErasureRow[]> => openErasures(db)

/** The e-mail of a wish that nobody has dealt with. @throws NotFound */
export async function emailOfErasure(db: Db, id: number): Promise<string> {
  const wish = (await openErasures(db)).find((openErasure) => openErasure.id === id)
  if (!wish) throw new NotFound()
  return wish.email
}

/** @throws NotFound when it is not open. */
export async function closeErasureRequest(db: Db, id: number, now: Date): Promise<void> {
  if (!(await closeErasure(db, id, now))) throw new NotFound()
}

/** Forgets wishes that were dealt with before then. */
export async function forgetErasureRequests(db: Db, before: Date): Promise<void> {
  await deleteErasures(db, before)
}
