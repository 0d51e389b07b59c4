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

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

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

const linesOf = (event: CalendarEvent, host: string, now: Date): string[] => [
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
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** The events as a calendar file; `name` is what a subscribed calendar is called. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { name, host, now }: { name: string; host: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Agenda//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Madrid',
    ...events.flatMap((event) => linesOf(event, host, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
