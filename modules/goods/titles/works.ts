import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { expectVersion, keepHistory, openTitle } from './change.ts'
import { rowsOfTitles } from './find.ts'
import { newWork } from './make.sql.ts'
import type { StoredTitle } from './title.sql.ts'
import { alikeIds, editionsOf, endLead, leadWork, setWork, workBefore } from './works.sql.ts'

/** More editions than any book has; beyond it somebody joined what is not one. */
const mostEditions = 200

interface Doing {
  version: number
  staffId: number
}

/** Titles that look like other editions of a title. */
export const alike = async (db: Db, id: number, language: Language) => rowsOfTitles(db, language, await alikeIds(db, id))

async function put(tx: Tx, title: StoredTitle, work: number | null, staffId: number) {
  await setWork(tx, title.id, work)
  await keepHistory(tx, title, staffId)
}

/**
 * Makes two titles editions of one work, with all the other editions of both. Imports follow: what a source still says of the former work
 * is one of this one. @throws NotFound, Conflict, Refused
 */
export async function joinWorks(tx: Tx, id: number, { version, other, staffId }: Doing & { other: number }): Promise<void> {
  const title = await openTitle(tx, id)
  await expectVersion(tx, title, version, ['work'])
  const joined = await openTitle(tx, other)
  if (other === id) throw new Refused('titles.itself')
  if (joined.kind !== title.kind) throw new Refused('titles.other_kind')
  if (joined.work !== null && joined.work === title.work) throw new Refused('titles.one_work')
  const work = title.work ?? (await newWork(tx, id))
  if (title.work === null) await put(tx, title, work, staffId)
  await endLead(tx, work)
  const moved = joined.work === null ? [other] : await editionsOf(tx, joined.work)
  if (moved.length > mostEditions) throw new Refused('titles.many_editions', { most: mostEditions })
  for (const one of moved) await put(tx, one === other ? joined : await openTitle(tx, one), work, staffId)
  if (joined.work !== null) await leadWork(tx, joined.work, work)
}

/**
 * Takes a title out of its work, whatever its source says: it goes back to the one it had before somebody joined it, or is an edition of
 * nothing. @throws NotFound, Conflict, Refused 'titles.no_work'
 */
export async function partWork(tx: Tx, id: number, { version, staffId }: Doing): Promise<void> {
  const title = await openTitle(tx, id)
  await expectVersion(tx, title, version, ['work'])
  if (title.work === null) throw new Refused('titles.no_work')
  const before = await workBefore(tx, id)
  const home = before === title.work ? null : before
  if (home !== null) await endLead(tx, home)
  await put(tx, title, home, staffId)
}
