import type { SignedTexts } from './es.ts'

export const signed: SignedTexts = {
  invites: (author, day) => `${author} signs copies of this book on ${day}: order yours, with a dedication if you like`,
  takesOrders: (day) => `Signed copies can be ordered until ${day}`,
  signed: (day) => `Signed copy: signed on ${day}, sent afterwards`,
  dedicated: (day, to) => `Signed copy with a dedication to “${to}”: signed on ${day}, sent afterwards`,
  cancelled: 'Signed copy: the signing has been cancelled',
  dedicatedStays:
    'A copy with a dedication is made to your own wishes: the law gives no right to withdraw from it (art. 103 c of Royal Legislative Decree 1/2007). The other items of the order keep it.',
}
