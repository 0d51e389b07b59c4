/**
 * Which domain may call which: the whole shop's map, checked by tests/architecture.test.ts. A domain's contract.ts is vocabulary
 * that every domain may read; this table is about everything else. A domain's .sql.ts stays its own. Read from the bottom:
 * an order stands on the cart, its prices and a way to pay, and they stand on the catalogue; never the other way round.
 */
const table = {
  access: [],
  artwork: [],
  captcha: [],
  mail: [],
  tracking: ['access'],
  catalogue: ['access', 'artwork'],
  stores: ['access', 'artwork', 'catalogue'],
  search: ['access', 'artwork', 'catalogue', 'tracking'],
  content: ['access', 'artwork', 'catalogue', 'search', 'stores'],
  sitemap: ['access', 'catalogue', 'content', 'stores'],
  shipping: ['access', 'catalogue', 'stores'],
  pricing: ['access', 'artwork', 'catalogue', 'shipping'],
  customers: ['access', 'captcha', 'catalogue', 'mail', 'shipping'],
  cart: ['access', 'artwork', 'catalogue', 'customers', 'pricing', 'shipping', 'stores'],
  payments: ['access', 'catalogue', 'customers', 'mail'],
  orders: ['access', 'artwork', 'cart', 'catalogue', 'customers', 'mail', 'payments', 'pricing', 'shipping', 'stores'],
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
} as const

export type Domain = keyof typeof table

export const mayImport: Readonly<Record<Domain, readonly Domain[]>> = table
