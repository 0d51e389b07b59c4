import type { series as es } from '../es/series.ts'

/** The volumes before and after one. */
export const series: typeof es = {
  previous: 'Volum anterior',
  next: 'Volum següent',
  tell: 'Avisa’m quan surti',
  notice: 'Avís del volum següent',
  once: 'Us escriurem una sola vegada, quan el volum següent sigui a la botiga.',
}
