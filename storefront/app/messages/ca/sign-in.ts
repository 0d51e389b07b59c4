import type { signIn as es } from '../es/sign-in.ts'

export const signIn: typeof es = {
  noAccount: 'Encara no teniu compte?',
  haveAccount: 'Ja teniu compte?',
  recoverTitle: 'Recupera la contrasenya',
  recoverText: 'Escriviu el correu del vostre compte i us enviarem un enllaç per triar una contrasenya nova.',
  recover: 'Envia l’enllaç',
  recoverSent: 'Us hem enviat un correu amb l’enllaç. Caduca al cap d’una hora.',
  resetTitle: 'Trieu una contrasenya nova',
  reset: 'Desa la contrasenya',
  kind: 'Qui es registra?',
  kindText: {
    private: 'Per comprar en nom propi.',
    business: 'Amb raó social i NIF a la factura.',
    library: 'Descompte i pressupostos; activem el compte en un o dos dies.',
  },
  addressHint: 'La podeu deixar per a la primera compra.',
}
