import { addDays } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'
import { soon } from './validity.ts'

const ofStore = (db: Db, { onlyStore }: WaitingFor) => (onlyStore === null ? db`` : db`and store_code = ${onlyStore}`)

/** Accepted, and not ordered yet. */
export const acceptedQuotes = (db: Db, asked: WaitingFor) => db`
  select decided_at as since, total_cents::bigint as cents from quote where state = 'accepted' ${ofStore(db, asked)}`

/** Sent, not answered, and soon over: a last chance to call. */
export const endingQuotes = (db: Db, asked: WaitingFor) => db`
  select sent_at as since, total_cents::bigint as cents from quote
  where state = 'sent' and valid_until <= ${addDays(asked.today, soon)} ${ofStore(db, asked)}`
