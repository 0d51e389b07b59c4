export const returnKinds = ['withdrawal', 'return', 'claim'] as const
export type ReturnKind = (typeof returnKinds)[number]
export const returnStates = ['requested', 'accepted', 'refused', 'received', 'refunded'] as const
export type ReturnState = (typeof returnStates)[number]
