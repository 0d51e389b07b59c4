import type { search as es } from '../es/search.ts'

export const search: typeof es = {
  title: 'Search',
  resultsFor: ({ query }) => `Results for “${query}”`,
  nothing: 'No search results found.',
  nothingHelp: 'Try fewer words, or one of these:',
  covers: ({ count }) => `Search over ${count} titles and objects.`,
  didYouMean: ({ words }) => `Showing results for “${words}”.`,
  filters: 'Filters',
  clearAll: 'Clear all filters',
  remove: ({ name }) => `Remove ${name}`,
  apply: 'Apply',
  show: ({ count }) => `Show ${count} results`,
  more: 'More',
  sort: 'Sort',
  sorts: {
    relevance: 'Most relevant', featured: 'Featured', date_desc: 'Newest', date_asc: 'Oldest', price_asc: 'Price: low to high',
    price_desc: 'Price: high to low', title_asc: 'Title: A-Z', title_desc: 'Title: Z-A', author_asc: 'Author: A-Z', author_desc: 'Author: Z-A', sales: 'Best selling',
  },
  facets: {
    category: 'Category', language: 'Language', format: 'Format', family: 'Family', tag: 'Subjects', type: 'Type', price: 'Price', author: 'Author',
    publisher: 'Publisher', colour: 'Colour', size: 'Size', stock: 'Availability', discount: 'Offer', novelty: 'New', recommended: 'Recommended',
    top_sales: 'Best sellers', artist: 'Artist', artistic_work: 'Work', exhibition: 'Exhibition', material: 'Material', lot: 'Selection', series: 'Series', availability: 'Status',
  },
}
