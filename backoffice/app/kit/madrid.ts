import { formatted } from '#kernel/shown-time.ts'

/** What a clock in Madrid shows at an instant, as `2026-11-23T09:00`. */
export function shownAt(instant: Date): string {
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const [date = '', time = ''] = formatted(instant, 'en', options).split(', ')
  return `${date.split('/').toReversed().join('-')}T${time}`
}

/** The instant at which a clock in Madrid shows `2026-11-23T09:00`, wherever this screen is; null where that is no time. */
export function madridInstant(shown: string): string | null {
  const asUtc = Date.parse(`${shown}:00Z`)
  if (shown === '' || Number.isNaN(asUtc)) return null
  const found = [1, 2].map((hours) => new Date(asUtc - hours * 3_600_000)).find((instant) => shownAt(instant) === shown)
  // An hour that the clock leaps over is the one after it.
  return (found ?? new Date(asUtc - 3_600_000)).toISOString()
}
