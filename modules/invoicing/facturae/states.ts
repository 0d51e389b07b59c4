export const faceStates = ['presented', 'registered', 'accepted', 'paid', 'rejected'] as const
export type FaceState = (typeof faceStates)[number]

/** What may follow at the entry point; what was rejected is mended there and presented again. */
export const faceNext: Record<FaceState | 'none', readonly FaceState[]> = {
  none: ['presented'],
  presented: ['registered', 'rejected'],
  registered: ['accepted', 'paid', 'rejected'],
  accepted: ['paid', 'rejected'],
  paid: [],
  rejected: ['presented'],
}
