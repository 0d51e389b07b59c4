import type { Language } from '#kernel/language.ts'

const es = {
  'ebooks.link_over': 'Este enlace ya no es válido. Abra otra vez el pedido o «Mis libros electrónicos»: allí tiene uno nuevo.',
  'ebooks.not_yet': 'El libro electrónico estará disponible en cuanto se confirme el pago.',
  'ebooks.closed': 'Este libro electrónico se canceló o se devolvió y ya no se puede descargar.',
  'ebooks.ended': 'El plazo para descargar este libro electrónico ha terminado. Escríbanos y lo ampliamos.',
  'ebooks.used_up': 'Ha descargado este libro electrónico todas las veces incluidas. Escríbanos y lo ampliamos.',
  'ebooks.no_file': 'El archivo no está disponible en este momento. Vuelva a intentarlo dentro de unos minutos.',
  'ebooks.no_such_line': 'Ese pedido no tiene ese libro electrónico.',
  'ebooks.too_large': 'El archivo ocupa más de {megabytes} MB.',
  'ebooks.neither': 'Este archivo no es un EPUB ni un PDF.',
  'ebooks.no_ebook': 'Este título no es un libro electrónico: cambie antes su encuadernación a libro electrónico (EPUB o PDF).',
  'ebooks.other_kind': 'Este título se vende como {wanted} y el archivo es {given}.',
  'ebooks.sample_of_book': 'Solo los libros tienen muestra.',
  'ebooks.not_waiting': 'Ese archivo ya no espera una decisión.',
  'ebooks.no_file_yet': 'Este título no tiene ese archivo.',
  'ebooks.no_sample': 'Este libro no tiene muestra.',
  'ebooks.no_such_part': 'El libro no tiene esa parte.',
  'ebooks.not_to_read': 'Este libro electrónico no se puede leer en el navegador: descárguelo.',
  'ebooks.lcp_away':
    'La licencia de este libro electrónico no ha llegado. La pedimos otra vez: vuelva a intentarlo dentro de unos minutos. Su compra no se pierde y esta descarga no cuenta.',
  'ebooks.lcp_not_to_read':
    'Este libro electrónico lleva la protección LCP: no se abre en el navegador. Descargue su licencia y ábrala con Thorium Reader u otra aplicación compatible con LCP.',
  'ebooks.lcp_not_asked': 'La editorial de este título no pide LCP: márquelo antes en su ficha.',
  'ebooks.no_license': 'Esta tienda no ha pedido esa licencia.',
  'ebooks.not_the_server': 'Solo el servidor de licencias puede preguntarlo.',
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
  'ebooks.too_large': 'El fitxer ocupa més de {megabytes} MB.',
  'ebooks.neither': 'Aquest fitxer no és ni un EPUB ni un PDF.',
  'ebooks.no_ebook':
    'Aquest títol no és un llibre electrònic: canvieu-ne abans l’enquadernació a llibre electrònic (EPUB o PDF).',
  'ebooks.other_kind': 'Aquest títol es ven com a {wanted} i el fitxer és {given}.',
  'ebooks.sample_of_book': 'Només els llibres tenen mostra.',
  'ebooks.not_waiting': 'Aquest fitxer ja no espera cap decisió.',
  'ebooks.no_file_yet': 'Aquest títol no té aquest fitxer.',
  'ebooks.no_sample': 'Aquest llibre no té mostra.',
  'ebooks.no_such_part': 'El llibre no té aquesta part.',
  'ebooks.not_to_read': 'Aquest llibre electrònic no es pot llegir al navegador: baixeu-lo.',
  'ebooks.lcp_away':
    'La llicència d’aquest llibre electrònic no ha arribat. La tornem a demanar: torneu-ho a provar d’aquí a uns minuts. La compra no es perd i aquesta baixada no compta.',
  'ebooks.lcp_not_to_read':
    'Aquest llibre electrònic porta la protecció LCP: no s’obre al navegador. Baixeu-ne la llicència i obriu-la amb Thorium Reader o una altra aplicació compatible amb LCP.',
  'ebooks.lcp_not_asked': 'L’editorial d’aquest títol no demana LCP: marqueu-ho abans a la fitxa.',
  'ebooks.no_license': 'Aquesta botiga no ha demanat aquesta llicència.',
  'ebooks.not_the_server': 'Només el servidor de llicències ho pot preguntar.',
}
const en: Codes = {
  'ebooks.link_over': 'This link is no longer valid. Open the order or “My ebooks” again to get a new one.',
  'ebooks.not_yet': 'The ebook will be available as soon as the payment is confirmed.',
  'ebooks.closed': 'This ebook was cancelled or returned and can no longer be downloaded.',
  'ebooks.ended': 'The download period for this ebook has ended. Contact us and we will extend it.',
  'ebooks.used_up': 'You have reached the download limit for this ebook. Contact us and we will extend it.',
  'ebooks.no_file': 'The file is not available at the moment. Please try again in a few minutes.',
  'ebooks.no_such_line': 'That order does not have that ebook.',
  'ebooks.too_large': 'The file is larger than {megabytes} MB.',
  'ebooks.neither': 'This file is neither an EPUB nor a PDF.',
  'ebooks.no_ebook': 'This title is not an ebook: first change its format to ebook (EPUB or PDF).',
  'ebooks.other_kind': 'This title is sold as {wanted}, and the file is {given}.',
  'ebooks.sample_of_book': 'Only books have a sample.',
  'ebooks.not_waiting': 'That file is no longer waiting for a decision.',
  'ebooks.no_file_yet': 'This title does not have that file.',
  'ebooks.no_sample': 'This book has no sample.',
  'ebooks.no_such_part': 'The book has no such part.',
  'ebooks.not_to_read': 'This ebook cannot be read in the browser: download it instead.',
  'ebooks.lcp_away':
    'The licence of this ebook has not arrived. We are asking for it again: please try again in a few minutes. Your purchase is safe, and this download does not count.',
  'ebooks.lcp_not_to_read':
    'This ebook has LCP protection: it does not open in the browser. Download its licence and open it in Thorium Reader or another app that supports LCP.',
  'ebooks.lcp_not_asked': 'The publisher of this title does not ask for LCP: tick that in its details first.',
  'ebooks.no_license': 'This shop did not ask for that licence.',
  'ebooks.not_the_server': 'Only the licence server may ask that.',
}

export const ebookMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
