import type { signedCopies as es } from '../es/signed-copies.ts'

export const signedCopies: typeof es = {
  order: 'Order a signed copy',
  until: (day) => `Orders are taken until ${day}, with a dedication if you like.`,
  over: 'Signed copies can no longer be ordered.',
  lead: 'It costs the same as an unsigned copy. It is signed at this event and sent, or ready to collect, afterwards.',
  book: 'Book',
  dedication: 'Dedication: who is it for? (optional)',
  dedicationHint: 'The name of the person it is for, up to 60 characters: “For Agnes”. Leave blank for the signature alone.',
  law: 'A copy with a dedication is made to your own wishes, and the law gives no right to withdraw from it (art. 103 c of Royal Legislative Decree 1/2007). A copy that is only signed keeps that right.',
  data: 'We use this name for the dedication alone and delete it a year after the signing.',
  toBasket: 'Add to basket',
  back: 'Back to the event',
}
