import type { gaudi as es } from '../es/gaudi.ts'

export const gaudi: typeof es = {
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
  visitText:
    'The shop is by the exit from the nave, and you do not need a ticket to come in. Tickets for the basilica and the museum are for a set day and time and are sold on the box office website; we recommend buying them a few days ahead.',
  before: 'Before you visit',
  where: 'Where we are',
  hours: 'Opening hours',
  ships: 'Delivery',
  shipsText: 'Fixed prices for Spain and Europe; for the rest of the world, we quote for your parcel.',
  shipsMore: 'Prices and times',
}
