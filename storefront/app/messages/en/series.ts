import type { series as es } from '../es/series.ts'

/** The volumes before and after one. */
export const series: typeof es = {
  previous: 'Previous volume',
  next: 'Next volume',
  tell: 'Tell me when it comes out',
  notice: 'Next volume alert',
  once: 'We will e-mail you once only, when the next volume is in the shop.',
}
