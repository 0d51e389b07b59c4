import type { gaudi as es } from '../es/gaudi.ts'

export const gaudi: typeof es = {
  featured: 'Featured',
  bestSellers: 'Best sellers',
  alsoLike: 'You may also like',
  sections: 'Sections',
  help: 'Help',
  legal: 'Legal information',
  objects: 'Pieces',
  books: 'Books',
  nothing: 'There is nothing in this section just now.',
  buyTickets: 'Buy tickets',
  toShop: 'Go to the shop',
}
