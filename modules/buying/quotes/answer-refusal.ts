import { dayOf } from '#kernel/days.ts'
import type { RefusalCode } from '#kernel/errors.ts'
import type { QuoteRow } from './quotes.sql.ts'
import type { QuoteState } from './states.ts'

/** Why a quote can no longer be answered, by where it stands. */
const answered: Readonly<Record<QuoteState, RefusalCode>> = {
  draft: 'quote.not_now',
  sent: 'quote.not_now',
  accepted: 'quote.accepted_already',
  ordered: 'quote.accepted_already',
  declined: 'quote.declined_already',
  expired: 'quote.expired',
  withdrawn: 'quote.withdrawn',
  replaced: 'quote.replaced',
}

/** Why nobody can accept or decline it now; null where somebody can. */
export const answerRefusal = ({ state, valid_until }: Pick<QuoteRow, 'state' | 'valid_until'>, now: Date): RefusalCode | null =>
  state !== 'sent' ? answered[state] : valid_until < dayOf(now) ? 'quote.expired' : null
