import type { door as es } from '../es/door.ts'

export const door: typeof es = {
  doorTitle: 'How would you like to check out?',
  doorLogin: 'I have an account',
  doorRegister: 'Create an account',
  doorRegisterText: 'Save addresses, track your orders and use account discounts.',
  doorGuest: 'Check out as a guest',
  doorGuestText:
    'We only need an e-mail address for the confirmation. If you create an account later, the order will be added to it.',
  guestReminder: 'If I leave something in my basket, remind me once by e-mail (you can stop it with one click).',
  guestContinue: 'Continue with this e-mail address',
  privacy: 'I have read and accept the privacy policy',
}
