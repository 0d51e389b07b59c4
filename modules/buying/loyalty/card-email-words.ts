import type { Localized } from '#kernel/language.ts'

interface Texts {
  received: string
  thanks: (application: { id: number | string; store: string }) => string
  next: string
  account: string
  door: string
  issued: string
  ready: (number: string, store: string) => string
  use: string
  show: string
  refused: string
  sorry: string
}

export const texts: Localized<Texts> = {
  es: {
    received: 'Hemos recibido su solicitud de tarjeta',
    thanks: ({ id, store }) => `Gracias. Su solicitud es la número ${id}; recogerá la tarjeta en ${store}.`,
    next: 'La revisamos en un par de días laborables y le escribimos en cuanto la tarjeta esté lista.',
    account:
      'Encontrará la tarjeta en su cuenta, con el número, los puntos y los movimientos. Si aún no tiene cuenta, ábrala con esta misma dirección de correo.',
    door: 'Abrir una cuenta',
    issued: 'Su tarjeta está lista',
    ready: (number, store) => `Es la número ${number}. Puede recogerla en ${store}, y ya la tiene en su cuenta.`,
    use: 'Cada compra le devuelve un 5\u00a0% en puntos, en los libros dentro del límite que la ley pone a su descuento. Un punto vale un céntimo.',
    show: 'Ver mi tarjeta',
    refused: 'Sobre su solicitud de tarjeta',
    sorry: 'No hemos podido darle la tarjeta. Este es el motivo:',
  },
  ca: {
    received: 'Hem rebut la vostra sol·licitud de targeta',
    thanks: ({ id, store }) => `Gràcies. La vostra sol·licitud és la número ${id}; recollireu la targeta a ${store}.`,
    next: 'La revisem en un parell de dies feiners i us escrivim de seguida que la targeta sigui a punt.',
    account:
      'Trobareu la targeta al vostre compte: hi veureu el número, els punts i els moviments. Si encara no en teniu, obriu-ne un amb aquest mateix correu electrònic.',
    door: 'Obre un compte',
    issued: 'La vostra targeta és a punt',
    ready: (number, store) => `És la número ${number}. La podeu recollir a ${store}, i ja la teniu al vostre compte.`,
    use: 'Cada compra us torna un 5 % en punts; en els llibres, fins al descompte màxim que permet la llei. Un punt val un cèntim.',
    show: 'Mostra la targeta',
    refused: 'Sobre la vostra sol·licitud de targeta',
    sorry: 'No us hem pogut donar la targeta. Aquest n’és el motiu:',
  },
  en: {
    received: 'We have received your card application',
    thanks: ({ id, store }) => `Thank you. Your application number is ${id}. You can collect the card from ${store}.`,
    next: 'We will review it within two working days and e-mail you as soon as the card is ready.',
    account:
      'You’ll find the card in your account, with its number and your points. If you do not have an account yet, open one with this e-mail address.',
    door: 'Open an account',
    issued: 'Your card is ready',
    ready: (number, store) =>
      `Your card number is ${number}. You can collect the card from ${store}; it is already in your account.`,
    use: 'You earn 5% back in points on every purchase; on books, within the discount allowed by law. One point is worth one cent.',
    show: 'See my card',
    refused: 'About your card application',
    sorry: 'We are unable to issue your card for the following reason:',
  },
}
