import type { wish as es } from '../es/wish.ts'

/** The button that puts a piece on a wish list. */
export const wish: typeof es = {
  add: 'Add to my wish list',
  added: 'It is on your wish list.',
  see: 'View and share the list',
  failed: 'We could not add it.',
}
