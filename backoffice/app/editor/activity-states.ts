import type { Answer } from '../api/calls.ts'

export type ActivityRow = Answer<'GET /agenda/'>['items'][number]

/** What is to be known of an activity in a word: called off, shown, or not shown yet. */
export const stateOf = ({ status, published }: Pick<ActivityRow, 'status' | 'published'>) =>
  status === 'cancelled' ? 'calledOff' : published ? 'shown' : 'draft'
export const activityTones = { calledOff: 'bad', shown: 'good', draft: 'plain' } as const
