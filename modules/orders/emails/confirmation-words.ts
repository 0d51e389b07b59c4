import { theDay } from '#kernel/catalan-day.ts'
import { daysAtCounter, guaranteeYears, withdrawalDays } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'

export interface Texts {
  subject: (number: string) => string
  title: string
  thanks: (number: string) => string
  items: string
  discounts: string
  shipping: string
  total: string
  vat: string
  free: string
  home: string
  pickup: string
  pickupNote: string
  openingHours: string
  arrives: (days: readonly string[]) => string
  ready: (day: string) => string
  later: string
  gift: string
  see: string
  card: (last4: string) => string
  giftCard: string
  toPay: string
  onAccount: string
  terms: string
  withdrawal: string
  withdraw: string
  conditions: string
  /** The same to libraries and businesses, who have no right to withdraw. */
  conditionsOfTrade: string
  /** Of an order that is paid when it is collected. */
  paidBefore: string
  onCollection: string
  /** The contract was concluded at a counter: no sale at a distance. */
  atCounter: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Hemos recibido su pedido ${number}`,
    title: 'Gracias por su compra',
    thanks: (number) => `Su pedido ${number} está confirmado y ya lo estamos preparando. Esto es lo que nos ha encargado:`,
    items: 'Su pedido',
    discounts: 'Descuentos',
    shipping: 'Envío',
    total: 'Total, IVA incluido',
    vat: 'IVA',
    free: 'gratis',
    home: 'Lo enviaremos a',
    pickup: 'Lo recogerá en',
    pickupNote: `Le escribiremos en cuanto esté listo; lo guardamos ${daysAtCounter} días.`,
    openingHours: 'Horario',
    arrives: (days) => `Llegará como muy tarde el ${days.join(' y el ')}.`,
    ready: (day) => `Estará listo el ${day}.`,
    later: 'Se cobra cuando salga de la tienda',
    gift: 'Es un regalo: lo enviaremos por correo electrónico a quien lo recibe, el día que eligió',
    see: 'Ver el pedido',
    card: (last4) => `Tarjeta terminada en ${last4}`,
    giftCard: 'Pagado con tarjeta regalo',
    toPay: 'Cobrado a su tarjeta',
    onAccount: 'Lo pagará con la factura, en el plazo acordado.',
    terms: 'Condiciones de compra',
    withdrawal: `Dispone de ${withdrawalDays} días desde que reciba el último paquete para desistir de la compra sin dar explicaciones; basta con que lo comunique desde el enlace de este correo. Los objetos tienen ${guaranteeYears} años de garantía legal.`,
    withdraw: 'Desistir del contrato aquí',
    conditions: 'Las condiciones que aceptó, con el formulario de desistimiento, están en',
    conditionsOfTrade: 'Las condiciones que aceptó están en',
    paidBefore: 'Pagado a cuenta',
    onCollection: 'A pagar al recogerlo',
    atCounter:
      'Lo encargó en una de nuestras tiendas: no es una venta a distancia, por lo que la ley no prevé derecho de desistimiento.',
  },
  ca: {
    subject: (number) => `Hem rebut la vostra comanda ${number}`,
    title: 'Gràcies per la compra',
    thanks: (number) => `La comanda ${number} està confirmada i ja la preparem. Això és el que ens heu encarregat:`,
    items: 'La vostra comanda',
    discounts: 'Descomptes',
    shipping: 'Enviament',
    total: 'Total, IVA inclòs',
    vat: 'IVA',
    free: 'gratuït',
    home: 'L’enviarem a',
    pickup: 'La recollireu a',
    pickupNote: `Us escriurem tan bon punt estigui a punt; la guardem ${daysAtCounter} dies.`,
    openingHours: 'Horari',
    arrives: (days) => `Arribarà com a molt tard ${days.map(theDay).join(' i ')}.`,
    ready: (day) => `Serà a punt ${theDay(day)}.`,
    later: 'Es cobra quan surt de la botiga',
    gift: 'És un regal: l’enviarem per correu electrònic a qui el rep, el dia que vau triar',
    see: 'Mostra la comanda',
    card: (last4) => `Targeta acabada en ${last4}`,
    giftCard: 'Pagat amb targeta regal',
    toPay: 'Cobrat a la vostra targeta',
    onAccount: 'La pagareu amb la factura, en el termini acordat.',
    terms: 'Condicions de compra',
    withdrawal: `Teniu ${withdrawalDays} dies des que rebeu l’últim paquet per desistir de la compra sense donar explicacions; només cal que ho digueu des de l’enllaç de sota. Els objectes tenen ${guaranteeYears} anys de garantia legal.`,
    withdraw: 'Desistir del contracte aquí',
    conditions: 'Les condicions que vau acceptar, amb el formulari de desistiment, són a',
    conditionsOfTrade: 'Les condicions que vau acceptar són a',
    paidBefore: 'Pagat a compte',
    onCollection: 'A pagar quan la recolliu',
    atCounter:
      'La vau encarregar en una de les nostres botigues: no és una venda a distància i la llei no hi preveu dret de desistiment.',
  },
  en: {
    subject: (number) => `We have received your order ${number}`,
    title: 'Thank you for your order',
    thanks: (number) => `Order ${number} is confirmed and we are already preparing it. You ordered:`,
    items: 'Your order',
    discounts: 'Discounts',
    shipping: 'Delivery',
    total: 'Total, VAT included',
    vat: 'VAT',
    free: 'free',
    home: 'We will send it to',
    pickup: 'You will collect it from',
    pickupNote: `We will e-mail you as soon as it is ready and keep it for ${daysAtCounter} days.`,
    openingHours: 'Opening hours',
    arrives: (days) => `It will arrive by ${days.join(' and by ')}.`,
    ready: (day) => `We expect it to be ready on ${day}.`,
    later: 'Charged on dispatch',
    gift: 'A gift: we will e-mail it to the person who receives it, on the day you chose',
    see: 'See the order',
    card: (last4) => `Card ending in ${last4}`,
    giftCard: 'Paid with gift card',
    toPay: 'Charged to your card',
    onAccount: 'Payable on account, within the agreed payment terms.',
    terms: 'Terms and conditions of sale',
    withdrawal: `You may withdraw within ${withdrawalDays} days of receiving the last parcel, without giving a reason: just use the page below. Objects have a ${guaranteeYears}-year statutory guarantee.`,
    withdraw: 'Withdraw from contract here',
    conditions: 'The terms and conditions you accepted, with the withdrawal form, are at',
    conditionsOfTrade: 'The terms and conditions you accepted are at',
    paidBefore: 'Paid in advance',
    onCollection: 'To pay when you collect it',
    atCounter: 'You ordered it in one of our shops: it is not a distance sale, so the law gives no right to withdraw.',
  },
}
