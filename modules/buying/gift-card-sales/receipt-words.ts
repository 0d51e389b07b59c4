import { theDay } from '#kernel/catalan-day.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  thanks: (number: string) => string
  receipt: string
  card: string
  sends: (to: string, day: string) => string
  message: string
  total: string
  novat: string
  paid: (last4: string) => string
  see: string
  withdrawal: string
  withdraw: string
  conditions: string
  terms: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su tarjeta regalo, pedido ${number}`,
    title: 'Gracias por su regalo',
    thanks: (number) => `Hemos recibido el pago de su pedido ${number}.`,
    receipt: 'Este correo es su recibo.',
    card: 'Tarjeta regalo',
    sends: (to, day) => `La tarjeta, con su código, llega a ${to} el ${day}.`,
    message: 'Su mensaje',
    total: 'Total',
    novat:
      'Bono polivalente: su venta no lleva IVA. Se paga al canjearlo, según lo que se compre, y entonces se emite la factura.',
    paid: (last4) => `Pagado con la tarjeta terminada en ${last4}.`,
    see: 'Ver el pedido',
    withdrawal: `Si cambia de idea, tiene ${withdrawalDays} días para devolverla mientras nadie la haya usado: le reembolsamos todo en el mismo medio de pago.`,
    withdraw: 'Desistir del contrato aquí',
    conditions: 'Las condiciones que aceptó están en',
    terms: 'Condiciones de compra',
  },
  ca: {
    subject: (number) => `La vostra targeta regal, comanda ${number}`,
    title: 'Gràcies pel regal',
    thanks: (number) => `Hem rebut el pagament de la comanda ${number}.`,
    receipt: 'Aquest correu n’és el rebut.',
    card: 'Targeta regal',
    sends: (to, day) => `La targeta, amb el codi, arriba a ${to} ${theDay(day)}.`,
    message: 'Amb aquestes paraules vostres',
    total: 'Total',
    novat:
      'Val polivalent: la venda no porta IVA. Es paga quan es bescanvia, segons el que es compri, i llavors s’emet la factura.',
    paid: (last4) => `Pagat amb la targeta acabada en ${last4}.`,
    see: 'Mostra la comanda',
    withdrawal: `Si canvieu d’idea, teniu ${withdrawalDays} dies per tornar-la mentre ningú no l’hagi feta servir: us ho reemborsem tot al mateix mitjà de pagament.`,
    withdraw: 'Desistir del contracte aquí',
    conditions: 'Les condicions que vau acceptar són a',
    terms: 'Condicions de compra',
  },
  en: {
    subject: (number) => `Your gift card, order ${number}`,
    title: 'Thank you for your gift',
    thanks: (number) => `We have received the payment for your order ${number}.`,
    receipt: 'This e-mail is your receipt.',
    card: 'Gift card',
    sends: (to, day) => `We will e-mail the card and its code to ${to} on ${day}.`,
    message: 'Your message',
    total: 'Total',
    novat:
      'Multi-purpose voucher: no VAT is charged when it is sold. VAT is charged and invoiced when it is spent, according to what is bought.',
    paid: (last4) => `Paid with the card ending in ${last4}.`,
    see: 'See the order',
    withdrawal: `If you change your mind, you have ${withdrawalDays} days to return it for a full refund by the same payment method, as long as it has not been used.`,
    withdraw: 'Withdraw from contract here',
    conditions: 'The terms and conditions you accepted are at',
    terms: 'Terms and conditions of sale',
  },
}
