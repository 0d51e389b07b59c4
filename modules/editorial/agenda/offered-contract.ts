/** What makes an activity open to everybody, in the order in which it is told: first the place, then what is done there. */
export const accessibilities = [
  'step_free',
  'toilet',
  'hearing_loop',
  'sign_language',
  'captions',
  'audio_description',
  'easy_read',
  'quiet',
] as const
export type Accessibility = (typeof accessibilities)[number]

/** How a price is paid: where it takes place, at an address, or to the shop as one registers. */
export const paidWays = ['door', 'link', 'online'] as const
