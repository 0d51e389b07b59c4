import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import {
  type FeedRow,
  feedRow,
  feedSorts,
  listedFeeds,
  matchingFeeds,
  setActive,
  setDue,
  setToken,
  writtenKey,
} from './feeds.sql.ts'
import type { Feed, FindFeeds } from './staff-contract.ts'
import { newFeedToken } from './write-feed.ts'

const whyNotMake = ({ active }: FeedRow) => (active ? null : ('feeds.off' as const))

const view = (row: FeedRow, publicUrl: string): Feed => ({
  id: row.id,
  storefront: row.storefront_code,
  storefront_name: row.storefront_name,
  language: row.language,
  active: row.active,
  address: `${publicUrl}/api/feeds/${row.token}/products.xml.gz`,
  made_at: row.made_at?.toISOString() ?? null,
  items: row.items,
  bytes: row.bytes,
  error: row.error,
  fetched_at: row.fetched_at?.toISOString() ?? null,
  acts: { make: whyNotMake(row) },
})

async function requireFeed(db: Db, id: number): Promise<FeedRow> {
  const row = await feedRow(db, id)
  if (!row) throw new NotFound('feeds.unknown')
  return row
}

/** The catalogue as other sites fetch it, shop by shop and language by language. */
export async function findFeeds(db: Db, query: FindFeeds, publicUrl: string) {
  const rows = await listedFeeds(db, query, walking(db, query, feedSorts(db), { id: db`f.id` }))
  return listPage(db, query, { rows, matching: matchingFeeds(db, query), view: (row) => view(row, publicUrl) })
}

/** The file of a feed as it was last written; null where it is off or has yet to be. */
export const writtenFeed = (db: Db, storefront: string, language: Language): Promise<string | null> =>
  writtenKey(db, storefront, language)

interface Changing {
  publicUrl: string
  now: Date
}

/** Has it written and answered from now on, or no longer. @throws NotFound */
export async function switchFeed(tx: Tx, id: number, active: boolean, { publicUrl, now }: Changing): Promise<Feed> {
  await requireFeed(tx, id)
  await setActive(tx, id, active, now)
  return view(await requireFeed(tx, id), publicUrl)
}

/** Has it written anew at once. @throws NotFound, Refused */
export async function makeFeedNow(tx: Tx, id: number, { publicUrl, now }: Changing): Promise<Feed> {
  const row = await requireFeed(tx, id)
  const why = whyNotMake(row)
  if (why) throw new Refused(why)
  await setDue(tx, id, now)
  return view(row, publicUrl)
}

/** Another address; the former one answers nothing from now on. @throws NotFound */
export async function moveFeed(tx: Tx, id: number, publicUrl: string): Promise<Feed> {
  await requireFeed(tx, id)
  await setToken(tx, id, newFeedToken())
  return view(await requireFeed(tx, id), publicUrl)
}
