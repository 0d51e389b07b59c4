import type { Language } from '#kernel/language.ts'

const es = {
  'payment.bad_signature': 'La firma del pago no es correcta.',
  'payment.bad_attempt': 'Los datos del pago no son válidos.',
  'payment.repeated_attempt': 'Este intento de pago ya existe con otros datos.',
  'payment.unknown': 'No existe ese pago.',
  'payment.over_capture': 'No se puede cobrar más de lo autorizado.',
  'payment.over_refund': 'No se puede devolver más de lo cobrado.',
  'payment.unknown_gateway': 'Esa pasarela de pago no está configurada.',
  'payment.method_not_offered': 'Esa forma de pago no se puede usar para este pedido. Elija otra.',
  'payment.authorisation_gone': 'La autorización del pago ya no es válida.',
  'payment.gateway_silent': 'El banco no contesta. Espere un momento y vuelva a intentarlo.',
  'payment.refused': 'El banco no lo permite ({reason}).',
  'payment.no_token': 'De este pago no se guardó ninguna tarjeta.',
  'payment.kept_card_gone': 'Con esa tarjeta guardada ya no se puede pagar. Elija otra o escriba los datos de una.',
  'till.not_here': 'Este pedido no se paga en la tienda.',
  'till.too_much': 'Es más de lo que queda por pagar.',
  'till.receipt_noted': 'Este número de tique ya está anotado en esta tienda.',
  'till.given': 'Ese importe ya se devolvió, o lo debe la caja de otra tienda.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'payment.bad_signature': 'La signatura del pagament no és correcta.',
  'payment.bad_attempt': 'Les dades del pagament no són vàlides.',
  'payment.repeated_attempt': 'Aquest intent de pagament ja existeix amb unes altres dades.',
  'payment.unknown': 'Aquest pagament no existeix.',
  'payment.over_capture': 'No es pot cobrar més del que s’ha autoritzat.',
  'payment.over_refund': 'No es pot tornar més del que s’ha cobrat.',
  'payment.unknown_gateway': 'Aquesta passarel·la de pagament no està configurada.',
  'payment.method_not_offered': 'Aquesta forma de pagament no es pot fer servir per a aquesta comanda. Trieu-ne una altra.',
  'payment.authorisation_gone': 'L’autorització del pagament ja no és vàlida.',
  'payment.gateway_silent': 'El banc no respon. Espereu un moment i torneu-ho a provar.',
  'payment.refused': 'El banc no ho permet ({reason}).',
  'payment.no_token': 'D’aquest pagament no es va desar cap targeta.',
  'payment.kept_card_gone': 'Amb aquesta targeta desada ja no es pot pagar. Trieu-ne una altra o escriviu les dades d’una.',
  'till.not_here': 'Aquesta comanda no es paga a la botiga.',
  'till.too_much': 'És més del que queda per pagar.',
  'till.receipt_noted': 'Aquest número de tiquet ja està anotat en aquesta botiga.',
  'till.given': 'Aquest import ja es va tornar, o el deu la caixa d’una altra botiga.',
}

const en: Messages = {
  'payment.bad_signature': 'The payment signature is not valid.',
  'payment.bad_attempt': 'The payment details are not valid.',
  'payment.repeated_attempt': 'This payment attempt already exists with other details.',
  'payment.unknown': 'There is no such payment.',
  'payment.over_capture': 'No more than was authorised can be charged.',
  'payment.over_refund': 'No more than was charged can be refunded.',
  'payment.unknown_gateway': 'That payment gateway is not set up.',
  'payment.method_not_offered': 'This payment method cannot be used for this order. Please choose another.',
  'payment.authorisation_gone': 'The payment authorisation is no longer valid.',
  'payment.gateway_silent': 'The bank is not responding. Please wait a moment and try again.',
  'payment.refused': 'The bank does not allow it ({reason}).',
  'payment.no_token': 'No card was saved with this payment.',
  'payment.kept_card_gone': 'That saved card can no longer be used. Please choose another or enter a card.',
  'till.not_here': 'This order is not paid for in store.',
  'till.too_much': 'That is more than is left to pay.',
  'till.receipt_noted': 'This receipt number has already been noted in this store.',
  'till.given': 'That amount has already been given back, or another store’s till owes it.',
}

export const paymentMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
