import type { Language } from '#kernel/language.ts'

const es = {
  'order_letter.sent': 'El pedido se ha enviado.',
  'order_letter.kind': 'No se admite este tipo de archivo. Puede enviar pdf, xls, xlsx, ods, csv, txt, doc, docx o mrc.',
  'order_letter.long': 'Las observaciones no pueden pasar de 4.000 caracteres.',
  'order_letter.unknown': 'No encontramos ese pedido por correo.',
  'order_letter.unknown_line': 'Ese pedido por correo no tiene esa línea.',
  'order_letter.unknown_title': 'Ese título no es de esta tienda.',
  'order_letter.decided': 'Ya está decidido qué se hizo con este pedido por correo.',
  'order_letter.no_account': 'Diga antes de qué cuenta es.',
  'order_letter.no_lines': 'Ninguna línea tiene un título que se quiera.',
  'order_letter.open_lines': 'Hay líneas sin título: elíjalo o márquelas como no queridas.',
  'order_letter.unproved': 'Nadie ha demostrado que este correo sea de quien dice: no se carga a ninguna cuenta.',
  'order_letter.no_desk': 'Esta cuenta no es de una biblioteca ni de una empresa activadas: no tiene listas.',
  'order_letter.no_terms': 'Esta cuenta no compra a crédito.',
  'order_letter.signed_in': 'Lo envió alguien desde su cuenta: es de esa cuenta.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'order_letter.sent': 'La comanda s’ha enviat.',
  'order_letter.kind': 'No s’admet aquest tipus de fitxer. Podeu enviar pdf, xls, xlsx, ods, csv, txt, doc, docx o mrc.',
  'order_letter.long': 'Les observacions no poden passar de 4.000 caràcters.',
  'order_letter.unknown': 'No trobem aquesta comanda per correu.',
  'order_letter.unknown_line': 'Aquesta comanda per correu no té aquesta línia.',
  'order_letter.unknown_title': 'Aquest títol no és d’aquesta botiga.',
  'order_letter.decided': 'Ja està decidit què se’n va fer, d’aquesta comanda per correu.',
  'order_letter.no_account': 'Digueu abans de quin compte és.',
  'order_letter.no_lines': 'Cap línia no té un títol que es vulgui.',
  'order_letter.open_lines': 'Hi ha línies sense títol: trieu-lo o marqueu-les com a no volgudes.',
  'order_letter.unproved': 'Ningú no ha demostrat que aquest correu sigui de qui diu: no es carrega a cap compte.',
  'order_letter.no_desk': 'Aquest compte no és d’una biblioteca ni d’una empresa activades: no té llistes.',
  'order_letter.no_terms': 'Aquest compte no compra a crèdit.',
  'order_letter.signed_in': 'La va enviar algú des del seu compte: és d’aquell compte.',
}
const en: Messages = {
  'order_letter.sent': 'The order has been sent.',
  'order_letter.kind': 'This kind of file is not accepted. You can send pdf, xls, xlsx, ods, csv, txt, doc, docx or mrc.',
  'order_letter.long': 'The comments can be 4,000 characters long at most.',
  'order_letter.unknown': 'We cannot find that order by e-mail.',
  'order_letter.unknown_line': 'That order by e-mail has no such line.',
  'order_letter.unknown_title': 'That title is not from this shop.',
  'order_letter.decided': 'It has already been decided what became of this order by e-mail.',
  'order_letter.no_account': 'Say first whose account it is.',
  'order_letter.no_lines': 'No line has a title that is wanted.',
  'order_letter.open_lines': 'Some lines have no title: choose one or mark them as not wanted.',
  'order_letter.unproved': 'Nobody has proved that this e-mail is from who it says: it is not charged to any account.',
  'order_letter.no_desk': 'This account is not of an activated library or company: it has no lists.',
  'order_letter.no_terms': 'This account does not buy on credit.',
  'order_letter.signed_in': 'Someone sent it from their account: it belongs to that account.',
}

export const orderLetterMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
