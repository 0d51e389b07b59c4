import type { gaudi as es } from '../es/gaudi.ts'

export const gaudi: typeof es = {
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
  visitText:
    'La botiga és a la sortida de la nau i no cal entrada per passar a veure-la. Les entrades de la basílica i del museu es venen amb dia i hora al web de la taquilla; val la pena comprar-les amb uns dies d’antelació.',
  before: 'El que convé saber abans de venir',
  where: 'On som',
  hours: 'Horari',
  ships: 'Enviaments',
  shipsText: 'A Espanya i Europa amb preu tancat; a la resta del món, a consultar segons el paquet.',
  shipsMore: 'Preus i terminis',
}
