import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import { inEachLanguage, type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { sizeTableOf } from '#modules/goods/catalogue/size-table.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { foundNames, matchingNames, nameRow, nameSorts } from './find.sql.ts'
import { hangingRows, removeName } from './hanging.sql.ts'
import { lockBoth, mergeInto, movingRows, ofOneKind } from './merge.sql.ts'
import {
  insertAttribute,
  insertOwn,
  insertTag,
  putAttributeName,
  putAuthorWords,
  putCategoryName,
  putSizeTable,
  putTagName,
  renameOwn,
  saidOf,
  setEnded,
} from './names.sql.ts'
import {
  type ChangeName,
  type EndingKind,
  type FindNames,
  type FoundName,
  hangingOn,
  type Merge,
  type NameKind,
  type NewName,
  type OwnKind,
  type WholeName,
} from './staff-contract.ts'

/** The sentence of a code in a language. */
export type Sentence = (code: RefusalCode, language: Language) => string

const plain = ({ id, name, note, titles, ended }: FoundName): FoundName => ({ id, name, note, titles, ended })

/** Names of a kind, by how their words begin. */
export async function findNames(db: Db, kind: NameKind, query: FindNames, language: Language) {
  const rows = await foundNames(db, kind, query, language, walking(db, query, nameSorts(db, query.q), { id: db`n.id` }))
  return listPage(db, query, { rows, matching: matchingNames(db, kind, query, language), view: plain })
}

const isOwn = (kind: NameKind): kind is OwnKind => kind === 'author' || kind === 'publisher' || kind === 'series'
const ends = (kind: NameKind): kind is EndingKind => kind === 'tag' || kind === 'attribute'

async function rowOf(db: Db, kind: NameKind, id: number, language: Language): Promise<FoundName> {
  const row = await nameRow(db, kind, id, language)
  if (!row) throw new NotFound('titles.unknown_name')
  return plain(row)
}

const whatHangs = async (db: Db, kind: NameKind, id: number) => {
  const counts = await hangingRows(db, kind, id)
  return hangingOn.map((what) => ({ what, count: counts[what] })).filter(({ count }) => count > 0)
}

/** One name in every language, and what hangs on it. @throws NotFound */
export async function wholeName(db: Db, kind: NameKind, id: number, language: Language, sentence: Sentence): Promise<WholeName> {
  const row = await rowOf(db, kind, id, language)
  const said = await saidOf(db, kind, id)
  const hanging = await whatHangs(db, kind, id)
  const why = (refused: boolean, code: RefusalCode) => (refused ? sentence(code, language) : null)
  return {
    ...row,
    kind,
    names: inEachLanguage((one) => said[one]?.name ?? ''),
    biographies: inEachLanguage((one) => said[one]?.biography ?? ''),
    size_tables: inEachLanguage((one) => said[one]?.size_table ?? ''),
    hanging,
    acts: {
      delete: why(hanging.length > 0, 'names.in_use'),
      end: why(!ends(kind) || row.ended, 'names.ended'),
      reopen: why(!row.ended, 'names.not_ended'),
    },
  }
}

/** As an index sorts it: last name first. */
const sortName = (name: string): string => {
  const words = name.split(' ')
  return words.length === 1 ? name : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`
}
const named = (name: string) => ({ name, sortName: sortName(name), slug: slugOf(name) })

/** @throws InvalidFields where there is one of that name, or an attribute tells of nothing */
export async function makeName(
  tx: Tx,
  kind: Exclude<NameKind, 'category'>,
  { name, names = {}, group }: NewName,
): Promise<number> {
  if (kind === 'attribute' && !group) throw new InvalidFields({ group: 'form.missing' })
  const id = isOwn(kind)
    ? await insertOwn(tx, kind, named(name))
    : kind === 'tag'
      ? await insertTag(tx, slugOf(name))
      : await insertAttribute(tx, group!, slugOf(name))
  if (id === undefined) throw new InvalidFields({ name: 'names.taken' })
  const said = { names: inEachLanguage(() => ''), biographies: inEachLanguage(() => '') }
  const spoken = isOwn(kind) ? names : inEachLanguage((one) => names[one] || name)
  for (const one of languages) await putWords(tx, kind, id, one, { names: spoken }, said)
  return id
}

type SaidBefore = Pick<WholeName, 'names' | 'biographies'>

async function putWords(tx: Tx, kind: NameKind, id: number, language: Language, change: ChangeName, said: SaidBefore) {
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

/** @throws InvalidFields where one is no table, or the section has no name in that language */
async function putSizes(tx: Tx, id: number, tables: NonNullable<ChangeName['size_tables']>): Promise<void> {
  for (const one of languages) {
    const text = tables[one]
    if (text === undefined) continue
    if (text !== '' && sizeTableOf(text) === null) throw new InvalidFields({ [`size_tables.${one}`]: 'names.size_table' })
    if ((await putSizeTable(tx, id, one, text)) === 0 && text !== '')
      throw new InvalidFields({ [`names.${one}`]: 'form.missing' })
  }
}

/** What something is called, in the languages that are said. @throws NotFound, InvalidFields */
export async function changeName(tx: Tx, kind: NameKind, id: number, change: ChangeName): Promise<void> {
  const before = await saidOf(tx, kind, id)
  const said = {
    names: inEachLanguage((one) => before[one]?.name ?? ''),
    biographies: inEachLanguage((one) => before[one]?.biography ?? ''),
  }
  if (change.name !== undefined && isOwn(kind) && !(await renameOwn(tx, kind, id, named(change.name))))
    throw new InvalidFields({ name: 'names.taken' })
  for (const one of languages) await putWords(tx, kind, id, one, change, said)
  if (kind === 'category') await putSizes(tx, id, change.size_tables ?? {})
}

/** Why two cannot be one; null: they can. */
async function whyNotOne(db: Db, kind: NameKind, { from, into }: { from: number; into: number }): Promise<RefusalCode | null> {
  if (from === into) return 'names.itself'
  if (!(await ofOneKind(db, kind, from, into))) return 'names.other_tree'
  const { promotions, menus } = await hangingRows(db, kind, from)
  return promotions + menus > 0 ? 'names.in_use' : null
}

/** What joining two would move. @throws NotFound */
export async function previewMerge(
  db: Db,
  kind: NameKind,
  both: { from: number; into: number },
  language: Language,
  sentence: Sentence,
): Promise<Merge> {
  const problem = await whyNotOne(db, kind, both)
  return {
    from: await rowOf(db, kind, both.from, language),
    into: await rowOf(db, kind, both.into, language),
    ...(await movingRows(db, kind, both.from, both.into)),
    problem: problem && sentence(problem, language),
  }
}

/** Two that are one: the titles of the first stand under the second, and its former page leads there. @throws NotFound, Refused */
export async function mergeNames(tx: Tx, kind: NameKind, both: { from: number; into: number }, staffId: number) {
  const { from, into } = both
  if (from === into) throw new Refused('names.itself')
  if (!(await lockBoth(tx, kind, from, into))) throw new NotFound('titles.unknown_name')
  const problem = await whyNotOne(tx, kind, both)
  if (problem) throw new Refused(problem)
  await mergeInto(tx, kind, from, into, staffId)
}

/** Ends a subject or feature, or opens it again. @throws Refused */
export async function endName(tx: Tx, kind: EndingKind, id: number, ended: Date | null): Promise<void> {
  if (!(await setEnded(tx, kind, id, ended))) throw new Refused(ended ? 'names.ended' : 'names.not_ended')
}

/** Takes away a name that nothing hangs on. @throws NotFound, Refused 'names.in_use' */
export async function deleteName(tx: Tx, kind: NameKind, id: number, language: Language): Promise<void> {
  await rowOf(tx, kind, id, language)
  if ((await whatHangs(tx, kind, id)).length > 0) throw new Refused('names.in_use')
  await removeName(tx, kind, id)
}
