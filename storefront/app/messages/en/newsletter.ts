import type { newsletter as es } from '../es/newsletter.ts'

export const newsletter: typeof es = {
  title: 'Our newsletter',
  text: 'New arrivals, exhibitions and recommended reading, once a month. Subscribe and get 5% off your first order.',
  email: 'E-mail',
  subscribe: 'Subscribe',
  accept: 'I have read and accept the',
  policy: 'privacy policy',
  confirmTitle: 'Confirm your subscription',
  confirmText: 'One more step: confirm that you would like to receive our newsletter.',
  confirm: 'Confirm',
  visit: 'Visit the shop',
  again: 'Subscribe again',
  failed: 'We could not sign you up. Please try again in a moment.',
  endLink: 'Unsubscribe',
  endTitle: 'Unsubscribe',
  endText:
    'We will stop e-mailing you straight away and, if we hold any of your data, we will deal with your request to delete it.',
  endTextOfLetter: 'We will stop sending you the newsletter straight away.',
  reason: 'Reason',
  reasonHint: 'A short answer is fine.',
  reasonOfLetter: 'Reason (optional)',
  end: 'Unsubscribe',
  endedTitle: 'You have unsubscribed',
  endedText:
    'We have received your request and will not send you the newsletter again. You will still receive e-mails about your orders.',
}
