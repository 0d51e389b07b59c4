import type { Accessibility } from '../offered-contract.ts'

/** What makes an activity open to everybody, as visitors and colleagues read it. */
export const accessibilities = {
  step_free: 'Acceso sin escalones',
  toilet: 'Aseo adaptado',
  hearing_loop: 'Bucle magnético',
  sign_language: 'Lengua de signos',
  captions: 'Subtitulado en directo',
  audio_description: 'Audiodescripción',
  easy_read: 'Lectura fácil',
  quiet: 'Ambiente tranquilo',
} satisfies Record<Accessibility, string>
