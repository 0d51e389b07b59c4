/**
 * Which domain may call which: the whole shop's map, checked by tests/architecture.test.ts, which permits no call that nobody makes.
 * A domain's contract.ts is vocabulary that every domain may read; this table is about everything else. A domain's .sql.ts stays its
 * own; whose tables it may touch is modules/tables.ts. Read from the bottom:
 * an order stands on the cart, its prices and a way to pay, and they stand on the catalogue; never the other way round.
 */
const table = {
  // platform/
  captcha: ['access'],
  mail: [],
  tracking: [],
  // The way out to addresses that others wrote.
  outside: [],
  // Where the shop's files lie: on its disk, or in a bucket that several machines share.
  files: [],
  // Reads what triggers kept, and tells other programs.
  webhooks: ['mail', 'outside', 'staff'],
  // What fetching and sending files have in common: a place on a server, its hours, a file on its way.
  'file-exchange': ['outside'],
  // What the shop lays down on other servers by itself; the domains that write it, api/ hands in.
  sendings: ['file-exchange', 'outside', 'staff'],
  // Keys by which other programs ask the calls of the staff.
  keys: ['staff'],
  // How the shop itself does.
  systems: ['staff', 'mail'],
  // A shop beside the main one is a row; what it shows of itself is laid over the main shop's settings.
  storefronts: ['customers', 'invoices', 'mail', 'staff'],

  // people/
  access: [],
  // Reads the catalogue, writes letters; nothing is bought here.
  'stock-alerts': ['access', 'catalogue', 'customers', 'mail'],
  customers: ['access', 'captcha', 'catalogue', 'mail', 'shipping', 'staff'],
  members: ['access', 'customers', 'mail', 'staff'],
  contact: ['access', 'customers', 'mail', 'staff'],
  // Everything of one customer, for the staff; it stands above what it shows.
  'customer-desk': ['customers', 'loyalty', 'mail', 'order-history', 'privacy', 'staff'],
  newsletter: ['access', 'coupons', 'customers', 'mail', 'privacy', 'staff'],
  // Has every domain hand out and erase what it keeps about a person; api/personal-data.ts gives it their answers.
  privacy: ['access', 'customers', 'mail', 'members', 'staff'],
  staff: ['access'],
  // How colleagues sign in, and what they prove it with.
  'staff-access': ['access', 'mail', 'staff', 'stores'],

  // goods/
  artwork: [],
  catalogue: ['artwork', 'staff'],
  stores: ['staff'],
  search: ['catalogue', 'staff'],
  // What other sites fetch of titles and copies; pages have their addresses from the site map.
  feeds: ['catalogue', 'invoices', 'sitemap', 'staff'],
  // What staff bring in, and what came of it; importers/ does it, in a process of its own.
  imports: ['catalogue', 'files', 'outside', 'staff', 'titles'],
  // Publishers' files that come on their own, from folders and over SFTP; the import does the rest.
  fetches: ['file-exchange', 'imports', 'outside', 'staff'],
  stock: ['staff', 'stores'],
  counts: ['staff', 'stock', 'stores'],
  // What the tills of stores sell.
  tills: ['staff', 'stock', 'stores'],
  // What suppliers send; their notes are read as lists of libraries are.
  'supplier-deliveries': ['intake', 'staff', 'stock', 'stores'],
  // What colleagues ask of whoever keeps the catalogue.
  remarks: ['staff'],
  // Copies between stores; what is on its way, api/ tells the stock.
  transfers: ['staff', 'stock', 'stores'],
  pricing: ['catalogue'],
  // Bought files; an order knows nothing of them.
  ebooks: ['access', 'catalogue', 'order', 'order-history', 'staff'],

  // What staff keep of titles and objects: facts, texts, prices, drafts. It stands above all that sells them, to say what hangs on one.
  titles: ['catalogue', 'pricing', 'staff'],
  // Pictures of titles, as staff send them.
  pictures: ['staff', 'titles'],
  // People, publishers, sections: what titles are put under.
  names: ['catalogue', 'staff'],
  // What is asked for and not had.
  demand: ['search', 'staff'],
  // Lists of titles, by hand or by a rule that the search answers.
  lists: ['staff', 'titles'],

  // buying/
  shipping: ['staff', 'stores'],
  coupons: ['access', 'customers', 'pricing', 'staff'],
  loyalty: ['access', 'customers', 'mail', 'payments', 'pricing', 'staff', 'stores'],
  // The card on paper and on phones.
  'card-passes': ['access', 'artwork', 'invoices', 'mail'],
  // Houses that offer something to the shop's customers; they are told of together with the shop's own promotions.
  partners: ['access', 'artwork', 'loyalty', 'staff', 'stores'],
  // Vouchers that pay, as one more gateway; whoever sells or spends them stands above. Their book is written like that of invoices.
  'gift-cards': ['access', 'invoices', 'mail', 'payments', 'staff', 'storefronts'],
  cart: [
    'access',
    'catalogue',
    'coupons',
    'customers',
    'gift-cards',
    'loyalty',
    'pricing',
    'shipping',
    'signings',
    'staff',
    'stock',
    'stores',
    'terms',
  ],
  // Whoever asked for it is written to once about what they left in their cart.
  'cart-reminders': ['access', 'cart', 'customers', 'mail', 'staff', 'storefronts'],
  // Wishes shared by link: nobody's, so that they know no account.
  'wish-lists': ['catalogue'],
  // What visitors choose in the palace shop with their own phone; the counter opens it.
  'visit-baskets': ['catalogue', 'invoices', 'mail', 'staff', 'stores'],
  payments: ['mail'],
  // Baskets passed on by a link, and saved under a name.
  'saved-carts': ['access', 'cart', 'catalogue', 'customers'],
  // Cards that customers kept for their next purchases; paying uses and writes them by what api/ hands in.
  'kept-cards': ['access', 'customers', 'money', 'payments'],

  // Placing an order: the conditions of the checkout, the order written with its parcels, its payment begun or promised.
  checkout: [
    'access',
    'cart',
    'catalogue',
    'coupons',
    'customers',
    'emails',
    'fulfilment',
    'gift-cards',
    'kept-cards',
    'loyalty',
    'mail',
    'money',
    'order',
    'order-history',
    'parcels',
    'payments',
    'pricing',
    'shipping',
    'staff',
    'stock',
    'storefronts',
    'stores',
    'terms',
  ],
  // What is offered at a price until a day; accepted, it is an order as colleagues make them.
  quotes: [
    'access',
    'budgets',
    'cart',
    'catalogue',
    'customers',
    'invoices',
    'made-orders',
    'mail',
    'order',
    'pricing',
    'staff',
    'storefronts',
    'stores',
    'terms',
  ],
  // Copies that a store keeps for somebody until a last day.
  reservations: ['access', 'catalogue', 'customers', 'mail', 'shipping', 'staff', 'stock', 'stores'],
  // Orders that colleagues make for a customer, by the steps of the checkout.
  'made-orders': [
    'access',
    'budgets',
    'cart',
    'catalogue',
    'checkout',
    'customers',
    'fulfilment',
    'mail',
    'money',
    'order',
    'order-history',
    'parcels',
    'shipping',
    'staff',
    'stock',
    'storefronts',
    'stores',
    'terms',
  ],
  // A gift card bought, annulled, and the receipt of it: an order without goods.
  'gift-card-sales': ['access', 'gift-cards', 'mail', 'money', 'order', 'parcels', 'staff'],

  // orders/
  // What an order is and where it stands; everything below stands on it, and it on none of them.
  order: ['access', 'catalogue', 'pricing', 'signings', 'staff'],
  // What leaves together and what it costs.
  parcels: ['order', 'pricing'],
  // The e-mails about an order, written from what they are told.
  emails: ['mail', 'order', 'parcels', 'pricing', 'signings', 'stores'],
  // Payments from the first try to the last refund, and what an order owes.
  money: ['cart', 'gift-cards', 'loyalty', 'mail', 'order', 'parcels', 'payments', 'pricing', 'staff'],
  // From preparing to handing over, by staff and by the clock; and what is called off before.
  fulfilment: [
    'carriers',
    'coupons',
    'customers',
    'emails',
    'gift-cards',
    'loyalty',
    'mail',
    'money',
    'order',
    'order-history',
    'parcels',
    'staff',
    'stock',
    'storefronts',
    'stores',
  ],
  // Ebooks bought for somebody else: their letters, and how they are opened.
  'ebook-gifts': ['access', 'catalogue', 'ebooks', 'mail', 'order', 'order-history', 'staff', 'storefronts'],
  // Copies that authors sign at an activity: what is to be signed, and letters of what becomes of it.
  'signed-copies': ['emails', 'mail', 'order', 'signings', 'staff'],
  // A customer's orders, as they find them again.
  'order-history': [
    'access',
    'agenda',
    'catalogue',
    'customers',
    'gift-cards',
    'mail',
    'money',
    'order',
    'parcels',
    'payments',
    'pricing',
    'staff',
    'storefronts',
    'stores',
  ],
  returns: [
    'access',
    'customers',
    'emails',
    'fulfilment',
    'gift-card-sales',
    'loyalty',
    'mail',
    'money',
    'order',
    'order-history',
    'parcels',
    'payments',
    'pricing',
    'staff',
    'stock',
    'storefronts',
    'stores',
  ],
  // What is changed of an order after it was made: copies taken out, added at today's prices, the difference given back or owed.
  changes: [
    'budgets',
    'cart',
    'catalogue',
    'coupons',
    'emails',
    'fulfilment',
    'loyalty',
    'mail',
    'money',
    'order',
    'order-history',
    'parcels',
    'pricing',
    'returns',
    'shipping',
    'staff',
    'stock',
    'storefronts',
    'stores',
    'terms',
  ],
  claims: [
    'delivery-notes',
    'emails',
    'fulfilment',
    'mail',
    'order',
    'order-history',
    'parcels',
    'returns',
    'staff',
    'stock',
    'storefronts',
    'stores',
  ],
  // What stores take off their shelves for web orders.
  picking: ['catalogue', 'order', 'order-history', 'parcels', 'short-list', 'staff', 'stock', 'stores', 'transfers'],
  // Copies that picking could not find, and what is done about them.
  'short-list': ['emails', 'fulfilment', 'mail', 'order', 'parcels', 'staff', 'stock', 'storefronts', 'transfers'],
  // Many parcels at once, what is printed of them, and what waits at the counters.
  // Carriers that are told of parcels over services of their own; they know no order.
  carriers: ['invoices'],
  dispatch: [
    'billing',
    'carriers',
    'catalogue',
    'customers',
    'emails',
    'fulfilment',
    'invoices',
    'mail',
    'order',
    'order-history',
    'parcels',
    'returns',
    'staff',
    'storefronts',
    'stores',
  ],
  // What a code is that somebody holds in front of a scanner; whose codes there are, api/ hands in.
  counter: ['gift-cards', 'loyalty', 'pricing', 'staff'],
  reconcile: ['invoices', 'staff'],
  // What was taken and given back, as finance compares it.
  takings: ['staff'],
  // What all of it comes to, summed up by days; it reads and nothing is done here.
  figures: ['order', 'staff', 'titles'],

  // invoicing/
  // The journal in double entry; it reads and nothing is done here.
  accounting: ['invoices', 'staff'],
  // What was agreed with libraries and businesses; carts and orders ask it.
  terms: ['mail', 'staff'],
  // What the bank says came and went, and the invoices that it paid.
  bank: ['staff', 'terms'],
  // What accounts owe on any day; they are reminded of it.
  receivables: ['invoices', 'mail', 'staff', 'terms'],
  budgets: ['access', 'customers', 'mail', 'staff', 'terms'],
  // A document knows nothing of orders; billing makes documents of them.
  invoices: ['customers', 'pricing', 'staff'],
  // The dated rules that two colleagues change: rates of VAT, caps on books, switches, limits.
  rates: ['catalogue', 'pricing', 'staff'],
  // Their records on the way to the tax agency.
  verifactu: ['customers', 'invoices', 'staff'],
  // Invoices of public bodies: signed, and what became of them at their entry point.
  facturae: ['invoices', 'staff'],
  billing: ['access', 'customers', 'invoices', 'mail', 'money', 'order', 'parcels', 'pricing', 'staff', 'storefronts'],
  // Orders and delivery notes as files for a library's own systems.
  papers: ['access', 'catalogue', 'customers', 'invoices', 'pricing'],

  // libraries/
  // Each account of a library or a business as the trade desk sees it, and what waits of all of them.
  accounts: [
    'access',
    'budgets',
    'cart',
    'catalogue',
    'customers',
    'desk',
    'invoices',
    'made-orders',
    'money',
    'order',
    'order-history',
    'quotes',
    'staff',
    'stores',
    'terms',
  ],
  // What somebody asks for, read from anything and looked up in the catalogue.
  intake: ['access', 'catalogue', 'desk', 'mail', 'search'],
  // Titles asked of a bookseller; the answer lands in a desk list.
  requests: ['access', 'catalogue', 'desk', 'intake', 'mail', 'staff'],
  // Orders written as a letter, with a file.
  // Decided by the staff: a list, a basket, an order.
  'order-letters': [
    'access',
    'budgets',
    'cart',
    'customers',
    'desk',
    'intake',
    'made-orders',
    'mail',
    'order',
    'staff',
    'stores',
    'terms',
  ],
  // Lists of libraries and businesses that become orders.
  desk: [
    'access',
    'budgets',
    'cart',
    'catalogue',
    'checkout',
    'customers',
    'mail',
    'money',
    'order',
    'pricing',
    'stores',
    'terms',
  ],
  // A priced note says what the invoice of its parcel will say.
  'delivery-notes': ['access', 'billing', 'customers', 'order', 'staff'],
  // An old order into a basket or a list; it stands on nearly everything and nothing stands on it.
  reorder: ['access', 'cart', 'catalogue', 'customers', 'desk', 'intake', 'parcels', 'terms'],
  // What a library wants proposed night after night; accepted books go into the desk's lists.
  'standing-orders': ['access', 'budgets', 'catalogue', 'customers', 'desk', 'mail', 'staff', 'terms'],

  // editorial/
  // The plan of palace and gardens.
  places: ['agenda', 'artwork', 'catalogue', 'staff', 'texts'],
  // A post leads to what is on about it.
  magazine: ['agenda', 'artwork', 'catalogue', 'staff'],
  // Its menu is printed on the paper of the shop's documents.
  cafe: ['artwork', 'invoices', 'staff'],
  // Where copies are signed to order: below carts and orders, which the agenda stands on.
  signings: [],
  // What the page of the visit names of the palace's ticket office.
  'ticket-bundles': ['staff'],
  // The home page tells what is on and what was written last.
  content: ['agenda', 'artwork', 'catalogue', 'magazine', 'page-addresses', 'staff', 'stores'],
  // The desk of content pages: what there is, where it stands, and how much of it is said.
  pages: ['content', 'page-addresses', 'staff'],
  // The desk of the three languages: it stands on what every domain declares of its texts, which api/ hands in.
  texts: ['staff'],
  // Where links of what is written lead, and what is written and stands nowhere; above all that can stand somewhere.
  links: ['outside', 'page-addresses', 'staff'],
  // Where the pages, gift campaigns and quizzes stand that staff wrote.
  'page-addresses': [],
  // The search over everything that is no product.
  'site-search': ['agenda', 'content', 'gifts', 'magazine', 'partners', 'places', 'quizzes', 'search', 'stores'],
  sitemap: ['agenda', 'page-addresses', 'quizzes', 'stores'],
  // Reads what there is and when it can be somewhere; nothing is bought here.
  gifts: ['artwork', 'catalogue', 'page-addresses', 'search', 'shipping', 'staff'],
  // What answers lead to; a gift finder leads to gifts.
  quizzes: ['artwork', 'catalogue', 'gifts', 'page-addresses', 'staff'],
  // What readers say of what they bought; they are shown beside works, and nothing stands on them.
  reviews: ['access', 'catalogue', 'customers', 'mail', 'staff'],
  // What is on, and who comes.
  agenda: [
    'access',
    'artwork',
    'catalogue',
    'customers',
    'gift-cards',
    'invoices',
    'mail',
    'order',
    'pricing',
    'signed-copies',
    'staff',
  ],
} as const

export type Domain = keyof typeof table

export const mayImport: Readonly<Record<Domain, readonly Domain[]>> = table
