import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { inEachLanguage, type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import {
  foundNames,
  insertOwn,
  lockBoth,
  mergeInto,
  nameRow,
  putAttributeName,
  putAuthorWords,
  putCategoryName,
  putTagName,
  renameOwn,
  saidOf,
} from './names.sql.ts'
import type { ChangeName, FoundName, NameKind, OwnKind, WholeName } from './staff-contract.ts'

/** Names of a kind that have the words. */
export const findNames = (
  db: Db,
  asked: { kind: NameKind; q: string; of: 'book' | 'object' | undefined; language: Language },
): Promise<FoundName[]> => Promise.resolve(foundNames(db, asked))

/** One name in every language. @throws NotFound */
export async function wholeName(db: Db, kind: NameKind, id: number, language: Language): Promise<WholeName> {
  const row = await nameRow(db, kind, id, language)
  if (!row) throw new NotFound('titles.unknown_name')
  const said = await saidOf(db, kind, id)
  return {
    ...row,
    kind,
    names: inEachLanguage((one) => said[one]?.name ?? ''),
    biographies: inEachLanguage((one) => said[one]?.biography ?? ''),
  }
}

/** As an index sorts it: last name first. */
const sortName = (name: string): string => {
  const words = name.split(' ')
  return words.length === 1 ? name : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`
}
const named = (name: string) => ({ name, sortName: sortName(name), slug: slugOf(name) })

/** @throws InvalidFields where there is one of that name */
export async function makeName(tx: Tx, kind: OwnKind, name: string): Promise<number> {
  const id = await insertOwn(tx, kind, named(name))
  if (id === undefined) throw new InvalidFields({ name: 'names.taken' })
  return id
}

const isOwn = (kind: NameKind): kind is OwnKind => kind === 'author' || kind === 'publisher' || kind === 'series'

async function putWords(tx: Tx, kind: NameKind, id: number, language: Language, change: ChangeName, said: WholeName) {
  const name = change.names?.[language]
  const biography = change.biographies?.[language]
  if (kind === 'author' && (name !== undefined || biography !== undefined))
    await putAuthorWords(tx, id, language, {
      name: (name ?? said.names[language]) || null,
      biography: (biography ?? said.biographies[language]) || null,
    })
  else if (name && kind === 'category') await putCategoryName(tx, id, language, name, slugOf(name))
  else if (name && kind === 'tag') await putTagName(tx, id, language, name, slugOf(name))
  else if (name && kind === 'attribute') await putAttributeName(tx, id, language, name)
}

/** What something is called, in the languages that are said. @throws NotFound, InvalidFields */
export async function changeName(tx: Tx, kind: NameKind, id: number, change: ChangeName, language: Language): Promise<void> {
  const said = await wholeName(tx, kind, id, language)
  if (change.name !== undefined && isOwn(kind) && !(await renameOwn(tx, kind, id, named(change.name))))
    throw new InvalidFields({ name: 'names.taken' })
  for (const one of languages) await putWords(tx, kind, id, one, change, said)
}

/** Two that are one: the titles of the first stand under the second, and its former page leads there. @throws NotFound, Refused */
export async function mergeNames(tx: Tx, kind: OwnKind, { from, into }: { from: number; into: number }, staffId: number) {
  if (from === into) throw new Refused('names.itself')
  if (!(await lockBoth(tx, kind, from, into))) throw new NotFound('titles.unknown_name')
  await mergeInto(tx, kind, from, into, staffId)
}
