export const requestTone = { open: 'wait', issued: 'good', refused: 'bad' } as const

export const erasureTone = { open: 'wait', erased: 'good', refused: 'bad', closed: 'plain' } as const
