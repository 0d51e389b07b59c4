/** The volumes before and after one. */
export const series = {
  previous: 'Volumen anterior',
  next: 'Volumen siguiente',
  tell: 'Avíseme cuando salga',
  notice: 'Aviso del siguiente volumen',
  once: 'Le escribiremos una sola vez, cuando el siguiente volumen esté en la tienda.',
}
