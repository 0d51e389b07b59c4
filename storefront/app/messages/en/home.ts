import type { home as es } from '../es/home.ts'

export const home: typeof es = {
  title: 'Books and objects from the palace',
  description:
    'The shop of the palace and its gardens: books on art and history, ceramics, jewellery and stationery drawn from its tiles, lattices and plasterwork.',
  novelties: 'Just arrived',
  recommended: 'Our booksellers recommend',
  seeNovelties: 'All new releases',
  seeRecommended: 'All recommendations',
  whatsOn: 'Next at the palace',
  seeAgenda: 'The whole programme',
  until: 'until',
  magazine: 'In the magazine',
  seeMagazine: 'The whole magazine',
  discover: 'See the collection',
  previous: 'Previous',
  next: 'Next',
}
