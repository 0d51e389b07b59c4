export const placeKinds = ['room', 'court', 'garden'] as const
