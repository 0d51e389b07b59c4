import type { Db, Tx } from '#kernel/db.ts'
import type { FindActs } from './acts-contract.ts'
import { onDays, type Walk, wordedIn } from './list.sql.ts'
import type { Walked } from './list-cursor.ts'
import { pagesChanged } from './pages-changed.ts'

export interface NewAct {
  staffId: number | null
  /** The key of another program that acts for them; empty where they do it themselves. */
  byKey?: string
  action: string
  subject: string
  outcome: 'done' | 'refused' | 'forbidden' | 'failed'
  reason: string
  requestId: string
  input: Record<string, unknown>
}

export const insertAct = (db: Db, act: NewAct) => db`
  insert into staff_act (staff_id, by_key, action, subject, outcome, reason, request_id, input)
  values (${act.staffId}, ${act.byKey ?? ''}, ${act.action}, ${act.subject}, ${act.outcome}, ${act.reason}, ${act.requestId}, ${db.json(act.input)})`

/** A look at something: the first of its quarter of an hour is kept, those that follow are not. */
export const insertLook = (db: Db, look: Omit<NewAct, 'outcome' | 'reason'>) => db`
  insert into staff_act (staff_id, by_key, action, subject, outcome, request_id, input, looked_in)
  values (${look.staffId}, ${look.byKey ?? ''}, ${look.action}, ${look.subject}, 'done', ${look.requestId}, ${db.json(look.input)},
    date_bin('15 minutes', now(), timestamptz '2000-01-01'))
  on conflict (staff_id, by_key, action, subject, looked_in) where looked_in is not null do nothing`

export interface ActRow {
  id: number
  at: Date
  email: string | null
  by_key: string
  action: string
  subject: string
  outcome: NewAct['outcome']
  reason: string
  request_id: string
  input: Record<string, unknown>
  looked_in: Date | null
}

const foundIn = (db: Db, { q, from, to, staff, by_key, subject, action, outcome, looks }: FindActs) => db`
  from staff_act a where true
    ${wordedIn(db, db`a.id`, { from: db`staff_act a`, words: db`a.subject <> '' and list_words(a.subject)` }, q)} ${onDays(db, db`a.at`, { from, to })}
    ${staff === undefined ? db`` : db`and a.staff_id = (select id from staff_user where lower(email) = lower(${staff}))`}
    ${by_key === undefined ? db`` : db`and a.by_key = ${by_key}`}
    ${subject === undefined ? db`` : db`and a.subject = ${subject}`}
    ${action === undefined ? db`` : db`and a.action = ${action}`}
    ${outcome === undefined ? db`` : db`and a.outcome = ${outcome}`}
    ${looks === undefined ? db`` : looks ? db`and a.looked_in is not null` : db`and a.looked_in is null`}`
export const matchingActs = (db: Db, query: FindActs) => db`select a.id ${foundIn(db, query)}`
export const actSorts = (db: Db) => ({ at: { by: db`a.at`, kind: 'instant' } }) as const

export const actRows = (db: Db, query: FindActs, walk: Walk) => db<(ActRow & Walked)[]>`
  with page as materialized (select a.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select a.id, a.at, u.email, a.by_key, a.action, a.subject, a.outcome, a.reason, a.request_id, a.input, a.looked_in, page.list_key, page.list_id
  from page join staff_act a on a.id = page.id left join staff_user u on u.id = a.staff_id
  ${walk.order}`

/** Says who acts in this transaction: what the database records itself (movements of stock) names them. */
export const sayWhoActs = (tx: Tx, staffId: number) => tx`select set_config('shop.staff', ${String(staffId)}, true)`

/** Tells every process of the shop, once this is committed, that public pages say something else. */
export const tellProcesses = (tx: Tx) => tx`select pg_notify(${pagesChanged}, '')`
