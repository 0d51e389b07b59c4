import type { wish as es } from '../es/wish.ts'

/** The button that puts a piece on a wish list. */
export const wish: typeof es = {
  add: 'Afegeix a la meva llista de desigs',
  added: 'És a la vostra llista de desigs.',
  see: 'Mostra la llista i comparteix-la',
  failed: 'No s’ha pogut afegir.',
}
