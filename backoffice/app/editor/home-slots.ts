import type { Answer } from '../api/calls.ts'

export type Block = Answer<'GET /home-blocks/'>['items'][number]

/** Where a block stands on the page, from its top. */
export const slots = ['banner', 'mosaic', 'featured', 'teaser'] as const

type Standing = 'shown' | 'hidden' | 'ahead' | 'over' | 'off'
/** The days on which it is shown, its own or those of its occasion. */
export const daysOf = ({ from, until, occasion }: Pick<Block, 'from' | 'until' | 'occasion'>) => occasion ?? { from, until }

/** Whether visitors see a block on a day. */
export const standingOf = (block: Pick<Block, 'active' | 'from' | 'until' | 'occasion'>, day: string): Standing => {
  if (!block.active) return 'hidden'
  if (block.occasion && !block.occasion.runs) return 'off'
  const { from, until } = daysOf(block)
  if (until !== null && until < day) return 'over'
  return from !== null && from > day ? 'ahead' : 'shown'
}
export const tones = { shown: 'good', hidden: 'plain', ahead: 'wait', over: 'plain', off: 'wait' } as const
