/** The volumes before and after one. */
export const series = {
  previous: 'Volumen anterior',
  next: 'Volumen siguiente',
}
