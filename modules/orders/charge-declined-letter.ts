import type { Localized } from '#kernel/language.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { button, inPlain, type Letter, onPaper, paragraph, type Sender, small } from '#modules/mail/letter.ts'
import type { OrderRow } from './orders.sql.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, amount: string) => string
  how: string
  pay: string
  calm: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su pedido ${number}: no hemos podido hacer el cargo`,
    title: 'Falta un pago para enviarle el paquete',
    what: (number, amount) =>
      `Parte de su pedido ${number} ya está lista para salir, pero su banco no ha aceptado el cargo de ${amount} en la tarjeta con la que compró.`,
    how: 'Puede pagarlo ahora, con esa tarjeta o con otra. En cuanto llegue el pago, el paquete sale.',
    pay: 'Pagar este paquete',
    calm: 'De este importe no se ha cobrado nada. Si ya no lo quiere, respóndanos y lo anulamos.',
  },
  ca: {
    subject: (number) => `La vostra comanda ${number}: no hem pogut fer el càrrec`,
    title: 'Falta un pagament per enviar-vos el paquet',
    what: (number, amount) =>
      `Una part de la vostra comanda ${number} ja és a punt de sortir, però el banc no ha acceptat el càrrec de ${amount} a la targeta amb què vau comprar.`,
    how: 'Podeu pagar-ho ara, amb aquesta targeta o amb una altra. Quan arribi el pagament, el paquet surt.',
    pay: 'Paga aquest paquet',
    calm: 'D’aquest import no s’ha cobrat res. Si ja no el voleu, responeu-nos i l’anul·lem.',
  },
  en: {
    subject: (number) => `Your order ${number}: we could not charge your card`,
    title: 'One payment to go before we send your parcel',
    what: (number, amount) =>
      `Part of your order ${number} is ready to leave, but your bank did not accept the charge of ${amount} to the card you paid with.`,
    how: 'You can pay it now, with that card or another. The parcel leaves as soon as the payment arrives.',
    pay: 'Pay for this parcel',
    calm: 'Nothing of this amount has been charged. If you no longer want it, just reply and we will cancel it.',
  },
}

/** Tells that the kept card would not be charged and where to pay the parcel (P-28). */
export function chargeDeclinedLetter(
  sender: Sender,
  order: OrderRow,
  { amountCents, href }: { amountCents: number; href: string },
): Letter {
  const { language, number } = order
  const text = texts[language]
  const euros = toEuros(amountCents as Cents).toFixed(2)
  const amount = language === 'en' ? `€${euros}` : `${euros.replace('.', ',')} €`
  const said = [text.what(number, amount), text.how]
  return {
    template: 'charge-declined',
    language,
    subject: text.subject(number),
    html: onPaper(sender, language, text.title, said[0] ?? '', [
      ...said.map(paragraph),
      button(href, text.pay),
      small(text.calm),
    ]),
    plain: inPlain(sender, text.title, [...said, href, text.calm]),
  }
}
