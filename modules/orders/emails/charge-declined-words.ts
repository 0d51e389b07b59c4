import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, amount: string) => string
  how: string
  pay: string
  calm: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su pedido ${number}: no hemos podido hacer el cargo`,
    title: 'Falta un pago de su pedido',
    what: (number, amount) =>
      `Un paquete de su pedido ${number} ya está preparado, pero su banco no ha aceptado el cargo de ${amount} en la tarjeta con la que compró.`,
    how: 'Puede pagarlo ahora desde la página del pedido, con esa tarjeta o con otra.',
    pay: 'Pagar este paquete',
    calm: 'De este importe no se ha cobrado nada. Si tiene alguna duda, responda a este correo y le ayudamos.',
  },
  ca: {
    subject: (number) => `La vostra comanda ${number}: no hem pogut fer el càrrec`,
    title: 'Falta un pagament de la vostra comanda',
    what: (number, amount) =>
      `Un paquet de la vostra comanda ${number} ja està preparat, però el banc no ha acceptat el càrrec de ${amount} a la targeta amb què vau comprar.`,
    how: 'Podeu pagar-lo ara des de la pàgina de la comanda, amb aquesta targeta o amb una altra.',
    pay: 'Paga aquest paquet',
    calm: 'D’aquest import no s’ha cobrat res. Si teniu cap dubte, responeu a aquest correu i us ajudarem.',
  },
  en: {
    subject: (number) => `Your order ${number}: we could not charge your card`,
    title: 'A payment for your order did not go through',
    what: (number, amount) =>
      `A parcel of your order ${number} is ready, but your bank declined the charge of ${amount} to the card you paid with.`,
    how: 'You can pay for it now on the order page, with the same card or another.',
    pay: 'Pay for this parcel',
    calm: 'This amount has not been charged. If anything is unclear, reply to this e-mail and we will help.',
  },
}
