import type { Language } from '#kernel/language.ts'

const es = {
  'order_letter.sent': 'El pedido se ha enviado.',
  'order_letter.kind': 'No se admite este tipo de fichero. Puede enviar pdf, xls, xlsx, ods, csv, txt, doc, docx o mrc.',
  'order_letter.long': 'Las observaciones no pueden pasar de 4.000 caracteres.',
  'order_letter.unknown': 'No encontramos ese pedido por correo, o ya está atendido.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'order_letter.sent': 'La comanda s’ha enviat.',
  'order_letter.kind': 'No s’admet aquest tipus de fitxer. Podeu enviar pdf, xls, xlsx, ods, csv, txt, doc, docx o mrc.',
  'order_letter.long': 'Les observacions no poden passar de 4.000 caràcters.',
  'order_letter.unknown': 'No trobem aquesta comanda per correu, o ja està atesa.',
}
const en: Messages = {
  'order_letter.sent': 'The order has been sent.',
  'order_letter.kind': 'This kind of file is not accepted. You can send pdf, xls, xlsx, ods, csv, txt, doc, docx or mrc.',
  'order_letter.long': 'The comments can be 4,000 characters long at most.',
  'order_letter.unknown': 'We cannot find that order by e-mail, or it has already been processed.',
}

export const orderLetterMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
