import type { Words } from './es.ts'

export const words: Words = {
  collectedBy: 'Qui ho recull',
  collectedByHint: 'Només si és una altra persona.',
  elsewhere:
    'Aquesta comanda no és de la vostra botiga. Si el client és al taulell, la vostra botiga la pot veure durant un dia.',
  reason: 'Per què s’obre aquí',
  reasonHint: 'Per exemple: porta el correu de la comanda. Queda anotat.',
  showHere: 'Mostra la comanda',
  shownHere: 'La vostra botiga veu aquesta comanda durant un dia.',
  notExchanged: 'Es torna i es fa una comanda nova.',
}
