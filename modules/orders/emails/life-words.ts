import { theDay, toTheDay } from '#kernel/catalan-day.ts'
import { daysAtCounter, withdrawalDays } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'
import { downloadsIncluded } from '#modules/orders/order/download-terms.ts'

interface Words {
  subject: (number: string) => string
  title: string
  text: (number: string) => string
  closing?: string
  /** Said to those whom the law lets withdraw, and to nobody else. */
  closingToConsumers?: string
}

/** The words of the letters that go with an order's steps, as a bookseller writes them. */
export interface LifeTexts {
  ready: Words
  waiting: Omit<Words, 'text'> & { text: (number: string, until: string) => string }
  sent: Words
  downloadable: Words
  collected: Words
  delivered: Words
  promise: { subject: (number: string) => string; title: string; text: (number: string, day: string) => string; closing: string }
  whereToCollect: string
  openingHours: string
  until: string
  carrier: string
  tracking: string
  expected: string
  see: string
}

export const lifeTexts: Localized<LifeTexts> = {
  es: {
    ready: {
      subject: (number) => `Su pedido ${number} está listo en la tienda`,
      title: 'Ya puede pasar a recogerlo',
      text: (number) => `Tenemos apartado en el mostrador lo que encargó en el pedido ${number}:`,
      closing: `Basta con que nos diga el número de pedido. Lo guardamos ${daysAtCounter} días.`,
    },
    waiting: {
      subject: (number) => `Su pedido ${number} sigue pendiente de recoger`,
      title: 'Sigue apartado para usted',
      text: (number, until) =>
        `El pedido ${number} continúa en el mostrador. Se lo guardamos hasta el ${until}; si no le viene bien, escríbanos y buscamos otra fecha.`,
    },
    sent: {
      subject: (number) => `Su pedido ${number} va de camino`,
      title: 'Su paquete ha salido de la tienda',
      text: (number) => `Acabamos de entregar al transportista un paquete del pedido ${number}. Dentro van:`,
    },
    downloadable: {
      subject: (number) => `Ya puede descargar los libros del pedido ${number}`,
      title: 'Sus libros electrónicos están listos',
      text: (number) => `Los libros electrónicos del pedido ${number} ya están disponibles:`,
      closing: `Ábralos desde la página del pedido: puede descargar cada uno ${downloadsIncluded} veces durante un año. Si tiene cuenta, los encontrará también en «Mis libros electrónicos».`,
    },
    collected: {
      subject: (number) => `Gracias por su visita · pedido ${number}`,
      title: 'Gracias por venir',
      text: (number) => `Ha recogido el pedido ${number}. Esperamos que lo disfrute.`,
      closingToConsumers: `Si algo no es como esperaba, tiene ${withdrawalDays} días para devolverlo sin dar explicaciones.`,
    },
    delivered: {
      subject: (number) => `Su pedido ${number} ha llegado`,
      title: 'Su paquete ha llegado',
      text: (number) => `El transportista nos confirma la entrega de un paquete del pedido ${number}. Que lo disfrute.`,
      closingToConsumers: `Si algo no es como esperaba, tiene ${withdrawalDays} días para devolverlo sin dar explicaciones.`,
    },
    promise: {
      subject: (number) => `Nueva fecha para su pedido ${number}`,
      title: 'Su pedido llegará más tarde',
      text: (number, day) =>
        `Sentimos decirle que una parte del pedido ${number} se retrasa. Calculamos que la tendrá el ${day}. No tiene que hacer nada.`,
      closing: 'Si ya no le conviene esperar, puede cancelarlo desde la página del pedido y le devolvemos lo que haya pagado.',
    },
    whereToCollect: 'Dónde recogerlo',
    openingHours: 'Horario',
    until: 'Lo guardamos hasta',
    carrier: 'Transportista',
    tracking: 'Seguimiento',
    expected: 'Entrega prevista',
    see: 'Ver el pedido',
  },
  ca: {
    ready: {
      subject: (number) => `La comanda ${number} ja es pot recollir`,
      title: 'Ja podeu passar a recollir-la',
      text: (number) => `Tenim apartat al taulell el que vau encarregar a la comanda ${number}:`,
      closing: `Només cal que ens digueu el número de comanda. La guardem ${daysAtCounter} dies.`,
    },
    waiting: {
      subject: (number) => `Encara podeu recollir la comanda ${number}`,
      title: 'Continua apartada per a vós',
      text: (number, until) =>
        `La comanda ${number} continua al taulell. Us la guardem fins ${toTheDay(until)}; si no us va bé, escriviu-nos i trobarem una altra data.`,
    },
    sent: {
      subject: (number) => `La comanda ${number} és de camí`,
      title: 'El vostre paquet ha sortit de la botiga',
      text: (number) => `Acabem de donar al transportista un paquet de la comanda ${number}. A dins hi ha:`,
    },
    downloadable: {
      subject: (number) => `Ja podeu baixar els llibres de la comanda ${number}`,
      title: 'Els vostres llibres electrònics són a punt',
      text: (number) => `Els llibres electrònics de la comanda ${number} ja són disponibles:`,
      closing: `Obriu-los des de la pàgina de la comanda: podeu baixar cadascun ${downloadsIncluded} vegades durant un any. Si teniu compte, els trobareu també a «Els meus llibres electrònics».`,
    },
    collected: {
      subject: (number) => `Gràcies per la visita · comanda ${number}`,
      title: 'Gràcies per venir',
      text: (number) => `Heu recollit la comanda ${number}. Esperem que us agradi.`,
      closingToConsumers: `Si alguna cosa no és com esperàveu, teniu ${withdrawalDays} dies per retornar-la sense donar explicacions.`,
    },
    delivered: {
      subject: (number) => `La comanda ${number} ha arribat`,
      title: 'El vostre paquet ha arribat',
      text: (number) => `El transportista ens confirma el lliurament d’un paquet de la comanda ${number}. Esperem que us agradi.`,
      closingToConsumers: `Si alguna cosa no és com esperàveu, teniu ${withdrawalDays} dies per retornar-la sense donar explicacions.`,
    },
    promise: {
      subject: (number) => `Nova data per a la comanda ${number}`,
      title: 'La comanda arribarà més tard',
      text: (number, day) =>
        `Ens sap greu dir-vos que una part de la comanda ${number} s’endarrereix. Calculem que la tindreu ${theDay(day)}. No cal que feu res.`,
      closing: 'Si ja no us convé esperar, podeu cancel·lar-la des de la pàgina de la comanda i us retornem el que hàgiu pagat.',
    },
    whereToCollect: 'On recollir-la',
    openingHours: 'Horari',
    until: 'Últim dia per recollir-la',
    carrier: 'Transportista',
    tracking: 'Seguiment',
    expected: 'Lliurament previst',
    see: 'Mostra la comanda',
  },
  en: {
    ready: {
      subject: (number) => `Your order ${number} is ready to collect`,
      title: 'Your order is ready to collect',
      text: (number) => `Your order ${number} is ready at the counter:`,
      closing: `Just give us the order number. We will keep it for ${daysAtCounter} days.`,
    },
    waiting: {
      subject: (number) => `Reminder: your order ${number} is ready to collect`,
      title: 'Your order is still here',
      text: (number, until) =>
        `Order ${number} is still at the counter. We are keeping it until ${until}; if that does not suit you, contact us and we will arrange another day.`,
    },
    sent: {
      subject: (number) => `Your order ${number} is on its way`,
      title: 'Your parcel has left the shop',
      text: (number) => `We have just handed a parcel from order ${number} to the carrier. It contains:`,
    },
    downloadable: {
      subject: (number) => `You can download the ebooks from order ${number}`,
      title: 'Your ebooks are ready',
      text: (number) => `The ebooks from order ${number} are now available:`,
      closing: `Open them from the order page: you can download each one ${downloadsIncluded} times within a year. If you have an account, you will also find them under “My ebooks”.`,
    },
    collected: {
      subject: (number) => `Thank you for collecting your order ${number}`,
      title: 'Thank you for coming',
      text: (number) => `You have collected order ${number}. We hope you enjoy it.`,
      closingToConsumers: `If something is not what you expected, you have ${withdrawalDays} days to return it without giving a reason.`,
    },
    delivered: {
      subject: (number) => `Your order ${number} has arrived`,
      title: 'Your parcel has been delivered',
      text: (number) => `The carrier has confirmed delivery of a parcel from order ${number}. We hope you enjoy it.`,
      closingToConsumers: `If something is not what you expected, you have ${withdrawalDays} days to return it without giving a reason.`,
    },
    promise: {
      subject: (number) => `A new date for your order ${number}`,
      title: 'Your order will arrive later',
      text: (number, day) =>
        `We are sorry, but part of order ${number} is delayed. We expect it to arrive by ${day}. You do not need to do anything.`,
      closing: 'If you would rather not wait, you can cancel it on the order page and we will refund what you have paid.',
    },
    whereToCollect: 'Collect from',
    openingHours: 'Opening hours',
    until: 'Collect by',
    carrier: 'Carrier',
    tracking: 'Tracking',
    expected: 'Expected delivery',
    see: 'See the order',
  },
}
