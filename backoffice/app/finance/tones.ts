export const proposalTones = { waiting: 'wait', approved: 'good', refused: 'plain', withdrawn: 'plain', lapsed: 'bad' } as const

export const refundTones = { requested: 'wait', approved: 'info', done: 'good', failed: 'bad', refused: 'plain' } as const

export const invoiceTones = { stands: 'good', replaced: 'plain', cancelled: 'bad' } as const

/** How urgent a state looks; its word says what it is. */
export const recordTone = {
  kept: 'plain',
  waiting: 'wait',
  accepted: 'good',
  accepted_with_errors: 'wait',
  refused: 'bad',
  corrected: 'plain',
} as const
