import type { Words } from './es.ts'

export const words: Words = {
  collectedBy: 'Collected by',
  collectedByHint: 'Only if it is somebody else.',
  elsewhere: 'This order does not belong to your store. If its customer is at the counter, your store can see it for a day.',
  reason: 'Why it is opened here',
  reasonHint: 'For example: has the e-mail of the order. It is recorded.',
  showHere: 'Show the order',
  shownHere: 'Your store can see this order for a day.',
  notExchanged: 'Return it and make a new order.',
}
