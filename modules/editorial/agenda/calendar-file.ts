import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'

/** An activity as calendars are told of it (RFC 5545). */
export interface CalendarEvent {
  id: number
  title: string
  text: string
  place: string
  /** Its page. */
  url: string
  startsAt: Date
  endsAt: Date
  cancelled: boolean
  revision: number
}

/** Whose calendar it is. */
export interface CalendarOwner {
  name: string
  email: string
  host: string
  /** In which its texts are. */
  language: Language
}

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Lines of at most 75 octets; what follows begins with a blank. No letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 75) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join('\r\n')
}

/** A parameter in quotes may hold neither quotes nor line ends. */
const quoted = (text: string) => `"${text.replace(/["\r\n]/g, ' ')}"`

const dayLength = 86_400_000
const asDate = (day: Day) => day.replaceAll('-', '')

/** What lasts for days is on from its first day to its last, whatever its opening hours, and nobody is busy all that time. */
const timesOf = ({ startsAt, endsAt }: CalendarEvent): string[] =>
  Number(endsAt) - Number(startsAt) > dayLength
    ? [
        `DTSTART;VALUE=DATE:${asDate(dayOf(startsAt))}`,
        `DTEND;VALUE=DATE:${asDate(addDays(dayOf(endsAt), 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${stamp(startsAt)}`, `DTEND:${stamp(endsAt)}`, 'TRANSP:OPAQUE']

const linesOf = (event: CalendarEvent, { name, email, host }: CalendarOwner, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:activity-${event.id}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  `SEQUENCE:${event.revision}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
  `LOCATION:${escaped(event.place)}`,
  `URL:${event.url}`,
  `ORGANIZER;CN=${quoted(name)}:mailto:${email}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** The events as a calendar file, times in UTC, and days as days; a subscribed calendar is called after its owner. */
export function calendarFile(events: readonly CalendarEvent[], owner: CalendarOwner, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${owner.host}//Agenda//${owner.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(owner.name)}`,
    'X-WR-TIMEZONE:Europe/Madrid',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.flatMap((event) => linesOf(event, owner, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
