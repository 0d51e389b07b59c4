import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { inEachLanguage, type Language } from '#kernel/language.ts'
import { addSynonym } from '#modules/goods/search/synonyms.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { demandRows, demandSorts, dropAnswer, knownProduct, matchingDemand, putAnswer } from './demand.sql.ts'
import type { AnswerDemand, DemandKind, FindDemand, MissToSynonym } from './staff-contract.ts'

/** What is asked for and not had, and what was done about it. */
export async function findDemand(db: Db, query: FindDemand, language: Language) {
  const rows = await demandRows(db, query, language, walking(db, query, demandSorts(db), { id: db`d.key`, as: 'text' }))
  return listPage(db, query, {
    rows,
    matching: matchingDemand(db, query, language),
    view: ({ last_at, answered_at, ...row }) => ({
      ...row,
      last_at: last_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
    }),
  })
}

/** Keeps what was done about it. @throws InvalidFields for a title that is not there */
export async function answerDemand(tx: Tx, kind: DemandKind, answer: AnswerDemand, staffId: number): Promise<void> {
  if (answer.product !== null && !(await knownProduct(tx, answer.product)))
    throw new InvalidFields({ product: 'titles.unknown_name' })
  await putAnswer(tx, kind, answer, staffId)
}

/** It waits for an answer again. @throws NotFound */
export async function reopenDemand(tx: Tx, kind: DemandKind, key: string): Promise<void> {
  if (!(await dropAnswer(tx, kind, key))) throw new NotFound('titles.unknown_name')
}

/**
 * Says what the shop calls what was looked for in vain, and that it is answered.
 * @throws InvalidFields as for any other synonym
 */
export async function answerBySynonym(
  tx: Tx,
  { storefront, staffId }: { storefront: string; staffId: number },
  { key, language, shown }: MissToSynonym,
): Promise<{ id: number }> {
  const words = { ...inEachLanguage((): string[] => []), [language]: [key] }
  const { id } = await addSynonym(tx, storefront, { words, shown })
  await putAnswer(tx, 'search', { key, answer: 'synonym', note: shown.join(', '), product: null }, staffId)
  return { id }
}
