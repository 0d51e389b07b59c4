import type { search as es } from '../es/search.ts'

export const search: typeof es = {
  title: 'Cerca',
  resultsFor: ({ query }) => `Resultats de «${query}»`,
  nothing: 'No s’han trobat resultats.',
  nothingHelp: 'Proveu amb menys paraules, o amb una d’aquestes:',
  covers: ({ count }) => `Cerqueu entre més de ${count} referències.`,
  didYouMean: ({ words }) => `Us mostrem els resultats de «${words}».`,
  filters: 'Filtres',
  clearAll: 'Treu tots els filtres',
  remove: ({ name }) => `Treu ${name}`,
  apply: 'Aplica',
  show: ({ count }) => `Mostra ${count} resultats`,
  more: 'Més',
  sort: 'Ordena',
  sorts: {
    relevance: 'Més rellevants', featured: 'Destacats', date_desc: 'Més recents', date_asc: 'Més antics', price_asc: 'Preu: de menys a més',
    price_desc: 'Preu: de més a menys', title_asc: 'Títol: A-Z', title_desc: 'Títol: Z-A', author_asc: 'Autor: A-Z', author_desc: 'Autor: Z-A', sales: 'Més venuts',
  },
  facets: {
    category: 'Categoria', language: 'Llengua', format: 'Enquadernació', family: 'Família', tag: 'Temes', type: 'Tipus', price: 'Preu', author: 'Autor',
    publisher: 'Editorial', colour: 'Color', size: 'Mida', stock: 'Disponibilitat', discount: 'Oferta', novelty: 'Novetat', recommended: 'Recomanat',
    top_sales: 'Més venuts', artist: 'Artista', artistic_work: 'Obra', exhibition: 'Exposició', material: 'Material', lot: 'Selecció', series: 'Col·lecció', availability: 'Estat',
  },
}
