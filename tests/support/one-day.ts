import { afterEach, beforeEach, vi } from 'vitest'

/** For tests that count what a follower of the day takes up: each stands at the moment it began, also over midnight. */
export function onOneDay() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
