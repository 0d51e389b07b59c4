/** Where what was found is opened, kind by kind; of a kind that has no screen yet it is shown without a way. */
export const opens: Partial<Record<string, (key: string, title: string) => string>> = {
  orders: (key) => `/orders/${key}`,
  titles: (key) => `/titles/${key}`,
  customers: (key) => `/customers/${key}`,
  quotes: (key) => `/quotes/${key}`,
  gift_cards: (key) => `/gift-cards/${key}`,
}

/** The list in which the same words find all of a kind, with its filters and files. */
export const listsOf: Partial<Record<string, string>> = {
  orders: '/orders',
  titles: '/titles',
  customers: '/customers',
  quotes: '/quotes',
  gift_cards: '/gift-cards',
}
