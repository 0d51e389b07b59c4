import type { ContactKind, ContactSubject } from '#modules/people/contact/contract.ts'

/** What somebody may write about. */
export const contactSubjects: Record<ContactSubject, string> = {
  libraries: 'Libraries',
  companies: 'Companies',
  general: 'Contact',
  service: 'Customer service',
  job: 'Job applications',
}

/** The same more closely. */
export const contactKinds: Record<ContactKind, string> = {
  account: 'Opening an account',
  quote: 'A quotation',
  order: 'An existing order',
  other: 'Something else',
  shipping: 'Delivery',
  returns: 'Returns and refunds',
  order_problems: 'Order problems',
  stock: 'Product and stock',
  payment: 'Payment and promotions',
  technical: 'Technical support',
}
