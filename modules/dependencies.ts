/**
 * Which domain may call which: the whole shop's map, checked by tests/architecture.test.ts. A domain's contract.ts is vocabulary
 * that every domain may read; this table is about everything else. A domain's .sql.ts stays its own; whose tables it may touch is modules/tables.ts. Read from the bottom:
 * an order stands on the cart, its prices and a way to pay, and they stand on the catalogue; never the other way round.
 */
const table = {
  access: [],
  artwork: [],
  captcha: ['access'],
  mail: [],
  tracking: ['access'],
  catalogue: ['access', 'artwork'],
  stores: ['access', 'artwork', 'catalogue'],
  // The plan of palace and gardens.
  places: ['access', 'agenda', 'artwork', 'catalogue'],
  search: ['access', 'artwork', 'catalogue', 'tracking'],
  // What somebody asks for, read from anything and looked up in the catalogue.
  intake: ['access', 'catalogue', 'customers', 'desk', 'search'],
  // Titles asked of a bookseller; the answer lands in a desk list.
  requests: ['access', 'catalogue', 'customers', 'desk', 'intake', 'mail'],
  // Orders written as a letter, with a file.
  'order-letters': ['access', 'customers', 'desk', 'intake', 'mail'],
  magazine: ['access', 'artwork', 'catalogue'],
  // Its menu is printed on the paper of the shop's documents.
  cafe: ['artwork', 'catalogue', 'invoices'],
  // A shop beside the main one is a row; what it shows of itself is laid over the main shop's settings.
  storefronts: ['access', 'customers', 'invoices', 'mail'],
  // The home page tells what is on and what was written last.
  content: ['access', 'agenda', 'artwork', 'catalogue', 'magazine', 'search', 'stores'],
  // The search over everything that is no product.
  everything: ['agenda', 'content', 'magazine', 'partners', 'places', 'search', 'stores'],
  sitemap: ['access', 'agenda', 'catalogue', 'content', 'stores'],
  stock: ['access', 'catalogue', 'mail', 'stores'],
  // Reads the catalogue, writes letters; nothing is bought here.
  notices: ['access', 'catalogue', 'customers', 'mail'],
  shipping: ['access', 'catalogue', 'stores'],
  // Reads what there is and when it can be somewhere; nothing is bought here.
  gifts: ['access', 'artwork', 'catalogue', 'search', 'shipping'],
  // What answers lead to; a gift finder leads to gifts.
  quizzes: ['access', 'artwork', 'catalogue', 'gifts', 'search', 'shipping'],
  pricing: ['access', 'artwork', 'catalogue', 'shipping'],
  customers: ['access', 'captcha', 'catalogue', 'mail', 'shipping'],
  // What was agreed with libraries and businesses; carts and orders ask it.
  terms: ['access', 'customers', 'invoices', 'mail'],
  budgets: ['access', 'customers', 'mail', 'terms'],
  members: ['access', 'customers', 'mail'],
  coupons: ['access', 'mail', 'pricing'],
  loyalty: ['access', 'captcha', 'customers', 'mail', 'pricing', 'stores'],
  // Houses that offer something to the shop's customers; they are told of together with the shop's own promotions.
  partners: ['access', 'artwork', 'loyalty', 'stores'],
  // What is on, and who comes.
  agenda: ['access', 'artwork', 'captcha', 'catalogue', 'customers', 'invoices', 'mail'],
  contact: ['access', 'captcha', 'customers', 'mail'],
  newsletter: ['access', 'captcha', 'coupons', 'customers', 'mail'],
  // Vouchers that pay, as one more gateway; whoever sells or spends them stands above. Their book is written like that of invoices.
  'gift-cards': ['access', 'invoices', 'mail', 'payments', 'storefronts'],
  cart: [
    'access',
    'artwork',
    'catalogue',
    'coupons',
    'customers',
    'gift-cards',
    'loyalty',
    'pricing',
    'shipping',
    'stock',
    'stores',
    'terms',
  ],
  payments: ['access', 'catalogue', 'customers', 'mail'],
  orders: [
    'access',
    'artwork',
    'cart',
    'catalogue',
    'coupons',
    'customers',
    'gift-cards',
    'loyalty',
    'mail',
    'payments',
    'pricing',
    'shipping',
    'stock',
    'storefronts',
    'stores',
    'terms',
  ],
  // Lists of libraries and businesses that become orders.
  desk: ['access', 'budgets', 'cart', 'catalogue', 'customers', 'mail', 'orders', 'pricing', 'stores', 'terms'],
  // Bought files; an order knows nothing of them.
  ebooks: ['access', 'catalogue', 'customers', 'orders'],
  // A document knows nothing of orders; billing makes documents of them.
  invoices: ['customers', 'pricing'],
  billing: ['access', 'customers', 'invoices', 'mail', 'orders', 'pricing', 'storefronts', 'stores'],
  // A priced note says what the invoice of its parcel will say.
  'delivery-notes': ['access', 'billing', 'customers', 'orders'],
  returns: [
    'access',
    'captcha',
    'catalogue',
    'customers',
    'loyalty',
    'mail',
    'orders',
    'payments',
    'pricing',
    'stock',
    'storefronts',
    'stores',
  ],
  // An old order into a basket or a list; it stands on nearly everything and nothing stands on it.
  reorder: ['access', 'cart', 'catalogue', 'customers', 'desk', 'intake', 'orders', 'terms'],
  claims: ['access', 'customers', 'delivery-notes', 'mail', 'orders', 'returns', 'stock', 'storefronts'],
  checkout: [
    'access',
    'captcha',
    'cart',
    'catalogue',
    'customers',
    'mail',
    'orders',
    'payments',
    'pricing',
    'shipping',
    'stores',
  ],
  // Reads and reduces what every other domain keeps about a person, by its own statements.
  privacy: ['access', 'customers', 'loyalty', 'mail'],
  staff: [
    'access',
    'agenda',
    'billing',
    'budgets',
    'cafe',
    'captcha',
    'catalogue',
    'claims',
    'contact',
    'content',
    'coupons',
    'customers',
    'ebooks',
    'gift-cards',
    'gifts',
    'intake',
    'invoices',
    'loyalty',
    'magazine',
    'mail',
    'members',
    'newsletter',
    'order-letters',
    'orders',
    'partners',
    'payments',
    'places',
    'pricing',
    'privacy',
    'quizzes',
    'requests',
    'returns',
    'search',
    'shipping',
    'stock',
    'storefronts',
    'stores',
    'terms',
  ],
  // What a library wants proposed night after night; accepted books go into the desk's lists.
  'standing-orders': ['access', 'budgets', 'catalogue', 'customers', 'desk', 'mail', 'terms'],
  // Orders and delivery notes as files for a library's own systems.
  papers: ['access', 'catalogue', 'customers', 'invoices', 'pricing'],
  reconcile: ['invoices', 'orders', 'payments'],
} as const

export type Domain = keyof typeof table

export const mayImport: Readonly<Record<Domain, readonly Domain[]>> = table
