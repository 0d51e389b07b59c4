import type { Db, Tx } from '#kernel/db.ts'

/** What an account asked a bookseller for, and where that stands. */
export interface AnsweredRequest {
  id: number
  number: string
  asked: string
  state: 'open' | 'answered' | 'accepted' | 'declined' | 'closed'
}

/** A quote answers them from now on, as far as they are of its customer. @returns how many are. */
export async function putRequests(
  tx: Tx,
  { quoteId, customerId, ids }: { quoteId: number; customerId: string | null; ids: readonly number[] },
): Promise<number> {
  const rows = await tx`
    insert into quote_request (quote_id, request_id)
    select ${quoteId}, r.id from bookseller_request r where r.id = any(${ids as number[]}::bigint[]) and r.customer_id = ${customerId}
    returning request_id`
  return rows.length
}

/** Another revision answers what the former one did. */
export const copyRequests = (tx: Tx, from: number, to: number) => tx`
  insert into quote_request (quote_id, request_id) select ${to}, request_id from quote_request where quote_id = ${from}`

export const requestsOf = (db: Db, quoteId: number) => db<AnsweredRequest[]>`
  select r.id, r.number, r.asked, r.state from quote_request q join bookseller_request r on r.id = q.request_id
  where q.quote_id = ${quoteId} order by r.id`

export const quotesOfRequest = (db: Db, requestId: number) => db<{ id: number; number: string; state: string }[]>`
  select q.id, q.number, q.state from quote_request t join quote q on q.id = t.quote_id where t.request_id = ${requestId} order by q.id`
