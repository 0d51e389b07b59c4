import type { Accessibility } from '../offered-contract.ts'

/** What makes an activity open to everybody, as visitors and colleagues read it. */
export const accessibilities = {
  step_free: 'Accés sense graons',
  toilet: 'Lavabo adaptat',
  hearing_loop: 'Bucle magnètic',
  sign_language: 'Llengua de signes',
  captions: 'Subtítols en directe',
  audio_description: 'Audiodescripció',
  easy_read: 'Lectura fàcil',
  quiet: 'Ambient tranquil',
} satisfies Record<Accessibility, string>
