import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { NewSynonym, Synonym } from './contract.ts'
import { changeSynonymRow, insertSynonym, listSynonyms, removeSynonymRow, type StoredSynonym } from './synonyms.sql.ts'

const view = ({ id, asked_es, asked_ca, asked_en, shown }: StoredSynonym): Synonym => ({
  id,
  asked: { es: asked_es, ca: asked_ca, en: asked_en },
  shown,
})

/** What staff have said means the same, in the order in which it was written. */
export const synonyms = async (db: Db, storefront: string): Promise<Synonym[]> => (await listSynonyms(db, storefront)).map(view)

/** The search knows it a moment later. */
export const addSynonym = async (db: Db, storefront: string, synonym: NewSynonym): Promise<Synonym> =>
  view(await insertSynonym(db, storefront, synonym))

/** @throws NotFound when the shop has none with this id. */
export async function changeSynonym(db: Db, storefront: string, id: number, synonym: NewSynonym): Promise<Synonym> {
  const changed = await changeSynonymRow(db, storefront, id, synonym)
  if (!changed) throw new NotFound('search.unknown_synonym')
  return view(changed)
}

/** @throws NotFound when the shop has none with this id. */
export async function removeSynonym(db: Db, storefront: string, id: number): Promise<void> {
  if (!(await removeSynonymRow(db, storefront, id))) throw new NotFound('search.unknown_synonym')
}
