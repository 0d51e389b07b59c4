import type { again as es } from '../es/again.ts'

export const again: typeof es = {
  title: 'Order again',
  text: 'We add the items still available to your basket, or to your order list if you buy on account.',
  button: 'Order again',
  addedCart: 'Added to your basket:',
  addedList: 'Added to your order list:',
  nothing: 'None of the items in this order are available at the moment.',
  copies: ({ quantity, wanted, title }) =>
    quantity < wanted ? `${quantity} × ${title} (of ${wanted}: no more available)` : `${quantity} × ${title}`,
  missing: 'Currently unavailable:',
  editions: 'Other editions:',
  toCart: 'See the basket',
  toList: 'See the list',
  failed: 'We could not repeat the order.',
  search: 'Number or reference',
  find: 'Search',
  served: ({ served, pending }) => (pending === 0 ? `${served} supplied` : `${served} supplied, ${pending} pending`),
  onAccount: 'On account',
  placedBy: 'Placed by',
  approvedBy: 'Approved by',
  budget: 'Budget',
  notes: 'Delivery notes of this order',
  placedAt: 'Placed with',
  shopHelp: {
    'customer-service': 'Customer service',
    shipping: 'Delivery',
    returns: 'Returns',
    'purchase-conditions': 'Terms and conditions of sale',
  },
}
