import type { gaudi as es } from '../es/gaudi.ts'

export const gaudi: typeof es = {
  featured: 'Featured',
  bestSellers: 'Best sellers',
  alsoLike: 'You may also like',
  otherSections: 'Sections of the shop',
  sections: 'Sections',
  nothing: 'There is nothing in this section just now.',
  buyTickets: 'Buy tickets',
  all: 'All',
  kinds: 'What it is',
  count: ({ count }) => (count === 1 ? '1 piece' : `${count} pieces`),
  visit: 'Before or after your visit',
  visitText:
    'The shop is at the way out of the nave, and you need no ticket to come in. Tickets for the basilica and the museum are sold for a day and a time on the box office’s own site; it is wise to buy them a few days ahead.',
  before: 'What to know before you come',
  where: 'Where we are',
  hours: 'Opening hours',
  ships: 'Shipping',
  shipsText: 'To Spain and Europe at a fixed price; to the rest of the world, priced for your parcel.',
  shipsMore: 'Prices and times',
}
