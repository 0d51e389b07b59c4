import type { Language } from '#kernel/language.ts'

const es = {
  'quote.unknown': 'No encontramos ese presupuesto.',
  'quote.not_now': 'En su estado, este presupuesto no lo permite.',
  'quote.not_accepted': 'El cliente todavía no lo ha aceptado.',
  'quote.accepted_already': 'Este presupuesto ya se aceptó.',
  'quote.declined_already': 'Este presupuesto ya se rechazó.',
  'quote.expired': 'El plazo de este presupuesto ha terminado.',
  'quote.moved_on': 'Este presupuesto ha cambiado entretanto: mire cómo está ahora y decida de nuevo.',
  'quote.withdrawn': 'La tienda ha retirado este presupuesto.',
  'quote.replaced': 'Hay una versión posterior de este presupuesto.',
  'quote.valid_until': 'Elija un día desde hoy y dentro de seis meses.',
  'quote.book_law': 'La ley del libro no permite más del {percent} % de descuento en estos libros hasta ese día.',
  'quote.not_for_sale': 'Este título no está a la venta.',
  'quote.no_email': 'No hay correo al que enviarlo: escriba uno o entréguelo en papel.',
  'quote.shipping_unknown': 'No se conocen los gastos de envío: escríbalos.',
  'quote.total_moved': 'Los precios han cambiado desde que se guardó. Guárdelo otra vez y revise el total.',
  'quote.too_many_emails': 'A ese correo ya se le ha escrito varias veces hoy. Envíelo más tarde o entréguelo en papel.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'quote.unknown': 'No trobem aquest pressupost.',
  'quote.not_now': 'En l’estat en què és, aquest pressupost no ho permet.',
  'quote.not_accepted': 'El client encara no l’ha acceptat.',
  'quote.accepted_already': 'Aquest pressupost ja s’ha acceptat.',
  'quote.declined_already': 'Aquest pressupost ja s’ha rebutjat.',
  'quote.expired': 'El termini d’aquest pressupost s’ha acabat.',
  'quote.moved_on': 'Aquest pressupost ha canviat mentrestant: mireu com està ara i torneu a decidir.',
  'quote.withdrawn': 'La botiga ha retirat aquest pressupost.',
  'quote.replaced': 'Hi ha una versió posterior d’aquest pressupost.',
  'quote.valid_until': 'Trieu un dia a partir d’avui i d’aquí a sis mesos com a màxim.',
  'quote.book_law': 'La llei del llibre no permet més del {percent} % de descompte en aquests llibres fins aquell dia.',
  'quote.not_for_sale': 'Aquest títol no és a la venda.',
  'quote.no_email': 'No hi ha cap correu on enviar-lo: escriviu-ne un o lliureu-lo en paper.',
  'quote.shipping_unknown': 'No se saben les despeses d’enviament: escriviu-les.',
  'quote.total_moved': 'Els preus han canviat des que es va desar. Torneu-lo a desar i reviseu el total.',
  'quote.too_many_emails': 'A aquest correu ja se li ha escrit diverses vegades avui. Envieu-lo més tard o lliureu-lo en paper.',
}

const en: Messages = {
  'quote.unknown': 'We cannot find that quote.',
  'quote.not_now': 'This quote does not allow that as it stands.',
  'quote.not_accepted': 'The customer has not accepted it yet.',
  'quote.accepted_already': 'This quote has already been accepted.',
  'quote.declined_already': 'This quote has already been declined.',
  'quote.expired': 'This quote has ended.',
  'quote.moved_on': 'This quote has changed in the meantime: look at how it stands now and decide again.',
  'quote.withdrawn': 'The shop has withdrawn this quote.',
  'quote.replaced': 'There is a later version of this quote.',
  'quote.valid_until': 'Choose a day from today and within six months.',
  'quote.book_law': 'The book law allows no more than {percent}% off these books until that day.',
  'quote.not_for_sale': 'This title is not on sale.',
  'quote.no_email': 'There is no e-mail address to send it to: enter one, or hand it over on paper.',
  'quote.shipping_unknown': 'The cost of delivery is not known: enter it.',
  'quote.total_moved': 'Prices have changed since it was saved. Save it again and check the total.',
  'quote.too_many_emails': 'That address has been written to several times today. Send it later, or hand it over on paper.',
}

export const quoteMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
