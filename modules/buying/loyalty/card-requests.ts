import type { Db } from '#kernel/db.ts'
import { type CardRequestRow, cardRequestRows } from './card-requests.sql.ts'
import type { CardRequest } from './contract.ts'

/** A request as staff see it. */
export const viewOf = (row: CardRequestRow): CardRequest => ({
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
})

/** Requests for the card, the newest first. */
export const cardRequests = async (db: Db, wanted: { open: boolean; before?: number | undefined; limit: number }) =>
  (await cardRequestRows(db, wanted)).map(viewOf)
