import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { type DetailRow, detailRow, feedRows } from './agenda.sql.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { ownerOf } from './emails.ts'
import { leafletPdf } from './leaflet-pdf.ts'
import { agendaSlug } from './slugs.ts'
import { eventOf } from './told.ts'

interface FeedQuery {
  storefront: string
  language: Language
  senders: Senders
  now: Date
}

/** More than a shop ever announces. */
const most = 500

const pageOf = (query: FeedQuery, { title, id }: Pick<DetailRow, 'title' | 'id'>) =>
  `${query.senders(query.language).url}${pathTo('agenda-activity', query.language, { slug: agendaSlug(title), id })}`

function written(query: FeedQuery, events: CalendarEvent[]): string {
  return calendarFile(events, ownerOf(query.senders(query.language), query.language), query.now)
}

/** Everything that is ahead, as a calendar to subscribe to; cancelled activities say so. */
export async function agendaFeed(db: Db, query: FeedQuery): Promise<string> {
  const { storefront, language, now } = query
  const rows = await feedRows(db, { storefront, language, now, limit: most })
  return written(
    query,
    rows.map((row) => eventOf(row, pageOf(query, row))),
  )
}

/** One activity for a calendar. @throws NotFound */
export async function activityFile(db: Db, id: number, query: FeedQuery): Promise<string> {
  const row = await detailRow(db, query.storefront, id, query.language)
  if (!row) throw new NotFound('agenda.unknown')
  return written(query, [eventOf(row, pageOf(query, row))])
}

/** One activity on paper. @throws NotFound */
export async function activityLeaflet(db: Db, id: number, query: FeedQuery): Promise<Buffer> {
  const row = await detailRow(db, query.storefront, id, query.language)
  if (!row) throw new NotFound('agenda.unknown')
  return leafletPdf(row, query.language, { shop: query.senders(query.language).name, page: pageOf(query, row) })
}
