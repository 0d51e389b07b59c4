/** Who a message waits for: the shop, its sender, nobody. */
export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/** What is kept of a conversation: answers and what was written back, what was said otherwise, notes and what colleagues did. */
export const entryKinds = ['answer', 'received', 'told', 'note', 'assigned', 'closed', 'reopened'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What leads to which state, whatever it was before; what is not here leaves it as it is. */
export const leadsTo: Partial<Record<EntryKind, MessageState>> = {
  answer: 'answered',
  received: 'open',
  told: 'open',
  closed: 'closed',
  reopened: 'open',
}

/** The desks that messages are dealt with at. */
export const messageDesks = ['order_desk', 'trade_desk'] as const
export type MessageDesk = (typeof messageDesks)[number]
