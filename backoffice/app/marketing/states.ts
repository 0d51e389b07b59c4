import { dayOf } from '#kernel/days.ts'
import type { Words } from './words/es.ts'

interface Dated {
  active: boolean
  valid_from?: string | null
  valid_to: string | null
}
export type Standing = keyof Words['states']
export const tones = { on: 'good', off: 'plain', over: 'plain', later: 'wait' } as const

/** Whether something with days holds today. */
export function standingOf({ active, valid_from = null, valid_to }: Dated): Standing {
  const today = dayOf(new Date())
  if (!active) return 'off'
  if (valid_to !== null && valid_to < today) return 'over'
  return valid_from !== null && valid_from > today ? 'later' : 'on'
}

const written = (day: string) => day.split('-').toReversed().join('/')

/** Its days in words. */
export function daysOf({ valid_from = null, valid_to }: Omit<Dated, 'active'>, words: Words): string {
  const parts = [valid_from && words.since(written(valid_from)), valid_to && words.until(written(valid_to))].filter(Boolean)
  return parts.join(' ') || words.always
}
