import type { Language } from '#kernel/language.ts'
import type { PlanRefusal } from '#modules/buying/shipping/plans.ts'
import type { CheckoutRefusal } from './checkout-rules.ts'

type Code =
  | Exclude<CheckoutRefusal, PlanRefusal | 'gift_card.charged_later'>
  | 'order.download_consent'
  | 'order.download_acknowledged'
  | 'order.unknown'
  | 'order.sign_in'
  | 'order.invoice_tax_id'
  | 'order.invoice_address'
  | 'order.recipient_tax_id'
  | 'order.tax_id_invalid'
  | 'order.key_reused'
  | 'order.stock_gone'
  | 'order.stock_short'
  | 'order.shipping_pending'
  | 'order.cap_left'
  | 'order.cap_reached'
  | 'order.already_paid'
  | 'order.expired'
  | 'order.unpaid'
  | 'order.not_now'
  | 'order.no_parcel'
  | 'order.split_all'

const es: Record<Code, string> = {
  'order.empty_cart': 'La cesta está vacía.',
  'order.cart_changed': 'Algo ha cambiado en la cesta desde que la preparó. Revísela antes de comprar.',
  'order.method_missing': 'Elija una forma de envío.',
  'order.store_missing': 'Elija una tienda.',
  'order.address_missing': 'Indique una dirección de entrega.',
  'order.point_missing': 'Elija un punto de recogida.',
  'order.shipment_missing': 'Indique si quiere un solo envío o dos.',
  'order.conditions': 'Acepte las condiciones de compra para continuar.',
  'order.total_moved': 'El total ha cambiado mientras preparaba el pedido. Compruébelo y vuelva a confirmarlo.',
  'order.invoice_tax_id': 'Para hacerle la factura necesitamos el NIF de quien compra.',
  'order.invoice_address': 'Para hacerle la factura necesitamos un nombre y una dirección de facturación.',
  'order.recipient_tax_id': 'La aduana pide el NIF o el documento de identidad de quien recibe el paquete.',
  'order.tax_id_invalid': 'Este NIF no es válido. Compruebe los números y la letra.',
  'order.download_consent': 'Marque que quiere recibir los libros electrónicos en cuanto pague.',
  'order.download_acknowledged': 'Marque que sabe que pierde el derecho de desistimiento al empezar la descarga.',
  'order.unknown': 'No encontramos ese pedido.',
  'order.sign_in': 'Para pagar, cancelar o devolver algo de este pedido, inicie sesión con la cuenta que lo hizo.',
  'order.key_reused': 'Esta compra ya se envió con otros datos. Recargue la página y vuelva a intentarlo.',
  'order.stock_gone': 'Los últimos ejemplares de «{title}» se han vendido mientras terminaba la compra.',
  'order.stock_short': 'En esa tienda no quedan tantos ejemplares.',
  'order.shipping_pending': 'Hemos recibido su pedido {number}. Le escribiremos con los gastos de envío para que pueda pagarlo.',
  'order.cap_left': 'De «{title}» ya solo se pueden encargar {left} ejemplares.',
  'order.cap_reached': 'Todos los ejemplares de «{title}» que se podían encargar están ya encargados.',
  'order.already_paid': 'Este pedido ya está pagado.',
  'order.expired': 'El pedido se canceló porque no llegó el pago a tiempo. Vuelva a confirmarlo desde la cesta.',
  'order.unpaid': 'Este pedido no está pagado; no puede salir de la tienda.',
  'order.not_now': 'El pedido ha cambiado entretanto y ya no admite este paso.',
  'order.no_parcel': 'No encontramos ese paquete.',
  'order.split_all': 'Algo tiene que quedar en el primer paquete.',
}
const ca: Record<Code, string> = {
  'order.empty_cart': 'La cistella és buida.',
  'order.cart_changed': 'Alguna cosa ha canviat a la cistella des que la vau preparar. Reviseu-la abans de comprar.',
  'order.method_missing': 'Trieu una forma d’enviament.',
  'order.store_missing': 'Trieu una botiga.',
  'order.address_missing': 'Indiqueu una adreça de lliurament.',
  'order.point_missing': 'Trieu un punt de recollida.',
  'order.shipment_missing': 'Indiqueu si voleu un sol enviament o dos.',
  'order.conditions': 'Heu d’acceptar les condicions de compra.',
  'order.total_moved': 'El total ha canviat mentre preparàveu la comanda. Comproveu-lo i torneu a confirmar-la.',
  'order.invoice_tax_id': 'Per fer-vos la factura necessitem el NIF de qui compra.',
  'order.invoice_address': 'Per fer-vos la factura necessitem un nom i una adreça de facturació.',
  'order.recipient_tax_id': 'La duana demana el NIF o el document d’identitat de qui rep el paquet.',
  'order.tax_id_invalid': 'Aquest NIF no és vàlid. Comproveu-ne els números i la lletra.',
  'order.download_consent': 'Marqueu que voleu rebre els llibres electrònics quan pagueu.',
  'order.download_acknowledged': 'Marqueu que sabeu que perdeu el dret de desistiment quan comenceu la baixada.',
  'order.unknown': 'No trobem aquesta comanda.',
  'order.sign_in': 'Per pagar, cancel·lar o tornar res d’aquesta comanda, inicieu la sessió amb el compte que la va fer.',
  'order.key_reused': 'Aquesta compra ja es va enviar amb altres dades. Recarregueu la pàgina i torneu-ho a provar.',
  'order.stock_gone': 'Algú s’ha endut els últims exemplars de «{title}» mentre acabàveu la compra.',
  'order.stock_short': 'En aquesta botiga no queden tants exemplars.',
  'order.shipping_pending':
    'Hem rebut la vostra comanda {number}. Us escriurem amb les despeses d’enviament perquè la pugueu pagar.',
  'order.cap_left': 'De «{title}» ja només se’n poden encarregar {left} exemplars.',
  'order.cap_reached': 'Tots els exemplars de «{title}» que es podien encarregar ja estan encarregats.',
  'order.already_paid': 'Aquesta comanda ja està pagada.',
  'order.expired':
    'La comanda es va cancel·lar perquè el pagament no va arribar a temps. Torneu a confirmar-la des de la cistella.',
  'order.unpaid': 'Aquesta comanda no està pagada; no pot sortir de la botiga.',
  'order.not_now': 'La comanda ha canviat entretant i ja no admet aquest pas.',
  'order.no_parcel': 'No trobem aquest paquet.',
  'order.split_all': 'Alguna cosa ha de quedar al primer paquet.',
}
const en: Record<Code, string> = {
  'order.empty_cart': 'Your basket is empty.',
  'order.cart_changed': 'Something in your basket has changed since you put it together. Please review it before you order.',
  'order.method_missing': 'You must choose a shipping method.',
  'order.store_missing': 'You must choose a shop.',
  'order.address_missing': 'You must give a delivery address.',
  'order.point_missing': 'You must choose a pickup point.',
  'order.shipment_missing': 'You must indicate single or split shipment.',
  'order.conditions': 'You must accept the purchase conditions.',
  'order.total_moved': 'The total changed while you were preparing the order. Please check it and confirm again.',
  'order.invoice_tax_id': 'To issue your invoice, we need the buyer’s tax number (NIF).',
  'order.invoice_address': 'To issue your invoice, we need a name and a billing address.',
  'order.recipient_tax_id': 'Customs require the recipient’s tax or ID number.',
  'order.tax_id_invalid': 'This tax number is not valid. Please check its digits and letter.',
  'order.download_consent': 'Tick the box to receive the ebooks as soon as you pay.',
  'order.download_acknowledged': 'Tick the box to confirm that you lose the right to withdraw once you start downloading.',
  'order.unknown': 'We cannot find that order.',
  'order.sign_in': 'To pay for this order, cancel it or send anything back, please sign in with the account that placed it.',
  'order.key_reused': 'This purchase was already sent with other details. Please reload the page and try again.',
  'order.stock_gone': 'The last copies of “{title}” were sold while you were checking out.',
  'order.stock_short': 'That shop does not have enough copies left.',
  'order.shipping_pending': 'We have received your order {number}. We will e-mail you the delivery cost so that you can pay.',
  'order.cap_left': 'Only {left} more copies of “{title}” can be ordered.',
  'order.cap_reached': 'All available copies of “{title}” have already been ordered.',
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
