import { addDays, type Day } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { madridInstant, shownAt } from '../kit/madrid.ts'

export type Activity = Answer<'GET /agenda/'>['items'][number]

/** The day in Madrid on which it begins. */
export const dayOfActivity = ({ starts_at }: Pick<Activity, 'starts_at'>): Day => shownAt(new Date(starts_at)).slice(0, 10) as Day

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The same hour in Madrid some days later, whatever clocks did meanwhile. */
function later(instant: string, days: number): string {
  const shown = shownAt(new Date(instant))
  return madridInstant(`${addDays(shown.slice(0, 10) as Day, days)}${shown.slice(10)}`) ?? instant
}

/** What is saved of an activity that begins on another day: its hours stay, and the last day to order signed copies goes along. */
export function onDay(activity: Activity, day: Day) {
  const { id: _id, published: _published, status: _status, taken: _taken, waiting: _waiting, ...kept } = activity
  const days = daysBetween(dayOfActivity(activity), day)
  const until = activity.signed_until as Day | null
  return {
    ...kept,
    starts_at: later(activity.starts_at, days),
    ends_at: later(activity.ends_at, days),
    signed_until: until && addDays(until, days),
  }
}

/** Whether another day can be given to it: it is not called off, and has not begun. */
export const canMove = ({ status, starts_at }: Pick<Activity, 'status' | 'starts_at'>, now: Date) =>
  status !== 'cancelled' && new Date(starts_at) > now
