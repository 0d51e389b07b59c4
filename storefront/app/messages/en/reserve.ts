import type { reserve as es } from '../es/reserve.ts'

export const reserve: typeof es = {
  title: 'Reserve in a shop',
  lead: ({ title, store }) => `“${title}”, at ${store}.`,
  how: 'We will keep it for you for 24 hours, or until the next day on which the shop opens. You pay there, and there is no obligation.',
  name: 'Name',
  nameHint: 'So that we can find it at the counter',
  email: 'E-mail',
  emailHint:
    'We will send you the reservation number. If you are not signed in, you will have to confirm first that the address is yours.',
  accept: 'I have read and accept the',
  policy: 'privacy policy',
  send: 'Reserve',
  where: 'You will collect it from',
  code: 'Reservation number',
  until: 'We will keep it until',
  confirmText: 'Press the button and we will set the copy aside for you.',
  confirm: 'Yes, keep it for me',
  none: 'Please choose an item and a shop first: each product page says where it is in stock.',
  toStore: 'Go to the shop',
}
