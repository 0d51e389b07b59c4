import type { affiliatedShop as es } from '../es/affiliated-shop.ts'

export const affiliatedShop: typeof es = {
  featured: 'Destacats',
  bestSellers: 'Els més venuts',
  alsoLike: 'També us pot agradar',
  otherSections: 'Seccions de la botiga',
  sections: 'Seccions',
  nothing: 'Ara mateix no hi ha res en aquesta secció.',
  buyTickets: 'Compra entrades',
  all: 'Tot',
  kinds: 'Què és',
  count: ({ count }) => (count === 1 ? '1 peça' : `${count} peces`),
  visit: 'Abans o després de la visita',
  inShort: 'La botiga en breu',
  before: 'El que convé saber abans de venir',
  where: 'On som',
  hours: 'Horari',
  ships: 'Enviaments',
  shipsMore: 'Preus i terminis',
}
