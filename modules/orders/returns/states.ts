export const returnKinds = ['withdrawal', 'return', 'claim'] as const
export type ReturnKind = (typeof returnKinds)[number]
export const returnStates = ['requested', 'accepted', 'refused', 'received', 'refunded'] as const
export type ReturnState = (typeof returnStates)[number]
export const refundStates = ['requested', 'approved', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
