export const stateTones = { open: 'good', waiting: 'wait', refused: 'bad' } as const

export const noteTones = { not_requested: 'plain', requested: 'wait', issued: 'good' } as const
