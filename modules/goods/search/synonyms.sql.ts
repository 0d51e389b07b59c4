import type { Db } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { NewSynonym } from './contract.ts'
import type { FindSynonyms } from './staff-contract.ts'

/** Whoever asks with one of these words is shown what has, or is named by, the others. */
export interface SynonymRow {
  asked: string[]
  shown: string[]
}

/** What staff have said means the same, for the index. */
export const synonymRows = (db: Db, storefront: string) => db<SynonymRow[]>`
  select asked_es || asked_ca || asked_en as asked, shown from search_synonym
  where storefront_code = ${storefront} order by id`

export interface StoredSynonym {
  id: number
  asked_es: string[]
  asked_ca: string[]
  asked_en: string[]
  shown: string[]
}

const foundIn = (db: Db, storefront: string, { q }: FindSynonyms) => db`
  from search_synonym s where s.storefront_code = ${storefront}
    ${worded(db, db`list_words(array_to_string(s.asked_es || s.asked_ca || s.asked_en || s.shown, ' '))`, q)}`
export const matchingSynonyms = (db: Db, storefront: string, query: FindSynonyms) =>
  db`select s.id ${foundIn(db, storefront, query)}`
export const synonymSorts = (db: Db) =>
  ({ made: { by: db`s.id`, kind: 'number' }, shown: { by: db`search_fold(s.shown[1])`, kind: 'text' } }) as const

export const listedSynonyms = (db: Db, storefront: string, query: FindSynonyms, walk: Walk) => db<(StoredSynonym & Walked)[]>`
  select s.id, s.asked_es, s.asked_ca, s.asked_en, s.shown, ${walk.key} ${foundIn(db, storefront, query)} ${walk.after} ${walk.order}`

export async function synonymRow(db: Db, storefront: string, id: number): Promise<StoredSynonym | undefined> {
  const [row] = await db<StoredSynonym[]>`
    select id, asked_es, asked_ca, asked_en, shown from search_synonym where id = ${id} and storefront_code = ${storefront}`
  return row
}

export async function insertSynonym(db: Db, storefront: string, { words, shown }: NewSynonym): Promise<StoredSynonym> {
  const [row] = await db<StoredSynonym[]>`
    insert into search_synonym (storefront_code, asked_es, asked_ca, asked_en, shown)
    values (${storefront}, ${words.es}, ${words.ca}, ${words.en}, ${shown})
    returning id, asked_es, asked_ca, asked_en, shown`
  return row!
}

export async function changeSynonymRow(db: Db, storefront: string, id: number, { words, shown }: NewSynonym) {
  const [row] = await db<StoredSynonym[]>`
    update search_synonym set asked_es = ${words.es}, asked_ca = ${words.ca}, asked_en = ${words.en}, shown = ${shown}
    where id = ${id} and storefront_code = ${storefront} returning id, asked_es, asked_ca, asked_en, shown`
  return row
}

export const removeSynonymRow = async (db: Db, storefront: string, id: number): Promise<boolean> =>
  (await db`delete from search_synonym where id = ${id} and storefront_code = ${storefront}`).count > 0
