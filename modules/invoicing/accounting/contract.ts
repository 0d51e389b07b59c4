/** What an account of the journal is for. What is paid with has the name of the means of payment. */
export const journalRoles = [
  'receivable',
  'sales',
  'vat',
  'vat_oss',
  'surcharge',
  'card',
  'bizum',
  'wallet',
  'till',
  'account',
  'exchange',
  'gift_card',
  'gift_cards_given',
] as const
export type JournalRole = (typeof journalRoles)[number]
