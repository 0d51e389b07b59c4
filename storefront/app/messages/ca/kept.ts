import type { kept as es } from '../es/kept.ts'

/** What the page says to which the letter about a basket leads. */
export const kept: typeof es = {
  title: 'La vostra cistella',
  stopTitle: 'Avisos de la cistella',
  text: 'Premeu el botó per veure el que vau deixar a la cistella, als preus d’avui.',
  open: 'Obre la cistella',
  stopText: 'Premeu el botó i no us tornarem a escriure sobre la cistella.',
  stop: 'No vull més avisos',
}
