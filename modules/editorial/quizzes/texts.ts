import { formerlyOf } from '#modules/editorial/page-addresses/former.ts'
import type { TextField, TextKind } from '#modules/people/staff/texts-contract.ts'
import { quizById } from './quizzes.sql.ts'

const formerly = formerlyOf(async (db, record) => {
  const row = await quizById(db, Number(record))
  return row && { ...row, kind: 'quiz' }
})

const line = (most: number, fits: number): TextField => ({ form: 'line', most, fits, needed: true })
const part = (kind: string, table: string, fields: TextKind['fields']): TextKind => ({
  kind,
  change: 'quiz.change',
  table,
  keys: ['id'],
  shape: 'columns',
  fields,
})

/** What quizzes ask, and what they say of who answers. */
export const texts: readonly TextKind[] = [
  { ...part('quiz', 'quiz', { titles: line(80, 48), texts: { form: 'lines', most: 800, fits: 300, needed: true } }), formerly },
  {
    ...part('quiz-profile', 'quiz_profile', {
      titles: line(80, 40),
      texts: { form: 'lines', most: 2_400, fits: 900, needed: true },
      reasons: line(160, 80),
    }),
    shopOf: 'quiz_id=quiz',
  },
  { ...part('quiz-question', 'quiz_question', { texts: line(240, 120) }), shopOf: 'quiz_id=quiz' },
  part('quiz-answer', 'quiz_answer', { texts: line(160, 60) }),
]
