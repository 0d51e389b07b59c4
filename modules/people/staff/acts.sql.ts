import type { Db, Tx } from '#kernel/db.ts'
import { pagesChanged } from './pages-changed.ts'

export interface NewAct {
  staffId: number | null
  action: string
  subject: string
  outcome: 'done' | 'refused' | 'forbidden' | 'failed'
  reason: string
  requestId: string
  input: Record<string, unknown>
}

export const insertAct = (db: Db, act: NewAct) => db`
  insert into staff_act (staff_id, action, subject, outcome, reason, request_id, input)
  values (${act.staffId}, ${act.action}, ${act.subject}, ${act.outcome}, ${act.reason}, ${act.requestId}, ${db.json(act.input as never)})`

export interface ActRow {
  id: number
  at: Date
  email: string | null
  action: string
  subject: string
  outcome: NewAct['outcome']
  reason: string
  request_id: string
  input: Record<string, unknown>
}

/** Newest first; `before` is the id of the last one seen. */
export const actRows = (
  db: Db,
  {
    email,
    subject,
    action,
    before,
    limit,
  }: { email?: string; subject?: string; action?: string; before?: number; limit: number },
) => db<ActRow[]>`
  select a.id, a.at, u.email, a.action, a.subject, a.outcome, a.reason, a.request_id, a.input
  from staff_act a left join staff_user u on u.id = a.staff_id
  where ${before === undefined ? db`true` : db`a.id < ${before}`}
    ${email === undefined ? db`` : db`and a.staff_id = (select id from staff_user where lower(email) = lower(${email}))`}
    ${subject === undefined ? db`` : db`and a.subject = ${subject}`}
    ${action === undefined ? db`` : db`and a.action = ${action}`}
  order by a.id desc limit ${limit}`

/** Says who acts in this transaction: what the database records itself (movements of stock) names them. */
export const sayWhoActs = (tx: Tx, staffId: number) => tx`select set_config('shop.staff', ${String(staffId)}, true)`

/** Tells every process of the shop, once this is committed, that public pages say something else. */
export const tellProcesses = (tx: Tx) => tx`select pg_notify(${pagesChanged}, '')`
