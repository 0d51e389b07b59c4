import type { Language } from '#kernel/language.ts'
import type { PlanRefusal } from '#modules/buying/shipping/plans.ts'
import type { CheckoutRefusal } from './checkout-rules.ts'

type Code =
  | Exclude<CheckoutRefusal, PlanRefusal | 'gift_card.charged_later'>
  | 'order.download_consent'
  | 'order.download_acknowledged'
  | 'order.invoice_tax_id'
  | 'order.invoice_address'
  | 'order.recipient_tax_id'
  | 'order.tax_id_invalid'
  | 'order.key_reused'
  | 'order.stock_gone'
  | 'order.cap_left'
  | 'order.cap_reached'

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
  'order.key_reused': 'Esta compra ya se envió con otros datos. Recargue la página y vuelva a intentarlo.',
  'order.stock_gone': 'Los últimos ejemplares de «{title}» se han vendido mientras terminaba la compra.',
  'order.cap_left': 'De «{title}» ya solo se pueden encargar {left} ejemplares.',
  'order.cap_reached': 'Todos los ejemplares de «{title}» que se podían encargar están ya encargados.',
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
  'order.key_reused': 'Aquesta compra ja es va enviar amb altres dades. Recarregueu la pàgina i torneu-ho a provar.',
  'order.stock_gone': 'Algú s’ha endut els últims exemplars de «{title}» mentre acabàveu la compra.',
  'order.cap_left': 'De «{title}» ja només se’n poden encarregar {left} exemplars.',
  'order.cap_reached': 'Tots els exemplars de «{title}» que es podien encarregar ja estan encarregats.',
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
  'order.key_reused': 'This purchase was already sent with other details. Please reload the page and try again.',
  'order.stock_gone': 'The last copies of “{title}” were sold while you were checking out.',
  'order.cap_left': 'Only {left} more copies of “{title}” can be ordered.',
  'order.cap_reached': 'All available copies of “{title}” have already been ordered.',
}

export const checkoutMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
