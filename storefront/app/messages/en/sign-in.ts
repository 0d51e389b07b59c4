import type { signIn as es } from '../es/sign-in.ts'

export const signIn: typeof es = {
  noAccount: 'No account yet?',
  haveAccount: 'Already registered?',
  recoverTitle: 'Reset your password',
  recoverText: 'Enter your e-mail address and we’ll send you a link to choose a new password.',
  recover: 'Send the link',
  recoverSent: 'We have sent you an e-mail with the link. It is valid for one hour.',
  resetTitle: 'Choose a new password',
  reset: 'Save the password',
  kind: 'Account type',
  kindText: {
    private: 'To buy in your own name.',
    business: 'With company name and tax number on the invoice.',
    library: 'Library discount and budgets; we activate the account within a day or two.',
  },
  addressHint: 'Optional: you can add it with your first order.',
}
