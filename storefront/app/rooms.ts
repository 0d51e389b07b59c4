/**
 * The folders of the storefront, and which may stand on which: checked by tests/architecture.test.ts, which permits nothing that nobody
 * uses. Ground, rooms and roof: everybody may stand on the ground, rooms on the rooms named beside them, and the roof on all of them.
 * Only the document itself (root.tsx, routes.ts, entry.*.tsx) may name the roof.
 */

/** Each stands on those before it. */
export const ground = [
  'styles', // fonts, colours, measures, and how plain elements look
  'messages', // what the pages say, in three languages
  'site', // which shop and which page this is, and addresses
  'api', // the client of the shop's API
  'tracking', // consent, and what is measured with it
  'ui', // what every room draws with: titles, forms, prices, pictures
  'visit', // who visits: the session, the cart, and whether it is a person
] as const
export type Ground = (typeof ground)[number]

const table = {
  // goods
  shelves: [], // cards of products, and lists of them with their filters
  stores: [],
  search: ['shelves'],
  reader: [], // a book that lies open in the browser
  reviews: ['account'], // what readers say of what they bought
  catalogue: ['contact', 'places', 'reviews', 'shelves', 'stores'], // the page of a product, and those that lead to it

  // buying
  payment: [],
  cart: ['shelves'],
  favourites: ['account', 'cart', 'shelves'],
  'visit-basket': ['cart'], // what somebody chooses in the palace shop with their phone
  'saved-baskets': ['account', 'shelves', 'wish-lists'], // baskets passed on by a link, or kept under a name
  'wish-lists': ['cart', 'shelves'], // lists of nobody's, by their links
  'gift-cards': ['payment'],
  loyalty: ['account', 'stores'], // the card, its promotions and the partners that take it
  checkout: ['account', 'cart', 'orders', 'payment', 'sign-in'],

  // the private area
  account: [], // its frame, and what somebody keeps there
  'sign-in': ['account'],
  orders: ['account', 'cart', 'payment'],
  'ebook-gifts': ['cart', 'orders'], // an ebook for somebody else: given, and opened
  'signed-copies': ['agenda', 'cart'], // a copy that is signed at an activity
  invoicing: ['account'], // invoices, terms and budgets

  // libraries
  desk: ['account', 'shelves'],
  intake: ['account', 'shelves'],
  'standing-orders': ['account'],
  'delivery-notes': ['account', 'desk', 'orders'],

  // around the shop
  pages: [],
  contact: ['pages'],
  newsletter: ['contact'],
  agenda: ['payment', 'shelves'],
  cafe: ['shelves'],
  magazine: ['shelves'],
  places: ['shelves'],
  gifts: ['pages', 'shelves'], // the gift finder and the quizzes
  home: ['magazine', 'shelves'],
  'affiliated-shop': ['catalogue', 'home', 'pages', 'shelves'], // the pages of shops beside the main one
  written: ['affiliated-shop', 'gifts', 'pages'], // what staff gave an address of its own
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof table
export const rooms: Record<Room, readonly Room[]> = table

/** Header, menu, footer and whatever else stands around every page. */
export const roof = 'frame'
