import type { leads as es } from '../es/leads.ts'

export const leads: typeof es = {
  lists: {
    'book-list': 'Everything on our bookshelves: art, gardens, history, travel and literature, on paper and on screen.',
    'book-new': 'Our latest arrivals, newest first.',
    'book-best-sellers':
      'The books that visitors to the palace take home most often: guides, tales, history and lasting classics.',
    'book-recommended': 'Books our booksellers recommend most often.',
    'object-list':
      'Ceramics, jewellery, textiles, stationery and games inspired by the tiles, lattices and gardens of the palace.',
    'object-new': 'Fresh from the workshop: our latest ceramics, jewellery, textiles and stationery.',
    'object-best-sellers': 'What visitors to the palace take home most often: ceramics, jewellery, scarves and notebooks.',
    'object-recommended': 'Gifts chosen for their workmanship and for the people who make them.',
    'home-decoration':
      'Tiles, tableware, textiles, candles and prints with the palace’s own patterns: a corner of the garden at home.',
    fashion: 'Scarves, ties, fans, bags and T-shirts inspired by the tiles and plasterwork of the palace.',
    jewellery: 'Earrings, pendants, brooches, rings and bracelets that turn the geometry of the palace into silver.',
    stationery: 'Notebooks, pencils, postcards, prints and gift wrap, for writing, drawing and wrapping.',
    children: 'Puzzles, games, colouring books, soft toys and building sets, to take home from your visit.',
    agenda: 'Diaries, calendars and planners: a year among courtyards, fountains and gardens.',
  },
  tag: ({ name, count }) => `${name}: ${count} items chosen by the palace booksellers.`,
  author: ({ name, count }) =>
    `Books and objects by ${name} at the palace shop: ${count} in the catalogue, delivered to your door or ready to collect.`,
  publisher: ({ name, count }) =>
    `Books from ${name} at the palace bookshop: ${count} in the catalogue, delivered to your door or ready to collect.`,
  product: ({ title, by }) =>
    `${by ? `${title}, by ${by}` : title}. At the palace shop, delivered to your door or free to collect from our bookshops.`,
}
