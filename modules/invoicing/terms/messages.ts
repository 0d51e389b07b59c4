import type { Language } from '#kernel/language.ts'

const es = {
  'terms.not_on_account': 'Su cuenta no tiene acordado el pago a cuenta. Elija otra forma de pago, por favor.',
  'terms.over_limit':
    'El pedido supera su límite de crédito en {missing_cents}. Puede reducirlo, pagarlo con tarjeta o hablar con la tienda.',
  'terms.shipping_pending':
    'Primero tenemos que decirle cuánto cuesta el envío de este pedido. A cuenta solo se hacen pedidos con el envío ya calculado.',
  'terms.only_trade': 'Solo se acuerdan condiciones con bibliotecas y empresas.',
  'terms.not_activated': 'La biblioteca todavía no está activada.',
  'terms.none': 'Este cliente no tiene condiciones acordadas.',
  'terms.no_receivable': 'Esta factura no es de un pedido a cuenta.',
  'terms.receipt_over': 'De esta factura solo quedan por cobrar {open_cents}.',
  'terms.receipt_under': 'De esta factura solo se han cobrado {received_cents}.',
  'terms.receipt_twice': 'Este movimiento ya está anotado en la factura.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'terms.not_on_account': 'El vostre compte no té acordat el pagament a crèdit. Trieu una altra forma de pagament, si us plau.',
  'terms.over_limit':
    'La comanda supera el vostre límit de crèdit en {missing_cents}. La podeu reduir, pagar amb targeta o parlar-ne amb la botiga.',
  'terms.shipping_pending':
    'Primer us hem de dir quant costa l’enviament d’aquesta comanda. A crèdit només es fan comandes amb l’enviament ja calculat.',
  'terms.only_trade': 'Només s’acorden condicions amb biblioteques i empreses.',
  'terms.not_activated': 'La biblioteca encara no està activada.',
  'terms.none': 'Aquest client no té condicions acordades.',
  'terms.no_receivable': 'Aquesta factura no és d’una comanda a crèdit.',
  'terms.receipt_over': 'D’aquesta factura només queden per cobrar {open_cents}.',
  'terms.receipt_under': 'D’aquesta factura només s’han cobrat {received_cents}.',
  'terms.receipt_twice': 'Aquest moviment ja està anotat a la factura.',
}

const en: Messages = {
  'terms.not_on_account': 'Your account cannot pay on account. Please choose another payment method.',
  'terms.over_limit':
    'This order exceeds your credit limit by {missing_cents}. You can reduce the order, pay by card or contact the shop.',
  'terms.shipping_pending':
    'We need to confirm the delivery cost first. Only orders with a confirmed delivery cost can be placed on account.',
  'terms.only_trade': 'Terms can only be agreed with libraries and businesses.',
  'terms.not_activated': 'The library is not activated yet.',
  'terms.none': 'No terms have been agreed with this customer.',
  'terms.no_receivable': 'This invoice is not for an order on account.',
  'terms.receipt_over': 'Only {open_cents} of this invoice are still open.',
  'terms.receipt_under': 'Only {received_cents} of this invoice came in.',
  'terms.receipt_twice': 'This movement is booked on the invoice already.',
}

export const termsMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
