import { parseEan } from '#kernel/isbn.ts'

export const codeKinds = [
  'title',
  'order',
  'parcel',
  'loyalty_card',
  'gift_card',
  'invoice',
  'delivery_note',
  'transfer',
  'reservation',
  'return',
] as const
export type CodeKind = (typeof codeKinds)[number]

/** What a code looks like, with the part of it that is looked up; the likeliest first. */
export interface Shape {
  kind: CodeKind
  value: string
  /** The place of a parcel among those of its order. */
  position?: number
}

const orderNumber = /^\d{2}-\d{6}$/
const parcelLabel = /^(\d{2}-\d{6})-(\d{1,3})$/
/** The link of an order, as its e-mails and slips have it in a square. */
const orderLink = /^https?:\/\/[^\s?#]{1,200}\/(\d{2}-\d{6})(?:[/?#]|$)/
const loyaltyCard = /^29\d{11}$/
/** A card of the house, which shows a person. */
export const isLoyaltyCard = (scanned: string): boolean => loyaltyCard.test(scanned.trim())
/** Two letters, a year and a number: the series of invoices. */
const invoiceNumber = /^[A-Z]{1,4}\d{2}-\d{6}$/
const deliveryNote = /^A-\d{4}-\d{6}$/
const giftCard = /^[2-9A-HJ-NP-Z]{16}$/
/** The label on what a customer sends back. */
const returnLabel = /^D-\d{6,12}$/
const transferSlip = /^T[A-Z0-9-]{3,18}$/
const reservationSlip = /^R-\d{6,}$/
const houseNumber = /^[A-Za-z0-9][A-Za-z0-9./-]{1,39}$/

/**
 * What somebody's scan or typing may be, by its form alone: an ISBN or EAN with or without hyphens, an order, the label of a parcel, a link, a card, a
 * paper. Nothing for what can be none of them.
 */
export function shapesOf(scanned: string): Shape[] {
  const code = scanned.trim()
  const upper = code.toUpperCase()
  const linked = orderLink.exec(code)?.[1]
  if (linked) return [{ kind: 'order', value: linked }]
  if (orderNumber.test(upper)) return [{ kind: 'order', value: upper }]
  const [, order, position] = parcelLabel.exec(upper) ?? []
  if (order) return [{ kind: 'parcel', value: order, position: Number(position) }]
  if (returnLabel.test(upper)) return [{ kind: 'return', value: upper }]
  if (deliveryNote.test(upper)) return [{ kind: 'delivery_note', value: upper }]
  if (reservationSlip.test(upper)) return [{ kind: 'reservation', value: upper }]
  if (invoiceNumber.test(upper)) return [{ kind: 'invoice', value: upper }]
  const ean = parseEan(code)
  if (ean) {
    const title: Shape = { kind: 'title', value: ean }
    return loyaltyCard.test(ean) ? [{ kind: 'loyalty_card', value: ean }, title] : [title]
  }
  const bare = upper.replace(/[\s-]/g, '')
  return [
    ...(giftCard.test(bare) ? [{ kind: 'gift_card', value: bare } as const] : []),
    ...(transferSlip.test(upper) ? [{ kind: 'transfer', value: upper } as const] : []),
    ...(houseNumber.test(code) ? [{ kind: 'title', value: code } as const] : []),
  ]
}
