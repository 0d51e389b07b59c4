import { theDay } from '#kernel/catalan-day.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, until: string) => string
  shipping: string
  free: string
  total: string
  now: string
  rest: string
  pay: string
  obligation: string
  withdrawal: string
  conditions: string
  terms: string
  ends: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su pedido ${number}: enlace para pagarlo`,
    title: 'Puede pagar su pedido',
    what: (number, until) => `Hemos preparado el pedido ${number} que nos encargó. Puede pagarlo hasta el ${until}.`,
    shipping: 'Envío',
    free: 'gratis',
    total: 'Total, IVA incluido',
    now: 'A pagar ahora',
    rest: 'A pagar al recogerlo',
    pay: 'Pagar el pedido',
    obligation: 'Al pagar, hace un pedido con obligación de pago.',
    withdrawal: `Es una venta a distancia: si compra como consumidor, dispone de ${withdrawalDays} días desde que reciba el último paquete para desistir sin dar explicaciones.`,
    conditions: 'Al pagar acepta las',
    terms: 'condiciones de compra',
    ends: 'Si no lo paga antes de ese día, el pedido se cancela y no tiene que hacer nada.',
  },
  ca: {
    subject: (number) => `La vostra comanda ${number}: enllaç per pagar-la`,
    title: 'Podeu pagar la comanda',
    what: (number, until) => `Hem preparat la comanda ${number} que ens vau encarregar. La podeu pagar fins ${theDay(until)}.`,
    shipping: 'Enviament',
    free: 'gratuït',
    total: 'Total, IVA inclòs',
    now: 'A pagar ara',
    rest: 'A pagar quan la recolliu',
    pay: 'Paga la comanda',
    obligation: 'En pagar, feu una comanda amb obligació de pagament.',
    withdrawal: `És una venda a distància: si compreu com a consumidor, teniu ${withdrawalDays} dies des que rebeu l’últim paquet per desistir sense donar explicacions.`,
    conditions: 'En pagar accepteu les',
    terms: 'condicions de compra',
    ends: 'Si no la pagueu abans d’aquest dia, la comanda es cancel·la i no cal que feu res.',
  },
  en: {
    subject: (number) => `Your order ${number}: payment link`,
    title: 'You can now pay for your order',
    what: (number, until) => `We have put together order ${number}, which you asked us for. You can pay for it until ${until}.`,
    shipping: 'Delivery',
    free: 'free',
    total: 'Total, VAT included',
    now: 'To pay now',
    rest: 'To pay when you collect it',
    pay: 'Pay for the order',
    obligation: 'By paying, you place an order with an obligation to pay.',
    withdrawal: `This is a distance sale: if you buy as a consumer, you may withdraw within ${withdrawalDays} days of receiving the last parcel, without giving a reason.`,
    conditions: 'By paying, you accept the',
    terms: 'terms and conditions of sale',
    ends: 'If you do not pay by that day, the order is cancelled and you need not do anything.',
  },
}
