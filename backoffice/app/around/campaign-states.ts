import type { Answer } from '../api/calls.ts'

export type Campaign = Answer<'GET /gifts/campaigns/'>['items'][number]

export const campaignTone = { now: 'good', rest: 'wait', off: 'plain' } as const

/** Whether a campaign is shown today. */
export const stateOf = ({ active, in_season }: Campaign) => (in_season ? 'now' : active ? 'rest' : 'off')
