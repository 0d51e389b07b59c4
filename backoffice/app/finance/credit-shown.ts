import type { Answer } from '../api/calls.ts'
import type { Words } from './owed-words/es.ts'

type Row = Answer<'GET /receivables/accounts/'>['items'][number]

/** How much of the credit is used, and of how much. */
export const creditShown = (
  { credit_used, credit_limit }: Pick<Row, 'credit_used' | 'credit_limit'>,
  words: Words,
  euros: (amount: number) => string,
) => (credit_limit === null ? words.noLimit(euros(credit_used)) : words.creditOf(euros(credit_used), euros(credit_limit)))
