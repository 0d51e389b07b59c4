import type { Language } from '#kernel/language.ts'

const es = {
  'sendings.unknown': 'No hay ningún envío de archivos con ese número.',
  'sendings.no_such_file': 'No hay ningún archivo enviado con ese número.',
  'sendings.name_taken': 'Ya hay un envío con ese nombre.',
  'sendings.needed': 'Hace falta para este archivo.',
  'sendings.not_here': 'El diario es de todas las tiendas y va en español. Déjelo vacío.',
  'sendings.no_shop': 'No hay ninguna tienda con ese código.',
  'sendings.off': 'Este envío está apagado. Actívelo para enviar archivos.',
  'sendings.nothing': 'Ahora no hay nada que enviar. El catálogo para otros sitios debe estar activo y escrito.',
  'sendings.sent_already': 'Ese archivo ya está en la lista. Envíelo otra vez desde su fila.',
  'sendings.waits': 'Este archivo ya espera su turno.',
  'sendings.not_waiting': 'Este archivo no espera.',
  'sendings.gone': 'El archivo ya no existe: lo sustituye otro más nuevo.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'sendings.unknown': 'No hi ha cap enviament de fitxers amb aquest número.',
  'sendings.no_such_file': 'No hi ha cap fitxer enviat amb aquest número.',
  'sendings.name_taken': 'Ja hi ha un enviament amb aquest nom.',
  'sendings.needed': 'Cal per a aquest fitxer.',
  'sendings.not_here': 'El diari és de totes les botigues i va en castellà. Deixeu-ho buit.',
  'sendings.no_shop': 'No hi ha cap botiga amb aquest codi.',
  'sendings.off': 'Aquest enviament està apagat. Activeu-lo per enviar fitxers.',
  'sendings.nothing': 'Ara no hi ha res per enviar. El catàleg per a altres llocs ha d’estar actiu i escrit.',
  'sendings.sent_already': 'Aquest fitxer ja és a la llista. Torneu-lo a enviar des de la seva fila.',
  'sendings.waits': 'Aquest fitxer ja espera el seu torn.',
  'sendings.not_waiting': 'Aquest fitxer no espera.',
  'sendings.gone': 'El fitxer ja no hi és: n’hi ha un de més nou.',
}
const en: Messages = {
  'sendings.unknown': 'There is no sending of files with this number.',
  'sendings.no_such_file': 'There is no sent file with this number.',
  'sendings.name_taken': 'There is a sending with this name already.',
  'sendings.needed': 'This file needs it.',
  'sendings.not_here': 'The journal is of all shops and in Spanish. Leave it empty.',
  'sendings.no_shop': 'There is no shop with this code.',
  'sendings.off': 'This sending is switched off. Switch it on to send files.',
  'sendings.nothing': 'There is nothing to send now. The feed has to be switched on and written.',
  'sendings.sent_already': 'This file is in the list already. Send it again from its row.',
  'sendings.waits': 'This file waits for its turn already.',
  'sendings.not_waiting': 'This file does not wait.',
  'sendings.gone': 'The file is no longer there: a later one has taken its place.',
}

/** Words about files that are sent. */
export const sendingMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
