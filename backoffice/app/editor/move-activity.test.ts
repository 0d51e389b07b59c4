import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { type Activity, canMove, dayOfActivity, onDay } from './move-activity.ts'

const activity = (change: Partial<Activity> = {}) =>
  ({
    id: 7,
    version: 'a',
    published: true,
    status: 'scheduled',
    taken: 3,
    waiting: 0,
    starts_at: '2026-10-20T22:30:00.000Z',
    ends_at: '2026-10-21T00:00:00.000Z',
    signed_until: null,
    ...change,
  }) as unknown as Activity

describe('an activity that is moved to another day', () => {
  it('stands on the day in Madrid, and keeps its hours there when the clocks change', () => {
    expect(dayOfActivity(activity())).toBe('2026-10-21')
    expect(onDay(activity(), day('2026-10-28'))).toMatchObject({
      starts_at: '2026-10-27T23:30:00.000Z',
      ends_at: '2026-10-28T01:00:00.000Z',
    })
  })

  it('takes the last day to order signed copies along, and keeps the version that it was read with', () => {
    const moved = onDay(activity({ signed_until: '2026-10-18' }), day('2026-10-14'))
    expect(moved).toMatchObject({ signed_until: '2026-10-11', version: 'a' })
    expect(moved).not.toHaveProperty('taken')
  })

  it('is neither called off nor begun', () => {
    const before = new Date('2026-10-01T00:00:00Z')
    expect(canMove(activity(), before)).toBe(true)
    expect(canMove(activity({ status: 'cancelled' }), before)).toBe(false)
    expect(canMove(activity(), new Date('2026-10-20T22:30:00Z'))).toBe(false)
  })
})
