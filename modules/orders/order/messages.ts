import type { Language } from '#kernel/language.ts'

type Code =
  | 'order.unknown'
  | 'order.sign_in'
  | 'order.stock_short'
  | 'order.shipping_pending'
  | 'order.already_paid'
  | 'order.expired'
  | 'order.unpaid'
  | 'order.not_now'
  | 'order.no_parcel'
  | 'order.split_all'

const es: Record<Code, string> = {
  'order.unknown': 'No encontramos ese pedido.',
  'order.sign_in': 'Para pagar, cancelar o devolver algo de este pedido, inicie sesión con la cuenta que lo hizo.',
  'order.stock_short': 'En esa tienda no quedan tantos ejemplares.',
  'order.shipping_pending': 'Hemos recibido su pedido {number}. Le escribiremos con los gastos de envío para que pueda pagarlo.',
  'order.already_paid': 'Este pedido ya está pagado.',
  'order.expired': 'El pedido se canceló porque no llegó el pago a tiempo. Vuelva a confirmarlo desde la cesta.',
  'order.unpaid': 'Este pedido no está pagado; no puede salir de la tienda.',
  'order.not_now': 'El pedido ha cambiado entretanto y ya no admite este paso.',
  'order.no_parcel': 'No encontramos ese paquete.',
  'order.split_all': 'Algo tiene que quedar en el primer paquete.',
}
const ca: Record<Code, string> = {
  'order.unknown': 'No trobem aquesta comanda.',
  'order.sign_in': 'Per pagar, cancel·lar o tornar res d’aquesta comanda, inicieu la sessió amb el compte que la va fer.',
  'order.stock_short': 'En aquesta botiga no queden tants exemplars.',
  'order.shipping_pending':
    'Hem rebut la vostra comanda {number}. Us escriurem amb les despeses d’enviament perquè la pugueu pagar.',
  'order.already_paid': 'Aquesta comanda ja està pagada.',
  'order.expired':
    'La comanda es va cancel·lar perquè el pagament no va arribar a temps. Torneu a confirmar-la des de la cistella.',
  'order.unpaid': 'Aquesta comanda no està pagada; no pot sortir de la botiga.',
  'order.not_now': 'La comanda ha canviat entretant i ja no admet aquest pas.',
  'order.no_parcel': 'No trobem aquest paquet.',
  'order.split_all': 'Alguna cosa ha de quedar al primer paquet.',
}
const en: Record<Code, string> = {
  'order.unknown': 'We cannot find that order.',
  'order.sign_in': 'To pay for this order, cancel it or send anything back, please sign in with the account that placed it.',
  'order.stock_short': 'That shop does not have enough copies left.',
  'order.shipping_pending': 'We have received your order {number}. We will e-mail you the delivery cost so that you can pay.',
  'order.already_paid': 'This order has already been paid.',
  'order.expired': 'The order was cancelled because no payment arrived in time. Please confirm it again from your basket.',
  'order.unpaid': 'This order has not been paid for, so it cannot be dispatched.',
  'order.not_now': 'The order has changed in the meantime and no longer allows this step.',
  'order.no_parcel': 'We cannot find that parcel.',
  'order.split_all': 'Something must stay in the first parcel.',
}

export const orderMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
