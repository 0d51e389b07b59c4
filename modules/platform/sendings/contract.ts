/** What the shop sends: copies by store, the product feed, the accountant's journal of a month. */
export const sentContents = ['stock', 'products', 'journal'] as const
export type SentContent = (typeof sentContents)[number]

/** To be sent, perhaps tried before; sent; failed, and up to somebody; left out, by somebody or because a later one says more. */
export const sentStates = ['waiting', 'sent', 'failed', 'left'] as const
export type SentState = (typeof sentStates)[number]
