import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import {
  type CardRequestRow,
  cardRequestRow,
  cardRequestSorts,
  findCardRequests,
  matchingCardRequests,
} from './card-requests.sql.ts'
import type { CardRequest } from './contract.ts'
import type { FindCardRequests } from './staff-contract.ts'

/** A request as staff see it. */
export const viewOf = (row: CardRequestRow): CardRequest => {
  const closed = row.state === 'open' ? null : 'card.closed'
  return {
    id: row.id,
    name: row.name,
    surnames: row.surnames,
    tax_id: row.tax_id,
    phone: row.phone,
    email: row.email,
    address: row.address,
    city: row.city,
    postcode: row.postcode,
    birth_date: row.birth_date,
    sector: row.sector,
    observations: row.observations,
    store: row.store,
    info: row.info,
    language: row.language,
    sent_at: row.sent_at.toISOString(),
    state: row.state,
    answer: row.answer,
    card_number: row.card_number,
    customer: row.account,
    holds: row.holds,
    acts: { issue: closed ?? (row.account === null ? 'card.no_account' : null), refuse: closed },
  }
}

/** Requests for the card; those that wait unless others are asked for. */
export async function cardRequests(db: Db, query: FindCardRequests): Promise<ListPage<CardRequest>> {
  const rows = await findCardRequests(db, query, walking(db, query, cardRequestSorts(db), { id: db`r.id` }))
  return listPage(db, query, { rows, matching: matchingCardRequests(db, query), view: viewOf })
}

/** One request. @throws NotFound 'card.unknown' */
export async function cardRequest(db: Db, id: number): Promise<CardRequest> {
  const row = await cardRequestRow(db, id)
  if (!row) throw new NotFound('card.unknown')
  return viewOf(row)
}
