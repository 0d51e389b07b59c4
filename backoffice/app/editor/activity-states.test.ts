import { describe, expect, it } from 'vitest'
import { activityTones, stateOf } from './activity-states.ts'

describe('what is to be known of an activity in a word', () => {
  it('is that it is called off, though visitors still see it; else whether it is shown', () => {
    expect(stateOf({ status: 'cancelled', published: true })).toBe('calledOff')
    expect(stateOf({ status: 'upcoming', published: true })).toBe('shown')
    expect(stateOf({ status: 'upcoming', published: false })).toBe('draft')
    expect(activityTones[stateOf({ status: 'cancelled', published: false })]).toBe('bad')
  })
})
