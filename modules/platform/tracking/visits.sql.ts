import type { Db } from '#kernel/db.ts'
import type { PageVisit } from './contract.ts'
import type { Step } from './step-of.ts'

export const insertVisit = (db: Db, visit: PageVisit & { step: Step | null }) => db`
  insert into page_visit (session_id, request_path, request_uri, store, step)
  values (${visit.session_id}, ${visit.request_path}, ${visit.request_uri}, ${visit.store}, ${visit.step})
`

/** Some of the visits before then. @returns how many. */
export const deleteVisits = async (db: Db, before: Date, limit: number): Promise<number> =>
  (await db`delete from page_visit where id in (select id from page_visit where seen_at < ${before} limit ${limit})`).count
