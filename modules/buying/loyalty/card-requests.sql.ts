import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { CardRequest } from './contract.ts'

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
  sector: string
  store: string
}

/** @returns its number, under which shop and sender speak of it. */
export async function insertCardRequest(db: Db, request: NewCardRequest): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into card_request ${db(request as never)} returning id`
  return row!.id
}

const account = (db: Db) => db`
  coalesce(r.customer_id, (select c.id from customer c where lower(c.email) = lower(r.email) and c.verified_at is not null)) as account`

/** Requests, the newest first; those that wait, or all. */
export const cardRequestRows = (
  db: Db,
  { open, before, limit }: { open: boolean; before?: number | undefined; limit: number },
) => db<CardRequestRow[]>`
  select r.*, ${account(db)}, s.name_es as sector, t.name as store
  from card_request r join card_sector s on s.code = r.sector_code join store t on t.code = r.store_code
  where true ${open ? db`and r.state = 'open'` : db``} ${before === undefined ? db`` : db`and r.id < ${before}`}
  order by r.id desc limit ${limit}`

/** One request, held until the transaction ends. */
export async function lockCardRequest(tx: Tx, id: number): Promise<CardRequestRow | undefined> {
  const [row] = await tx<CardRequestRow[]>`
    select r.*, ${account(tx)}, s.name_es as sector, t.name as store
    from card_request r join card_sector s on s.code = r.sector_code join store t on t.code = r.store_code
    where r.id = ${id} for update of r`
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
) => db`update card_request set ${db(closed as never)} where id = ${id} and state = 'open'`
