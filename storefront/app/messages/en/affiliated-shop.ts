import type { affiliatedShop as es } from '../es/affiliated-shop.ts'

export const affiliatedShop: typeof es = {
  featured: 'Featured',
  bestSellers: 'Best sellers',
  alsoLike: 'You may also like',
  otherSections: 'Sections of the shop',
  sections: 'Sections',
  nothing: 'There is nothing in this section at the moment.',
  buyTickets: 'Buy tickets',
  all: 'All',
  kinds: 'Type',
  count: ({ count }) => (count === 1 ? '1 piece' : `${count} pieces`),
  visit: 'Before or after your visit',
  inShort: 'The shop at a glance',
  before: 'Before you visit',
  where: 'Where we are',
  hours: 'Opening hours',
  ships: 'Delivery',
  shipsMore: 'Prices and times',
}
