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

const day = 86_400_000

const linesOf = (event: CalendarEvent, { name, email, host }: CalendarOwner, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:activity-${event.id}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  `SEQUENCE:${event.revision}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(event.endsAt)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
  `LOCATION:${escaped(event.place)}`,
  `URL:${event.url}`,
  `ORGANIZER;CN=${quoted(name)}:mailto:${email}`,
  // Who visits an exhibition of some weeks is not busy all that time.
  `TRANSP:${Number(event.endsAt) - Number(event.startsAt) > day ? 'TRANSPARENT' : 'OPAQUE'}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** The events as a calendar file, times in UTC; a subscribed calendar is called after its owner. */
export function calendarFile(events: readonly CalendarEvent[], owner: CalendarOwner, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${owner.host}//Agenda//ES`,
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
