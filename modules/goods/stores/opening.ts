import { addDays, type Day, isYearDay, weekdayOf, type YearDay } from '#kernel/days.ts'
import { type Hours, type Span, spansOf, weekdaySpans } from './hours.ts'

/** What decides when a store is open. */
export interface StoreCalendar {
  hours: Hours
  /** The clock on the store's wall: Europe/Madrid, or Atlantic/Canary. */
  timeZone: string
  /** Days with hours of their own, which win over the week and over holidays; an empty text keeps the store closed. */
  exceptions: readonly { day: string; hours: string }[]
  holidays: readonly YearDay[]
  /** Days on which it hands no orders over (P-10, P-11); its doors are open all the same. */
  blocked: readonly YearDay[]
  pickup: boolean
}

export interface StoreOpening {
  open: boolean
  /** Local time at which it closes, "20:30"; null while it is closed. */
  until: string | null
  /** When it opens next, at most a month ahead; null while it is open, and for a store that says no hours. */
  next: { day: Day; time: string; daysAhead: number } | null
  today: { day: Day; spans: readonly string[]; because: 'week' | 'holiday' | 'exception' }
  /** Whether orders are handed over today. */
  handsOver: boolean
}

const fullDay = 24 * 60
const farthest = 31

/** "20:30"; past midnight it reads as the clock of the next day does. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "10:00-14:00", as the API writes it. */
export const shownSpan = ({ opens, closes }: Span) => `${clockText(opens)}-${closes === fullDay ? '24:00' : clockText(closes)}`

/**
 * The spans of a day: the store's own days first, then holidays, then the week. A store that opens on Sundays keeps its week on
 * holidays; the others stay closed. A store that says no hours opens on no day: nobody is sent to a door that may be shut.
 */
export function spansOn(
  store: Pick<StoreCalendar, 'hours' | 'exceptions' | 'holidays'>,
  day: Day,
): { spans: Span[]; because: StoreOpening['today']['because'] } {
  const exception = store.exceptions.find((item) => item.day === day)
  if (exception) return { spans: spansOf(exception.hours), because: 'exception' }
  const usual = weekdaySpans(store.hours, weekdayOf(day))
  if (!isYearDay(store.holidays, day)) return { spans: usual, because: 'week' }
  return weekdaySpans(store.hours, 0).length > 0 ? { spans: usual, because: 'week' } : { spans: [], because: 'holiday' }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Day and minute on the wall of a time zone. */
function localClock(instant: Date, timeZone: string): { day: Day; minute: number } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  const [day = '', time = ''] = clock.format(instant).split(' ')
  return { day: day as Day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) }
}

/**
 * Whether a store is open at an instant, until when, or when it opens next, by the clock on its own wall (T-12, T-13). Closing time
 * itself is closed; a span that runs past midnight belongs to the day on which it began; spans that meet are one.
 */
export function storeOpening(store: StoreCalendar, now: Date): StoreOpening {
  const { day, minute } = localClock(now, store.timeZone)
  const today = spansOn(store, day)
  const near = [
    ...spansOn(store, addDays(day, -1)).spans.map((span) => moved(span, -fullDay)),
    ...today.spans,
    ...spansOn(store, addDays(day, 1)).spans.map((span) => moved(span, fullDay)),
  ]
  const closes = closingTime(near, minute)
  return {
    open: closes !== null,
    until: closes === null ? null : clockText(closes),
    next: closes === null ? nextOpening(store, day, minute) : null,
    today: { day, spans: today.spans.map(shownSpan), because: today.because },
    handsOver: store.pickup && !isYearDay(store.blocked, day),
  }
}

const moved = ({ opens, closes }: Span, by: number): Span => ({ opens: opens + by, closes: closes + by })

function closingTime(spans: readonly Span[], minute: number): number | null {
  let closes: number | null = null
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    if (span.opens > (closes ?? minute)) break
    if (span.closes > (closes ?? minute)) closes = span.closes
  }
  return closes === null ? null : ((closes % fullDay) + fullDay) % fullDay
}

function nextOpening(store: StoreCalendar, from: Day, minute: number): StoreOpening['next'] {
  for (let daysAhead = 0; daysAhead <= farthest; daysAhead++) {
    const day = addDays(from, daysAhead)
    const span = spansOn(store, day)
      .spans.toSorted((a, b) => a.opens - b.opens)
      .find(({ opens }) => daysAhead > 0 || opens > minute)
    if (span) return { day, time: clockText(span.opens), daysAhead }
  }
  return null
}
