import type { Db, Reader, Tx } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { saidIn, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindQuizzes } from './staff-contract.ts'

export interface QuizRow {
  id: number
  key: string
  theme: string
  from_day: string
  to_day: string
  needed_on: string
  opens: 'always' | 'in_season' | 'never'
  titles: Localized
  texts: Localized
}

export interface ProfileRow {
  id: number
  key: string
  theme: string
  titles: Localized
  slugs: Localized
  texts: Localized
  reasons: Localized
  gift_category_id: number | null
  gift_category: string | null
  query: string | null
}

export interface AnswerRow {
  texts: Localized
  query: string | null
  /** By key of the profile. */
  points: Record<string, number>
}

export interface QuestionRow {
  position: number
  alternate: number
  texts: Localized
  answers: AnswerRow[]
}

export const quizRows = (db: Reader, storefront: string, key: string | null = null) => db<QuizRow[]>`
  select id, key, theme, from_day, to_day, needed_on, opens, titles, texts from quiz
  where storefront_code = ${storefront} ${key === null ? db`` : db`and key = ${key}`} order by id`

const foundIn = (db: Db, storefront: string, { q, opens }: FindQuizzes) => db`
  from quiz z where z.storefront_code = ${storefront}
    ${worded(db, db`list_words(concat_ws(' ', z.key, ${saidIn(db, db`z.titles`)}))`, q)}
    ${opens === undefined ? db`` : db`and z.opens = ${opens}`}`
export const matchingQuizzes = (db: Db, storefront: string, query: FindQuizzes) =>
  db`select z.id ${foundIn(db, storefront, query)}`
export const quizSorts = (db: Db, language: Language) =>
  ({
    key: { by: db`z.key`, kind: 'text' },
    title: { by: db`search_fold(z.titles ->> ${language}::text)`, kind: 'text' },
  }) as const

export const listedQuizzes = (db: Db, storefront: string, query: FindQuizzes, walk: Walk) => db<(QuizRow & Walked)[]>`
  select z.id, z.key, z.theme, z.from_day, z.to_day, z.needed_on, z.opens, z.titles, z.texts, ${walk.key}
  ${foundIn(db, storefront, query)} ${walk.after} ${walk.order}`

export const profileRows = (db: Reader, quizId: number) => db<ProfileRow[]>`
  select p.id, p.key, p.theme, p.titles, p.slugs, p.texts, p.reasons, p.gift_category_id, c.key as gift_category, p.query
  from quiz_profile p left join gift_category c on c.id = p.gift_category_id
  where p.quiz_id = ${quizId} order by p.position`

export const questionRows = (db: Reader, quizId: number) => db<QuestionRow[]>`
  select q.position, q.alternate, q.texts, (
    select json_agg(json_build_object('texts', a.texts, 'query', a.query, 'points', coalesce((
      select json_object_agg(p.key, w.points) from quiz_weight w join quiz_profile p on p.id = w.profile_id
      where w.answer_id = a.id), '{}')) order by a.position)
    from quiz_answer a where a.question_id = q.id) as answers
  from quiz_question q where q.quiz_id = ${quizId} order by q.position, q.alternate`

/** Writes a quiz without its parts, new or known by its key, and empties it of those it had; its row stays locked. */
export async function writeQuiz(tx: Tx, storefront: string, { titles, texts, ...row }: Omit<QuizRow, 'id'>): Promise<number> {
  const values = { ...row, storefront_code: storefront, titles: tx.json({ ...titles }), texts: tx.json({ ...texts }) }
  const [quiz] = await tx<{ id: number }[]>`
    insert into quiz ${tx(values)}
    on conflict on constraint quiz_key_unique do update set theme = excluded.theme, from_day = excluded.from_day,
      to_day = excluded.to_day, needed_on = excluded.needed_on, opens = excluded.opens, titles = excluded.titles,
      texts = excluded.texts
    returning id`
  await tx`delete from quiz_question where quiz_id = ${quiz!.id}`
  await tx`delete from quiz_profile where quiz_id = ${quiz!.id}`
  return quiz!.id
}

export async function insertProfile(
  db: Db,
  quizId: number,
  position: number,
  { titles, slugs, texts, reasons, gift_category, ...row }: Omit<ProfileRow, 'id' | 'gift_category_id'>,
): Promise<number> {
  const [profile] = await db<{ id: number }[]>`
    insert into quiz_profile (quiz_id, position, key, theme, titles, slugs, texts, reasons, query, gift_category_id)
    select ${quizId}, ${position}, ${row.key}, ${row.theme}, ${db.json({ ...titles })}, ${db.json({ ...slugs })},
      ${db.json({ ...texts })}, ${db.json({ ...reasons })}, ${row.query},
      (select c.id from gift_category c join quiz q on q.storefront_code = c.storefront_code
       where q.id = ${quizId} and c.key = ${gift_category})
    returning id`
  return profile!.id
}

export async function insertQuestion(
  tx: Tx,
  quizId: number,
  { position, alternate, texts, answers }: QuestionRow,
  profileIds: ReadonlyMap<string, number>,
): Promise<void> {
  const [question] = await tx<{ id: number }[]>`
    insert into quiz_question (quiz_id, position, alternate, texts)
    values (${quizId}, ${position}, ${alternate}, ${tx.json({ ...texts })}) returning id`
  const rows = answers.map((answer, index) => ({
    question_id: question!.id,
    position: index + 1,
    texts: tx.json({ ...answer.texts }),
    query: answer.query,
  }))
  const written = await tx<{ id: number }[]>`insert into quiz_answer ${tx(rows)} returning id`
  const weights = answers.flatMap(({ points }, index) =>
    Object.entries(points).map(([key, given]) => ({
      answer_id: written[index]!.id,
      profile_id: profileIds.get(key)!,
      points: given,
    })),
  )
  if (weights.length > 0) await tx`insert into quiz_weight ${tx(weights)}`
}

export const setOpens = (db: Db, storefront: string, key: string, opens: string) => db<{ key: string }[]>`
  update quiz set opens = ${opens} where storefront_code = ${storefront} and key = ${key} returning key`

export const categoryKeys = (db: Reader, storefront: string) => db<{ key: string }[]>`
  select key from gift_category where storefront_code = ${storefront}`

/** The profiles of every quiz, each of which is a result with an address below its quiz. */
export const quizResults = (db: Reader) => db<{ storefront: string; quiz: string; key: string; slugs: Localized }[]>`
  select q.storefront_code as storefront, q.key as quiz, p.key, p.slugs
  from quiz_profile p join quiz q on q.id = p.quiz_id order by p.id`

/** Whose it is, and what its addresses call it. */
export const quizById = async (db: Db, id: number) =>
  (await db<{ storefront: string; key: string }[]>`select storefront_code as storefront, key from quiz where id = ${id}`)[0]
