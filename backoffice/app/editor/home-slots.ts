import type { Answer } from '../api/calls.ts'

export type Block = Answer<'GET /home-blocks/'>['items'][number]

/** Where a block stands on the page, from its top. */
export const slots = ['banner', 'mosaic', 'featured', 'teaser'] as const

type Standing = 'shown' | 'hidden' | 'ahead' | 'over'
/** Whether visitors see a block on a day. */
export const standingOf = ({ active, from, until }: Pick<Block, 'active' | 'from' | 'until'>, day: string): Standing => {
  if (!active) return 'hidden'
  if (until !== null && until < day) return 'over'
  return from !== null && from > day ? 'ahead' : 'shown'
}
export const tones = { shown: 'good', hidden: 'plain', ahead: 'wait', over: 'plain' } as const
