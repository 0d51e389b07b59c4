import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { CardRequest } from './contract.ts'
import type { FindCardRequests } from './staff-contract.ts'

export interface SectorRow {
  code: string
  name_es: string
  name_ca: string
  name_en: string
}
export const sectorRows = (db: Db) => db<SectorRow[]>`
  select code, name_es, name_ca, name_en from card_sector order by position`

export interface NewCardRequest {
  customer_id: string | null
  name: string
  surnames: string
  tax_id: string
  phone: string
  email: string
  address: string
  city: string
  postcode: string
  birth_date: Day
  sector_code: string
  observations: string
  store_code: string
  info: boolean
  language: Language
  sent_at: Date
}
export interface CardRequestRow extends NewCardRequest {
  id: number
  state: CardRequest['state']
  answer: string
  card_number: string | null
  /** The account of who asked, or the one whose address was proved to be theirs. */
  account: string | null
  /** The number of the card that this account has. */
  holds: string | null
  sector: string
  store: string
}

/** @returns its number, under which shop and sender speak of it. */
export async function insertCardRequest(db: Db, request: NewCardRequest): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into card_request ${db(request)} returning id`
  return row!.id
}

const account = (db: Db) => db`
  coalesce(r.customer_id, (select c.id from customer c where lower(c.email) = lower(r.email) and c.verified_at is not null)) as account`

const foundIn = (db: Db, { q, from, to, state, store_code }: FindCardRequests) => db`
  from card_request r
  where true ${state === 'all' ? db`` : db`and r.state = ${state}`} ${store_code ? db`and r.store_code = ${store_code}` : db``}
    ${worded(
      db,
      db`list_words(r.name || ' ' || r.surnames || ' ' || r.email || ' ' || r.tax_id || ' ' || digits_of(r.phone) || ' '
        || coalesce(r.card_number, ''))`,
      q,
    )}
    ${onDays(db, db`r.sent_at`, { from, to })}`
export const matchingCardRequests = (db: Db, query: FindCardRequests) => db`select r.id ${foundIn(db, query)}`
export const cardRequestSorts = (db: Db) => ({ sent_at: { by: db`r.sent_at`, kind: 'instant' } }) as const

const columns = (db: Db) => db`
  r.id, r.customer_id, r.name, r.surnames, r.tax_id, r.phone, r.email, r.address, r.city, r.postcode, r.birth_date, r.sector_code,
  r.observations, r.store_code, r.info, r.language, r.sent_at, r.state, r.answer, r.card_number, a.account, s.name_es as sector,
  t.name as store, l.number as holds`
const beside = (db: Db) => db`
  join card_sector s on s.code = r.sector_code join store t on t.code = r.store_code
  cross join lateral (select ${account(db)}) a left join loyalty_card l on l.customer_id = a.account`

export const findCardRequests = (db: Db, query: FindCardRequests, walk: Walk) => db<(CardRequestRow & Walked)[]>`
  with page as materialized (select r.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select ${columns(db)}, page.list_key, page.list_id from page join card_request r on r.id = page.id ${beside(db)} ${walk.order}`

export async function cardRequestRow(db: Db, id: number): Promise<CardRequestRow | undefined> {
  const [row] = await db<CardRequestRow[]>`select ${columns(db)} from card_request r ${beside(db)} where r.id = ${id}`
  return row
}

/** One request, held until the transaction ends. */
export async function lockCardRequest(tx: Tx, id: number): Promise<CardRequestRow | undefined> {
  const [row] = await tx<CardRequestRow[]>`
    select ${columns(tx)} from card_request r ${beside(tx)} where r.id = ${id} for update of r`
  return row
}

/** Those answered, or left waiting for an account, before a time. */
export const deleteCardRequests = (db: Db, before: Date) => db`
  delete from card_request where coalesce(closed_at, sent_at) < ${before}`

export const closeCardRequest = (
  db: Db,
  id: number,
  closed: {
    state: 'issued' | 'refused'
    answer: string
    card_number: string | null
    customer_id: string | null
    closed_at: Date
    closed_by: number
  },
) => db`update card_request set ${db(closed)} where id = ${id} and state = 'open'`
