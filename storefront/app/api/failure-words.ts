import type { Localized } from '#kernel/language.ts'

export const sentences: Localized = {
  es: 'La tienda no responde. Compruebe la conexión y vuelva a intentarlo: lo que ha escrito sigue aquí.',
  ca: 'La botiga no respon. Comproveu la connexió i torneu-ho a provar: el que heu escrit continua aquí.',
  en: 'The shop is not responding. Check your connection and try again: what you typed is still here.',
}
