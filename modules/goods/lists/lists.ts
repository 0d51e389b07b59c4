import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { rowsOfTitles } from '#modules/goods/titles/find.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { tellProcesses } from '#modules/people/staff/tell-processes.ts'
import {
  binList,
  forgetBinned,
  insertList,
  keyTaken,
  type ListRow,
  listRow,
  listRows,
  listSorts,
  lockList,
  markRefreshed,
  matchingLists,
  nextRuled,
  putTitles,
  putWords,
  raiseVersion,
  shownIn,
  titlesIn,
  unbinList,
  updateList,
} from './lists.sql.ts'
import { type FindLists, type ListSummary, mostInList, type NewList, type Rule, type WholeList } from './staff-contract.ts'

/** What the search finds for a rule, in the rule's order. */
export type IdsByRule = (rule: Rule) => readonly number[]

const summaryOf = ({ id, key, kind, title, titles, by_rule, refreshed_at }: ListRow): ListSummary => ({
  id,
  key,
  kind,
  title,
  titles,
  by_rule,
  refreshed_at: refreshed_at?.toISOString() ?? null,
})

/** The sentence of a code in a language. */
export type Sentence = (code: RefusalCode, language: Language) => string

const isShown = (shown: WholeList['shown']) => Object.values(shown).some((count) => count > 0)

/** Every list, in the order in which the shop names them. */
export async function findLists(db: Db, language: Language, query: FindLists): Promise<ListPage<ListSummary>> {
  const rows = await listRows(db, language, query, walking(db, query, listSorts(db), { id: db`lot.id` }))
  return listPage(db, query, { rows, matching: matchingLists(db, language, query), view: summaryOf })
}

/** A list with its titles in their order, those that visitors are not shown included. @throws NotFound */
export async function wholeList(db: Db, id: number, language: Language, sentence: Sentence): Promise<WholeList> {
  const row = await listRow(db, id, language)
  if (!row) throw new NotFound('catalogue.unknown_lot')
  const ids = await titlesIn(db, id)
  const shown = await shownIn(db, id)
  const rows = new Map((await rowsOfTitles(db, language, ids)).map((title) => [title.id, title]))
  return {
    ...summaryOf(row),
    version: row.version,
    texts: row.texts,
    rule: row.rule,
    shown,
    acts: { delete: isShown(shown) ? sentence('lists.shown', language) : null },
    items: ids.flatMap((one) => rows.get(one) ?? []),
  }
}

/** A key that no list has: the Spanish title, with a number where that is taken. */
async function keyFor(tx: Tx, title: string): Promise<string> {
  const base = slugOf(title)
  for (let turn = 1; ; turn++) {
    const key = turn === 1 ? base : `${base}-${turn}`
    if (!(await keyTaken(tx, key))) return key
  }
}

async function lookUp(tx: Tx, id: number, rule: Rule, idsByRule: IdsByRule, now: Date): Promise<boolean> {
  const before = await titlesIn(tx, id)
  const ids = idsByRule(rule)
  const same = before.join() === ids.join()
  if (!same) await putTitles(tx, id, ids)
  await markRefreshed(tx, id, now)
  return !same
}

interface Doing {
  idsByRule: IdsByRule
  now: Date
}

/** A new list, empty or filled by its rule. */
export async function makeList(tx: Tx, wanted: NewList, { idsByRule, now }: Doing): Promise<number> {
  const id = await insertList(tx, await keyFor(tx, wanted.texts.es.title), wanted)
  await putWords(tx, id, wanted.texts)
  if (wanted.rule) await lookUp(tx, id, wanted.rule, idsByRule, now)
  return id
}

/** @throws NotFound; Conflict where somebody else changed the list since `version` */
async function opened(tx: Tx, id: number, version?: number) {
  const list = await lockList(tx, id)
  if (!list) throw new NotFound('catalogue.unknown_lot')
  if (version !== undefined && version !== list.version) throw new Conflict('lists.changed_meanwhile', { version: list.version })
  return list
}

/** Other words for a list, another rule or none. @throws NotFound, Conflict */
export async function changeList(
  tx: Tx,
  id: number,
  wanted: NewList & { version: number },
  { idsByRule, now }: Doing,
): Promise<void> {
  await opened(tx, id, wanted.version)
  await updateList(tx, id, wanted)
  await putWords(tx, id, wanted.texts)
  if (wanted.rule) await lookUp(tx, id, wanted.rule, idsByRule, now)
}

async function byHand(tx: Tx, id: number, version?: number) {
  const list = await opened(tx, id, version)
  if (list.rule) throw new Refused('lists.by_rule')
}

async function write(tx: Tx, id: number, ids: readonly number[]): Promise<void> {
  if (ids.length > mostInList) throw new Refused('lists.full', { most: mostInList })
  if ((await putTitles(tx, id, ids)) < ids.length) throw new InvalidFields({ ids: 'titles.unknown_name' })
  await raiseVersion(tx, id)
}

/** These titles in this order. @throws NotFound, Conflict, Refused for a list by rule */
export async function arrangeList(
  tx: Tx,
  id: number,
  { version, ids }: { version: number; ids: readonly number[] },
): Promise<void> {
  await byHand(tx, id, version)
  await write(tx, id, [...new Set(ids)])
}

/** Titles at the end of a list; those that stand in it already stay where they are. @throws NotFound, Refused, InvalidFields */
export async function addToList(tx: Tx, id: number, ids: readonly number[]): Promise<void> {
  await byHand(tx, id)
  await write(tx, id, [...new Set([...(await titlesIn(tx, id)), ...ids])])
}

/** Takes titles out of a list; those that do not stand in it change nothing. @throws NotFound, Refused */
export async function takeFromList(tx: Tx, id: number, titles: readonly number[]): Promise<void> {
  await byHand(tx, id)
  await write(
    tx,
    id,
    (await titlesIn(tx, id)).filter((one) => !titles.includes(one)),
  )
}

/** Takes a list away that nothing shows; for thirty days it can be brought back. @throws NotFound, Refused 'lists.shown' */
export async function deleteList(tx: Tx, id: number, staffId: number): Promise<void> {
  await opened(tx, id)
  if (isShown(await shownIn(tx, id))) throw new Refused('lists.shown')
  await binList(tx, id, staffId)
}

/** Brings a deleted list back as it stood. @throws NotFound */
export async function restoreList(tx: Tx, id: number): Promise<void> {
  if (!(await unbinList(tx, id))) throw new NotFound('catalogue.unknown_lot')
}

const binnedDays = 30

/** Forgets lists that were deleted long ago. @returns how many */
export const sweepLists = (db: Db, now = new Date()): Promise<number> =>
  forgetBinned(db, new Date(now.getTime() - binnedDays * 86_400_000))

/** What a rule would bring, before it is saved. */
export async function previewRule(db: Db, rule: Rule, idsByRule: IdsByRule, language: Language) {
  const ids = idsByRule(rule)
  const rows = new Map((await rowsOfTitles(db, language, ids.slice(0, 24))).map((title) => [title.id, title]))
  return { count: ids.length, items: ids.slice(0, 24).flatMap((id) => rows.get(id) ?? []) }
}

const stale = 5 * 60_000

/** Looks up the list by rule that was looked up longest ago. @returns how many were: 0 or 1 */
export const refreshNextList = (db: Pool, idsByRule: IdsByRule, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    const list = await nextRuled(tx, new Date(now.getTime() - stale))
    if (!list) return 0
    if (await lookUp(tx, list.id, list.rule, idsByRule, now)) await tellProcesses(tx)
    return 1
  })
