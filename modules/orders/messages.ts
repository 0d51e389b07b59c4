import type { Language } from '#kernel/language.ts'
import type { CheckoutRefusal } from './checkout-rules.ts'

type Code =
  | Exclude<CheckoutRefusal, 'shipping.not_there'>
  | 'order.unknown'
  | 'order.key_reused'
  | 'order.stock_gone'
  | 'order.already_paid'
  | 'order.expired'
  | 'payment.mismatch'

const es: Record<Code, string> = {
  'order.empty_cart': 'La cesta está vacía.',
  'order.cart_changed': 'Algo ha cambiado en la cesta desde que la preparó. Revísela antes de comprar.',
  'order.method_missing': 'Elija una forma de envío.',
  'order.store_missing': 'Elija una tienda.',
  'order.address_missing': 'Indique una dirección de entrega.',
  'order.shipment_missing': 'Indique si quiere un solo envío o dos.',
  'order.conditions': 'Debe aceptar las condiciones de compra.',
  'order.total_moved': 'El total ha cambiado mientras preparaba el pedido. Compruébelo y vuelva a confirmarlo.',
  'order.unknown': 'No encontramos ese pedido.',
  'order.key_reused': 'Esta compra ya se envió con otros datos. Recargue la página y vuelva a intentarlo.',
  'order.stock_gone': 'Alguien se ha llevado los últimos ejemplares de «{title}» mientras terminaba la compra.',
  'order.already_paid': 'Este pedido ya está pagado.',
  'order.expired': 'El pedido se canceló porque no llegó el pago a tiempo. Vuelva a confirmarlo desde la cesta.',
  'payment.mismatch': 'El importe notificado no coincide con el del pedido.',
}
const ca: Record<Code, string> = {
  'order.empty_cart': 'La cistella és buida.',
  'order.cart_changed': 'Alguna cosa ha canviat a la cistella des que la vau preparar. Reviseu-la abans de comprar.',
  'order.method_missing': 'Trieu una forma d’enviament.',
  'order.store_missing': 'Trieu una botiga.',
  'order.address_missing': 'Indiqueu una adreça de lliurament.',
  'order.shipment_missing': 'Indiqueu si voleu un sol enviament o dos.',
  'order.conditions': 'Heu d’acceptar les condicions de compra.',
  'order.total_moved': 'El total ha canviat mentre preparàveu la comanda. Comproveu-lo i torneu a confirmar-la.',
  'order.unknown': 'No trobem aquesta comanda.',
  'order.key_reused': 'Aquesta compra ja es va enviar amb altres dades. Recarregueu la pàgina i torneu-ho a provar.',
  'order.stock_gone': 'Algú s’ha endut els últims exemplars de «{title}» mentre acabàveu la compra.',
  'order.already_paid': 'Aquesta comanda ja està pagada.',
  'order.expired':
    'La comanda es va cancel·lar perquè el pagament no va arribar a temps. Torneu a confirmar-la des de la cistella.',
  'payment.mismatch': 'L’import notificat no coincideix amb el de la comanda.',
}
const en: Record<Code, string> = {
  'order.empty_cart': 'Your basket is empty.',
  'order.cart_changed': 'Something in your basket has changed since you put it together. Please look it over before buying.',
  'order.method_missing': 'You must choose a shipping method.',
  'order.store_missing': 'You must choose a shop.',
  'order.address_missing': 'You must give a delivery address.',
  'order.shipment_missing': 'You must indicate single or split shipment.',
  'order.conditions': 'You must accept the purchase conditions.',
  'order.total_moved': 'The total changed while you were preparing the order. Please check it and confirm again.',
  'order.unknown': 'We cannot find that order.',
  'order.key_reused': 'This purchase was already sent with other details. Please reload the page and try again.',
  'order.stock_gone': 'Somebody took the last copies of “{title}” while you were finishing your purchase.',
  'order.already_paid': 'This order has already been paid.',
  'order.expired': 'The order was cancelled because no payment arrived in time. Please confirm it again from your basket.',
  'payment.mismatch': 'The amount notified differs from that of the order.',
}

export const orderMessages: Record<Language, Record<Code, string>> = { es, ca, en }
