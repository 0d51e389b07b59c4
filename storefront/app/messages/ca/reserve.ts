import type { reserve as es } from '../es/reserve.ts'

export const reserve: typeof es = {
  title: 'Reserva en una botiga',
  lead: ({ title, store }) => `«${title}», a ${store}.`,
  how: 'Us el guardem 24 hores, o fins al següent dia que obri la botiga. Es paga allà; no us compromet a res.',
  name: 'Nom',
  nameHint: 'Per trobar-lo al taulell',
  email: 'Correu electrònic',
  emailHint:
    'Us enviem el número de la reserva. Si no heu entrat al vostre compte, abans haureu de confirmar que el correu és vostre.',
  accept: 'He llegit i accepto la',
  policy: 'política de privacitat',
  send: 'Reserva',
  where: 'El recollireu a',
  code: 'Número de reserva',
  until: 'Us el guardem fins al dia',
  confirmText: 'Premeu el botó i apartarem l’exemplar al vostre nom.',
  confirm: 'Sí, guardeu-me’l',
  none: 'Trieu primer un article i una botiga: a la pàgina de cada article es veu en quines n’hi ha.',
  toStore: 'Ves a la botiga',
}
