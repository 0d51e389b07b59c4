import type { Language } from '#kernel/language.ts'

const es = {
  'ebooks.link_over': 'Este enlace ya no es válido. Abra otra vez el pedido o «Mis libros electrónicos»: allí tiene uno nuevo.',
  'ebooks.not_yet': 'El libro electrónico estará disponible en cuanto se confirme el pago.',
  'ebooks.closed': 'Este libro electrónico se canceló o se devolvió y ya no se puede descargar.',
  'ebooks.ended': 'El plazo para descargar este libro electrónico ha terminado. Escríbanos y lo ampliamos.',
  'ebooks.used_up': 'Ha descargado este libro electrónico todas las veces incluidas. Escríbanos y lo ampliamos.',
  'ebooks.no_file': 'El archivo no está disponible en este momento. Vuelva a intentarlo dentro de unos minutos.',
  'ebooks.no_such_line': 'Ese pedido no tiene ese libro electrónico.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'ebooks.link_over':
    'Aquest enllaç ja no és vàlid. Torneu a obrir la comanda o «Els meus llibres electrònics»: allà en teniu un de nou.',
  'ebooks.not_yet': 'El llibre electrònic estarà disponible quan es confirmi el pagament.',
  'ebooks.closed': 'Aquest llibre electrònic es va cancel·lar o retornar i ja no es pot baixar.',
  'ebooks.ended': 'El termini per baixar aquest llibre electrònic s’ha acabat. Escriviu-nos i l’ampliarem.',
  'ebooks.used_up': 'Heu baixat aquest llibre electrònic totes les vegades incloses. Escriviu-nos i les ampliarem.',
  'ebooks.no_file': 'El fitxer no està disponible en aquest moment. Torneu-ho a provar d’aquí a uns minuts.',
  'ebooks.no_such_line': 'Aquesta comanda no té aquest llibre electrònic.',
}
const en: Codes = {
  'ebooks.link_over': 'This link is no longer valid. Open the order or “My ebooks” again to get a new one.',
  'ebooks.not_yet': 'The ebook will be available as soon as the payment is confirmed.',
  'ebooks.closed': 'This ebook was cancelled or returned and can no longer be downloaded.',
  'ebooks.ended': 'The download period for this ebook has ended. Contact us and we will extend it.',
  'ebooks.used_up': 'You have reached the download limit for this ebook. Contact us and we will extend it.',
  'ebooks.no_file': 'The file is not available at the moment. Please try again in a few minutes.',
  'ebooks.no_such_line': 'That order does not have that ebook.',
}

export const ebookMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
