import type { again as es } from '../es/again.ts'

export const again: typeof es = {
  title: 'Order again',
  text: 'We put whatever can still be had into your basket, or into your list if you buy by invoice.',
  button: 'Order again',
  addedCart: 'In your basket now:',
  addedList: 'In your order list now:',
  nothing: 'Nothing of this order can be had at the moment.',
  copies: ({ quantity, wanted, title }) =>
    quantity < wanted ? `${quantity} × ${title} (of ${wanted}; there are no more)` : `${quantity} × ${title}`,
  missing: 'Cannot be had at the moment:',
  editions: 'Other editions:',
  toCart: 'See the basket',
  toList: 'See the list',
  failed: 'The order could not be repeated.',
  search: 'Number or reference',
  find: 'Search',
  served: ({ served, pending }) => (pending === 0 ? `${served} served` : `${served} served, ${pending} pending`),
  onAccount: 'Paid by invoice',
  placedBy: 'Placed by',
  approvedBy: 'Approved by',
  budget: 'Budget',
  notes: 'Delivery notes of this order',
  placedAt: 'Placed with',
  shopHelp: {
    'customer-service': 'Customer service',
    shipping: 'Shipping',
    returns: 'Returns',
    'purchase-conditions': 'Purchase conditions',
  },
}
