import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { Senders } from '#modules/mail/letter.ts'
import { activityRows, type DetailRow, detailRow } from './agenda.sql.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { eventOf, ownerOf } from './letters.ts'
import { agendaSlug } from './slugs.ts'

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
  return calendarFile(events, ownerOf(asked.senders(asked.language)), asked.now)
}

/** Everything that is ahead, as a calendar to subscribe to; cancelled activities say so. */
export async function agendaFeed(db: Db, asked: Asked): Promise<string> {
  const { storefront, language, now } = asked
  const rows = await activityRows(db, { storefront, language, now, limit: most })
  return written(
    asked,
    rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.subtitle,
      place: row.place,
      url: pageOf(asked, row),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      cancelled: row.cancelled_at !== null,
      revision: row.revision,
    })),
  )
}

/** One activity for a calendar. @throws NotFound */
export async function activityFile(db: Db, id: number, asked: Asked): Promise<string> {
  const row = await detailRow(db, asked.storefront, id, asked.language)
  if (!row) throw new NotFound('agenda.unknown')
  return written(asked, [eventOf(row, pageOf(asked, row))])
}
