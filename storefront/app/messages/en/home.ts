import type { home as es } from '../es/home.ts'

export const home: typeof es = {
  title: 'Books and objects from the palace',
  description:
    'The shop of the palace and its gardens: books on art and history, ceramics, jewellery and stationery inspired by its tiles, lattices and plasterwork.',
  novelties: 'Just arrived',
  recommended: 'Our booksellers recommend',
  seeNovelties: 'All new releases',
  seeRecommended: 'All recommendations',
  whatsOn: 'What’s on',
  seeAgenda: 'See everything that’s on',
  until: () => 'until',
  magazine: 'From the magazine',
  seeMagazine: 'See all articles',
  discover: 'See the collection',
  previous: 'Previous',
  next: 'Next',
}
