export const readerTone = { confirmed: 'good', pending: 'wait', ended: 'plain' } as const
