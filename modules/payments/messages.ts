import type { Language } from '#kernel/language.ts'

const es = {
  'payment.bad_signature': 'La firma del pago no es correcta.',
  'payment.bad_attempt': 'Los datos del pago no son válidos.',
  'payment.repeated_attempt': 'Este intento de pago ya existe con otros datos.',
  'payment.unknown': 'No existe ese pago.',
  'payment.over_capture': 'No se puede cobrar más de lo autorizado.',
  'payment.over_refund': 'No se puede devolver más de lo cobrado.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'payment.bad_signature': 'La signatura del pagament no és correcta.',
  'payment.bad_attempt': 'Les dades del pagament no són vàlides.',
  'payment.repeated_attempt': 'Aquest intent de pagament ja existeix amb unes altres dades.',
  'payment.unknown': 'Aquest pagament no existeix.',
  'payment.over_capture': 'No es pot cobrar més del que s’ha autoritzat.',
  'payment.over_refund': 'No es pot tornar més del que s’ha cobrat.',
}

const en: Messages = {
  'payment.bad_signature': 'The signature of the payment is not right.',
  'payment.bad_attempt': 'The payment details are not valid.',
  'payment.repeated_attempt': 'This payment attempt already exists with other details.',
  'payment.unknown': 'There is no such payment.',
  'payment.over_capture': 'No more than was authorised can be charged.',
  'payment.over_refund': 'No more than was charged can be refunded.',
}

export const paymentMessages: Record<Language, Messages> = { es, ca, en }
