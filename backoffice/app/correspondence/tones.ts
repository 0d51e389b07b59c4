export const claimTone = { open: 'wait', accepted: 'info', refused: 'bad', closed: 'good' } as const

export const emailTone = { waiting: 'wait', sent: 'good', failed: 'bad', erased: 'plain' } as const

export const messageTone = { open: 'wait', answered: 'info', closed: 'plain' } as const

export const letterTone = {
  open: 'wait',
  listed: 'good',
  in_basket: 'good',
  ordered: 'good',
  refused: 'bad',
  handled: 'plain',
} as const

export const proofTone = { signed_in: 'good', answered: 'good', unproved: 'bad' } as const

export const registrationTone = { held: 'wait', confirmed: 'good', waiting: 'wait', cancelled: 'plain' } as const

export const requestTone = {
  open: 'wait',
  answered: 'plain',
  accepted: 'good',
  declined: 'bad',
  closed: 'plain',
} as const

export const reviewTone = { waiting: 'wait', approved: 'good', refused: 'bad' } as const
