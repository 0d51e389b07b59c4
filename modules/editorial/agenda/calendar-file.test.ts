import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const owner = {
  name: 'La Tienda "del" Palacio',
  email: 'hola@palaceshop.example',
  host: 'palaceshop.example',
  language: 'ca' as const,
}
const now = new Date('2031-05-01T08:00:00Z')
const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 7,
  title: 'Paseo; con calma, y sol',
  text: 'Línea uno\r\nlínea dos\\fin',
  place: 'Patio de la Alberca, 1',
  url: 'https://palaceshop.example/es/agenda/paseo/7',
  startsAt: new Date('2031-05-03T17:00:00Z'),
  endsAt: new Date('2031-05-03T19:00:00Z'),
  cancelled: false,
  revision: 2,
  ...change,
})
const fileOf = (events: CalendarEvent[]) => calendarFile(events, owner, now)
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file (RFC 5545)', () => {
  it('has what each event needs: a lasting name, when it was written, times in UTC, who holds it', () => {
    expect(unfolded(fileOf([event()]))).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'PRODID:-//palaceshop.example//Agenda//CA',
        'UID:activity-7@palaceshop.example',
        'DTSTAMP:20310501T080000Z',
        'SEQUENCE:2',
        'DTSTART:20310503T170000Z',
        'DTEND:20310503T190000Z',
        'ORGANIZER;CN="La Tienda  del  Palacio":mailto:hola@palaceshop.example',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ]),
    )
  })
  it('escapes what would end a text, and keeps line ends as such', () => {
    const lines = unfolded(fileOf([event()]))
    expect(lines).toContain('SUMMARY:Paseo\\; con calma\\, y sol')
    expect(lines).toContain('DESCRIPTION:Línea uno\\nlínea dos\\\\fin')
    expect(lines.filter((line) => line && !/^[A-Z-]+[;:]/.test(line))).toEqual([])
  })
  it('folds at 75 octets without cutting a letter in two, and unfolds to what it was', () => {
    const title = 'Ñandú ç’à la façana '.repeat(12).trim()
    const file = fileOf([event({ title })])
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(file).not.toContain('\ufffd')
    expect(unfolded(file)).toContain(`SUMMARY:${title}`)
  })
  it('opens and closes what it opens, with an empty agenda too', () => {
    for (const file of [fileOf([]), fileOf([event(), event({ id: 8 })])]) {
      const lines = file.split('\r\n')
      expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
      expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(file.match(/END:VEVENT/g)?.length)
      expect(/[^\r]\n|\r[^\n]/.test(file)).toBe(false)
    }
  })
  it('says what is called off, and makes nobody busy for the weeks of an exhibition', () => {
    expect(fileOf([event({ cancelled: true })])).toContain('STATUS:CANCELLED\r\n')
    // Half past midnight in Madrid is the next day.
    const long = unfolded(
      fileOf([event({ startsAt: new Date('2031-05-03T10:00:00Z'), endsAt: new Date('2031-06-30T22:30:00Z') })]),
    )
    expect(long).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20310503', 'DTEND;VALUE=DATE:20310702', 'TRANSP:TRANSPARENT']),
    )
    expect(long.filter((line) => /^DT(START|END):/.test(line))).toEqual([])
  })
})
