import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { answerNames } from './texts.sql.ts'

/** Answers of the house, with which colleagues begin an e-mail. */
export const texts: readonly TextKind[] = [
  {
    kind: 'house-answer',
    change: 'message.template',
    table: 'house_answer',
    keys: ['id'],
    shape: 'suffixes',
    fields: { text: { form: 'lines', most: 4_000, needed: true } },
    called: answerNames,
  },
]
