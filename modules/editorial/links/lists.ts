import type { Db } from '#kernel/db.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { screenKeys } from '#screens/table.ts'
import {
  type LinkRow,
  linkSorts,
  listedLinks,
  listedNowhere,
  matchingLinks,
  matchingNowhere,
  type NowhereRow,
  nowhereId,
  nowhereSorts,
} from './list.sql.ts'
import type { FindLinks, FindNowhere } from './staff-contract.ts'

/** Links where they stand, and how their addresses answered the last time. */
export async function findLinks(db: Db, query: FindLinks) {
  const rows = await listedLinks(db, query, walking(db, query, linkSorts(db), { id: db`w.id` }))
  const view = ({ since, checked_at, ...row }: LinkRow) => ({
    ...row,
    since: since.toISOString(),
    checked_at: checked_at?.toISOString() ?? null,
  })
  return listPage(db, query, { rows, matching: matchingLinks(db, query), view })
}

/** Under these names pages are shown: the screens', and what screens show within themselves. Sections of shops have rows of their own. */
const shownAs: readonly string[] = [...screenKeys, 'help', 'help-libraries']

/** Pages, posts and campaigns to which nothing leads, by the links read last. */
export async function findNowhere(db: Db, query: FindNowhere) {
  const rows = await listedNowhere(db, shownAs, query, walking(db, query, nowhereSorts(db), { id: nowhereId(db), as: 'text' }))
  const view = ({ since, ...row }: NowhereRow) => ({ ...row, since: since.toISOString() })
  return listPage(db, query, { rows, matching: matchingNowhere(db, shownAs, query), view })
}
