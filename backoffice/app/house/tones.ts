export const keyTone = { open: 'good', expired: 'wait', ended: 'plain' } as const

export const outcomeTone = { done: 'good', refused: 'wait', forbidden: 'bad', failed: 'bad' } as const
