import type { series as es } from '../es/series.ts'

/** The volumes before and after one. */
export const series: typeof es = {
  previous: 'Previous volume',
  next: 'Next volume',
}
