import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { findFeeds, makeFeedNow, moveFeed, switchFeed } from './feeds.ts'
import { feedCalls } from './staff-contract.ts'
import { sinceOf, stockFeed } from './stock-feed.ts'

interface Deps {
  /** A long file is read piece by piece, outside of the transaction of its call. */
  db: Pool
  publicUrl: string
}

const subject = ({ params }: { params: { feed: number } }) => `feed ${params.feed}`

/** What other sites are told of titles and copies (docs/doors/). */
export function feedStaffRoutes(call: StaffCalls, { db: pool, publicUrl }: Deps) {
  call(feedCalls, 'GET /feeds/', {
    action: 'feed.read',
    summary: 'The catalogue as other sites fetch it: its address, when it was written and fetched',
    run: ({ db, query }) => findFeeds(db, query, publicUrl),
  })
  call(feedCalls, 'POST /feeds/:feed/on/', {
    action: 'feed.change',
    summary: 'Has a feed written, and answered at its address',
    subject,
    run: ({ db, params, now }) => switchFeed(db, params.feed, true, { publicUrl, now }),
  })
  call(feedCalls, 'POST /feeds/:feed/off/', {
    action: 'feed.change',
    summary: 'A feed is neither written nor answered any more',
    subject,
    run: ({ db, params, now }) => switchFeed(db, params.feed, false, { publicUrl, now }),
  })
  call(feedCalls, 'POST /feeds/:feed/make/', {
    action: 'feed.change',
    summary: 'Writes a feed anew, at once',
    subject,
    run: ({ db, params, now }) => makeFeedNow(db, params.feed, { publicUrl, now }),
  })
  call(feedCalls, 'POST /feeds/:feed/address/', {
    action: 'feed.change',
    summary: 'Gives a feed another address; the former one answers nothing from then on',
    subject,
    run: ({ db, params }) => moveFeed(db, params.feed, publicUrl),
  })
  call(feedCalls, 'GET /stock-feed/', {
    action: 'feed.stock',
    summary: 'What stores have, as a table for sector sites: everything, or what changed since a moment',
    subject: ({ query }) => `stock feed ${query.since ?? ''}`.trim(),
    run: async ({ query: { since, place }, storefront, language, now }) => {
      const asked = { storefront, since: sinceOf(since, now), place: place ?? null }
      const name = `stock-${storefront}-${dayOf(now)}.csv`
      return new FileAnswer(name, 'text/csv; charset=utf-8', stockFeed(pool, asked, language))
    },
  })
}
