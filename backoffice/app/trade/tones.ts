export const stateTones = { open: 'good', waiting: 'wait', refused: 'bad' } as const

export const noteTones = { not_requested: 'plain', requested: 'wait', issued: 'good', free: 'plain' } as const

/** How far a delivery note is invoiced; one without a price, such as what makes a claim good, never is. */
export const invoicingOf = (state: Exclude<keyof typeof noteTones, 'free'>, total: number): keyof typeof noteTones =>
  state === 'not_requested' && total === 0 ? 'free' : state
