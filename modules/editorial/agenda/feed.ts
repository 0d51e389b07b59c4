import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Senders } from '#modules/platform/mail/letter.ts'
import { pathTo } from '#screens/addresses.ts'
import { type DetailRow, detailRow, feedRows } from './agenda.sql.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { leafletPdf } from './leaflet-pdf.ts'
import { ownerOf } from './letters.ts'
import { agendaSlug } from './slugs.ts'
import { eventOf } from './told.ts'

interface Asked {
  storefront: string
  language: Language
  senders: Senders
  now: Date
}

/** More than a shop ever announces. */
const most = 500

const pageOf = (asked: Asked, { title, id }: Pick<DetailRow, 'title' | 'id'>) =>
  `${asked.senders(asked.language).url}${pathTo('agenda-activity', asked.language, { slug: agendaSlug(title), id })}`

function written(asked: Asked, events: CalendarEvent[]): string {
  return calendarFile(events, ownerOf(asked.senders(asked.language), asked.language), asked.now)
}

/** Everything that is ahead, as a calendar to subscribe to; cancelled activities say so. */
export async function agendaFeed(db: Db, asked: Asked): Promise<string> {
  const { storefront, language, now } = asked
  const rows = await feedRows(db, { storefront, language, now, limit: most })
  return written(
    asked,
    rows.map((row) => eventOf(row, pageOf(asked, row))),
  )
}

/** One activity for a calendar. @throws NotFound */
export async function activityFile(db: Db, id: number, asked: Asked): Promise<string> {
  const row = await detailRow(db, asked.storefront, id, asked.language)
  if (!row) throw new NotFound('agenda.unknown')
  return written(asked, [eventOf(row, pageOf(asked, row))])
}

/** One activity on paper. @throws NotFound */
export async function activityLeaflet(db: Db, id: number, asked: Asked): Promise<Buffer> {
  const row = await detailRow(db, asked.storefront, id, asked.language)
  if (!row) throw new NotFound('agenda.unknown')
  return leafletPdf(row, asked.language, { shop: asked.senders(asked.language).name, page: pageOf(asked, row) })
}
