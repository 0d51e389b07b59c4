import type { leads as es } from '../es/leads.ts'

export const leads: typeof es = {
  lists: {
    'book-list': 'Everything on our bookshelves: art, gardens, history, travel and literature, on paper and on screen.',
    'book-new': 'The books that have just reached our tables, the latest first.',
    'book-best-sellers':
      'The books that visitors to the palace take home most often: guides, tales, history and lasting classics.',
    'book-recommended': 'The books our booksellers press into the hands of anyone who asks what to read.',
    'object-list': 'Ceramics, jewels, textiles, paper and games, born of the tiles, lattices and gardens of the palace.',
    'object-new': 'Fresh from the workshop: our latest ceramics, jewellery, textiles and stationery.',
    'object-best-sellers': 'What visitors to the palace take home most often: ceramics, jewels, scarves and notebooks.',
    'object-recommended': 'Presents we can vouch for: pieces chosen for how they are made and for who makes them.',
    'home-decoration':
      'Tiles, tableware, textiles, candles and prints with the palace’s own patterns: a corner of the garden at home.',
    fashion: 'Scarves, ties, fans, bags and T-shirts patterned after the tiles and plasterwork of the palace.',
    jewellery: 'Earrings, pendants, brooches, rings and bracelets that turn the geometry of the palace into silver.',
    stationery: 'Notebooks, pencils, postcards, prints and gift wrap, for writing, drawing and wrapping.',
    children: 'Puzzles, games, colouring books, soft toys and building sets, to carry the visit home.',
    agenda: 'Diaries, calendars and planners: a year among courtyards, fountains and gardens.',
  },
  tag: ({ name, count }) => `${name}: ${count} pieces chosen by the palace’s booksellers.`,
  author: ({ name, count }) =>
    `Titles and pieces by ${name} at the palace shop: ${count} in the catalogue, sent to your door or ready to collect.`,
  publisher: ({ name, count }) =>
    `Books from ${name} at the palace bookshop: ${count} in the catalogue, sent to your door or ready to collect.`,
  product: ({ title, by }) =>
    `${by ? `${title}, by ${by}` : title}. At the palace shop, sent to your door or free to collect at our bookshops.`,
}
