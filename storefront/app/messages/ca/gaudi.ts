import type { gaudi as es } from '../es/gaudi.ts'

export const gaudi: typeof es = {
  featured: 'Destacats',
  bestSellers: 'Els més venuts',
  alsoLike: 'També et pot agradar',
  sections: 'Seccions',
  help: 'Ajuda',
  legal: 'Informació legal',
  objects: 'Peces',
  books: 'Llibres',
  nothing: 'Ara mateix no hi ha res en aquesta secció.',
  buyTickets: 'Comprar entrades',
  toShop: 'Anar a la botiga',
}
