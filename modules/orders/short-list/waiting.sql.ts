import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'
import { shortWaiting, waitsFor } from './short-list.sql.ts'

export const shortToDecide = (db: Db, { onlyStore }: WaitingFor) =>
  shortWaiting(db, onlyStore === null ? waitsFor(db) : db`${waitsFor(db)} and s.store_code = ${onlyStore}`)

export const shortToLookFor = (db: Db, { onlyStore }: WaitingFor) =>
  shortWaiting(db, onlyStore === null ? db`s.state = 'looking'` : db`s.state = 'looking' and s.store_code = ${onlyStore}`)
