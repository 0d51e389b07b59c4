import type { Language } from '#kernel/language.ts'

const es = {
  'cart.unknown': 'Esta cesta ya no existe.',
  'cart.unknown_line': 'Este artículo ya no está en la cesta.',
  'cart.full': 'En una cesta no caben tantos títulos distintos. Haga un pedido con los que ya tiene, o quite alguno.',
  'cart.not_for_sale': 'Este artículo no está a la venta en este momento.',
  'cart.unknown_code': 'Ningún artículo a la venta tiene el código {code}.',
  'cart.gift_recipient_email': 'Escriba el correo electrónico de quien recibe el regalo.',
  'cart.gift_giver_name': 'Escriba de parte de quién es el regalo.',
  'cart.gift_send_on': 'Elija un día entre hoy y dentro de un año.',
  'cart.signing_over': 'Ya no se admiten encargos de ejemplares firmados de este libro en esta firma.',
  'cart.dedication_long': 'La dedicatoria no puede pasar de 60 caracteres.',
  'cart.dedication_signs': 'Escriba la dedicatoria en una sola línea, sin signos de control.',
  'cart.gift_no_ebook': 'Así solo se regalan libros electrónicos.',
  'cart.gift_beside_own':
    'Este libro electrónico ya está en su cesta para usted, y en cada cesta cabe uno solo. Cómprelo primero o quítelo de la cesta, y después regálelo.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'cart.unknown': 'Aquesta cistella ja no existeix.',
  'cart.unknown_line': 'Aquest article ja no és a la cistella.',
  'cart.full': 'En una cistella no hi caben tants títols diferents. Feu una comanda amb els que ja hi teniu, o traieu-ne algun.',
  'cart.not_for_sale': 'Aquest article no està a la venda en aquest moment.',
  'cart.unknown_code': 'Cap article a la venda té el codi {code}.',
  'cart.gift_recipient_email': 'Escriviu el correu electrònic de qui rep el regal.',
  'cart.gift_giver_name': 'Escriviu de part de qui és el regal.',
  'cart.gift_send_on': 'Trieu un dia entre avui i d’aquí a un any.',
  'cart.signing_over': 'Ja no s’admeten encàrrecs d’exemplars signats d’aquest llibre en aquesta signatura.',
  'cart.dedication_long': 'La dedicatòria no pot passar de 60 caràcters.',
  'cart.dedication_signs': 'Escriviu la dedicatòria en una sola línia, sense signes de control.',
  'cart.gift_no_ebook': 'Així només es regalen llibres electrònics.',
  'cart.gift_beside_own':
    'Aquest llibre electrònic ja és a la vostra cistella per a vós, i a cada cistella només n’hi cap un. Compreu-lo primer o traieu-lo de la cistella, i després regaleu-lo.',
}
const en: Messages = {
  'cart.unknown': 'This basket no longer exists.',
  'cart.unknown_line': 'This item is no longer in the basket.',
  'cart.full': 'A basket cannot hold that many different titles. Order what is in it first, or take some out.',
  'cart.not_for_sale': 'This item is not for sale at the moment.',
  'cart.unknown_code': 'No item on sale has the code {code}.',
  'cart.gift_recipient_email': 'Enter the e-mail address of the person who receives the gift.',
  'cart.gift_giver_name': 'Enter who the gift is from.',
  'cart.gift_send_on': 'Choose a day between today and a year from now.',
  'cart.signing_over': 'Signed copies of this book can no longer be ordered for this event.',
  'cart.dedication_long': 'A dedication can have at most 60 characters.',
  'cart.dedication_signs': 'Write the dedication on one line, without control characters.',
  'cart.gift_no_ebook': 'Only ebooks can be given this way.',
  'cart.gift_beside_own':
    'This ebook is already in your basket for yourself, and a basket takes only one copy. Buy it first or remove it from the basket, then give it as a gift.',
}
export const cartMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
