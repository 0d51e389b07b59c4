import type { Accessibility } from '../offered-contract.ts'

/** What makes an activity open to everybody, as visitors and colleagues read it. */
export const accessibilities = {
  step_free: 'Step-free access',
  toilet: 'Accessible toilet',
  hearing_loop: 'Hearing loop',
  sign_language: 'Sign language',
  captions: 'Live captions',
  audio_description: 'Audio description',
  easy_read: 'Easy-read materials',
  quiet: 'Relaxed session',
} satisfies Record<Accessibility, string>
