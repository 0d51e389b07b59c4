import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language, languages } from '#kernel/language.ts'
import { isSavedQuery } from '#modules/editorial/gifts/saved-query.ts'
import { addressesByKey, giveAddresses } from '#modules/editorial/page-addresses/give-addresses.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { QuizWish } from './contract.ts'
import { inSeason } from './open.ts'
import {
  categoryKeys,
  insertProfile,
  insertQuestion,
  listedQuizzes,
  matchingQuizzes,
  type QuizRow,
  quizRows,
  quizSorts,
  setOpens,
  writeQuiz,
} from './quizzes.sql.ts'
import { unreachable } from './scoring.ts'
import type { FindQuizzes } from './staff-contract.ts'
import { rulesOf, wholeQuiz } from './whole-quiz.ts'

/** Quizzes with when they open, and whether their days are now. */
export async function findQuizzes(
  db: Db,
  storefront: string,
  query: FindQuizzes,
  { language, now }: { language: Language; now: Date },
) {
  const rows = await listedQuizzes(db, storefront, query, walking(db, query, quizSorts(db, language), { id: db`z.id` }))
  const view = (quiz: QuizRow) => ({
    key: quiz.key,
    title: inLanguage(quiz.titles, language),
    opens: quiz.opens,
    from_day: quiz.from_day,
    to_day: quiz.to_day,
    in_season: inSeason(quiz, now),
  })
  return listPage(db, query, { rows, matching: matchingQuizzes(db, storefront, query), view })
}

/** Keys of the quizzes there are. */
export const quizKeys = async (db: Db, storefront: string): Promise<string[]> =>
  (await quizRows(db, storefront)).map(({ key }) => key)

/** A quiz as it is put: what staff read, change and put back. @throws NotFound. */
export async function staffQuiz(db: Db, storefront: string, key: string) {
  const { id: _id, profiles, ...quiz } = await wholeQuiz(db, storefront, key)
  const addresses = (await addressesByKey(db, storefront, 'quiz')).get(key) ?? null
  return { ...quiz, addresses, profiles: profiles.map(({ id: _profile, gift_category_id: _category, ...profile }) => profile) }
}

/** What is wrong with a quiz, by field: nobody is led to a profile that cannot be reached, or to nothing to buy. */
function faults(wish: QuizWish, categories: ReadonlySet<string>): FieldRefusals {
  const wrong: FieldRefusals = {}
  const keys = new Set(wish.profiles.map(({ key }) => key))
  const answers = [...wish.questions, ...wish.alternates].flatMap((question) => question.answers)
  if (![wish, ...wish.profiles].every(({ theme }) => isTheme(theme))) wrong['theme'] = 'gifts.theme'
  if (keys.size < wish.profiles.length) wrong['profiles'] = 'quizzes.same_key'
  if (languages.some((language) => new Set(wish.profiles.map(({ slugs }) => slugs[language])).size < wish.profiles.length))
    wrong['profiles'] = 'quizzes.same_key'
  if (wish.profiles.some(({ gift_category, query }) => (gift_category === null) === (query === null)))
    wrong['profiles'] = 'quizzes.one_source'
  if (wish.profiles.some(({ gift_category }) => gift_category !== null && !categories.has(gift_category)))
    wrong['profiles'] = 'gifts.unknown_category'
  if ([...wish.profiles, ...answers].some(({ query }) => query !== null && !isSavedQuery(query))) wrong['query'] = 'gifts.query'
  if (answers.some(({ points }) => Object.keys(points).some((key) => !keys.has(key)))) wrong['points'] = 'quizzes.unknown_profile'
  else if (unreachable(rulesOf(wish)).length > 0) wrong['points'] = 'quizzes.unreachable'
  return wrong
}

/** Creates or changes a quiz as a whole. @throws InvalidFields, also when a profile cannot be reached (M-28) or an address is taken. */
export async function putQuiz(tx: Tx, storefront: string, key: string, wish: QuizWish) {
  const wrong = faults(wish, new Set((await categoryKeys(tx, storefront)).map((row) => row.key)))
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  const { profiles, questions, alternates, addresses, ...quiz } = wish
  const id = await writeQuiz(tx, storefront, { ...quiz, key })
  const profileIds = new Map<string, number>()
  for (const [index, profile] of profiles.entries()) profileIds.set(profile.key, await insertProfile(tx, id, index + 1, profile))
  for (const [index, question] of questions.entries())
    await insertQuestion(tx, id, { ...question, position: index + 1, alternate: 0 }, profileIds)
  for (const [index, question] of alternates.entries())
    await insertQuestion(tx, id, { ...question, position: 5, alternate: index + 1 }, profileIds)
  await giveAddresses(tx, { storefront, kind: 'quiz', key }, addresses)
  return staffQuiz(tx, storefront, key)
}

/** Opens a quiz always, in its season or never (M-30). @throws NotFound. */
export async function openQuiz(db: Db, storefront: string, key: string, opens: 'always' | 'in_season' | 'never') {
  if ((await setOpens(db, storefront, key, opens)).length === 0) throw new NotFound('quizzes.unknown')
  return staffQuiz(db, storefront, key)
}
