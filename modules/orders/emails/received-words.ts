import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  registered: (number: string) => string
  /** That nothing is paid and nothing agreed before the total is known. */
  unpaid: string
  next: string
  goods: string
  sendTo: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Hemos recibido su pedido ${number}: falta el precio del envío`,
    title: 'Hemos recibido su pedido',
    registered: (number) => `Hemos registrado su pedido ${number}.`,
    unpaid: 'Todavía no ha pagado nada: para ese destino, el precio del envío se calcula en cada pedido.',
    next: 'Le escribiremos con el precio del envío, el total y un enlace para pagar. Hasta entonces no hay fecha de entrega, y si el precio no le conviene no tiene que hacer nada.',
    goods: 'Artículos, sin el envío',
    sendTo: 'Destino',
    see: 'Ver el pedido',
  },
  ca: {
    subject: (number) => `Hem rebut la vostra comanda ${number}: falta el preu de l’enviament`,
    title: 'Hem rebut la vostra comanda',
    registered: (number) => `La comanda ${number} ha arribat bé.`,
    unpaid: 'Encara no heu pagat res: a aquesta destinació el preu de l’enviament es calcula comanda a comanda.',
    next: 'Us escriurem amb el preu de l’enviament, el total i un enllaç per pagar. Fins llavors no hi ha data de lliurament, i si el preu no us convé no heu de fer res.',
    goods: 'Articles, sense l’enviament',
    sendTo: 'Destinació',
    see: 'Mostra la comanda',
  },
  en: {
    subject: (number) => `We have received your order ${number}: delivery cost to be confirmed`,
    title: 'We have received your order',
    registered: (number) => `We have received your order ${number}.`,
    unpaid: 'You have not paid anything yet: we work out the delivery cost to that destination for each order.',
    next: 'We will e-mail you the delivery cost, the total and a link to pay. There is no delivery date until then, and if the cost does not suit you, you do not need to do anything.',
    goods: 'Items, excl. delivery',
    sendTo: 'Destination',
    see: 'See the order',
  },
}

export const toStaff: Localized<{ subject: (number: string) => string; title: string; what: string }> = {
  es: {
    subject: (number) => `Pedido ${number}: hay que confirmar el envío`,
    title: 'Un pedido espera el precio del envío',
    what: 'Calcule el envío y confírmelo; mientras tanto el cliente no puede pagar. El pedido se anula solo a los siete días.',
  },
  ca: {
    subject: (number) => `Comanda ${number}: cal confirmar l’enviament`,
    title: 'Una comanda espera el preu de l’enviament',
    what: 'Calculeu l’enviament i confirmeu-lo; mentrestant el client no pot pagar. La comanda s’anul·la sola al cap de set dies.',
  },
  en: {
    subject: (number) => `Order ${number}: delivery to be confirmed`,
    title: 'An order is waiting for its delivery cost',
    what: 'Work out the delivery cost and confirm it; until then the customer cannot pay. The order is cancelled automatically after seven days.',
  },
}
