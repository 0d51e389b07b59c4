import type { newsletter as es } from '../es/newsletter.ts'

export const newsletter: typeof es = {
  title: 'A letter from the palace',
  text: 'New arrivals, exhibitions and reading, once a month. Confirm it and take 5% off your first purchase.',
  email: 'E-mail',
  subscribe: 'Subscribe',
  accept: 'I have read and accept the',
  policy: 'privacy policy',
  confirmTitle: 'Confirm your subscription',
  confirmText: 'One more step: confirm that you would like the letter from the palace sent to you.',
  confirm: 'Confirm',
  visit: 'Visit the shop',
  again: 'Subscribe again',
  failed: 'It could not be sent. Please try again in a moment.',
  endLink: 'Unsubscribe',
  endTitle: 'Unsubscribe',
  endText: 'We will stop writing at once and, if we hold data of yours, the shop will see to its deletion.',
  endTextOfLetter: 'We will stop sending you our letters at once.',
  reason: 'Reason',
  reasonHint: 'A line is enough.',
  reasonOfLetter: 'Reason, if you would like to tell us',
  end: 'Stop the letters',
  endedTitle: 'No more letters',
  endedText:
    'We have received your request and will send you no more letters. Those about your orders will still come, as they are part of the purchase.',
}
