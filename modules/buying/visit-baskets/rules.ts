import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Day } from '#kernel/days.ts'
import { type StoreCalendar, spansOn } from '#modules/goods/stores/opening.ts'

const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** Six letters, drawn; sixty-four million there are, and a basket lives two days. */
export const drawCode = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

export const drawKey = (): string => randomBytes(24).toString('base64url')
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const halfHour = 30 * 60_000

/** The instant of a minute of a day on the wall of a time zone. */
function instantOn(day: Day, minute: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(asUtc))
  return new Date(asUtc - (Date.parse(`${wall.replace(' ', 'T')}Z`) - asUtc))
}

/**
 * The half hours of a day in which a store gets baskets ready: whole within its hours, and none that begins before `from`.
 * @returns their first instants, in order.
 */
export function halfHoursOf(store: StoreCalendar, day: Day, from: Date): Date[] {
  return spansOn(store, day).spans.flatMap(({ opens, closes }) => {
    const first = instantOn(day, Math.ceil(opens / 30) * 30, store.timeZone).getTime()
    const last = instantOn(day, Math.floor(closes / 30) * 30, store.timeZone).getTime()
    const count = Math.max(0, Math.round((last - first) / halfHour))
    return Array.from({ length: count }, (_one, index) => new Date(first + index * halfHour)).filter((at) => at >= from)
  })
}
