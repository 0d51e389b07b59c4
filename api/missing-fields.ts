import type { Language } from '#kernel/language.ts'

/** What a visitor is asked for where a field of a form was left empty, a sentence a field: es, ca, en. */
const asks: Record<string, readonly [es: string, ca: string, en: string]> = {
  name: ['Escriba su nombre.', 'Escriviu el vostre nom.', 'Please enter your name.'],
  surnames: ['Escriba sus apellidos.', 'Escriviu els vostres cognoms.', 'Please enter your last name.'],
  email: ['Escriba su correo electrónico.', 'Escriviu el vostre correu electrònic.', 'Please enter your e-mail address.'],
  phone: ['Escriba su teléfono.', 'Escriviu el vostre telèfon.', 'Please enter your phone number.'],
  nif: ['Escriba el NIF.', 'Escriviu el NIF.', 'Please enter the tax number.'],
  company: ['Escriba la razón social.', 'Escriviu la raó social.', 'Please enter the company name.'],
  library: ['Escriba el nombre de la biblioteca.', 'Escriviu el nom de la biblioteca.', 'Please enter the name of the library.'],
  institution: [
    'Escriba el nombre de la institución o de la empresa.',
    'Escriviu el nom de la institució o de l’empresa.',
    'Please enter the name of the institution or company.',
  ],
  contact_person: [
    'Escriba el nombre de la persona de contacto.',
    'Escriviu el nom de la persona de contacte.',
    'Please enter the name of the contact person.',
  ],
  password: ['Escriba la contraseña.', 'Escriviu la contrasenya.', 'Please enter the password.'],
  confirm_password: [
    'Escriba la contraseña otra vez.',
    'Escriviu la contrasenya una altra vegada.',
    'Please confirm the password.',
  ],
  current_password: ['Escriba la contraseña actual.', 'Escriviu la contrasenya actual.', 'Please enter your current password.'],
  recipient: ['Escriba el nombre de quien lo recibe.', 'Escriviu el nom de qui ho rep.', 'Please enter the recipient’s name.'],
  street: ['Escriba la calle y el número.', 'Escriviu el carrer i el número.', 'Please enter the first line of the address.'],
  postcode: ['Escriba el código postal.', 'Escriviu el codi postal.', 'Please enter the postcode.'],
  city: ['Escriba la población.', 'Escriviu la població.', 'Please enter the town or city.'],
  region: ['Escriba la provincia.', 'Escriviu la província.', 'Please enter the province.'],
  country: ['Elija un país.', 'Trieu un país.', 'Please choose a country.'],
  message: ['Escriba el mensaje.', 'Escriviu el missatge.', 'Please enter your message.'],
  number: ['Escriba el número del pedido.', 'Escriviu el número de la comanda.', 'Please enter the order number.'],
  comments: ['Escriba qué necesita.', 'Escriviu què necessiteu.', 'Please tell us what you need.'],
  asked: [
    'Escriba el título, el autor o el ISBN.',
    'Escriviu el títol, l’autor o l’ISBN.',
    'Please enter the title, author or ISBN.',
  ],
  text: ['Escriba el texto.', 'Escriviu el text.', 'Please enter the text.'],
  reason: ['Escriba el motivo.', 'Escriviu el motiu.', 'Please give the reason.'],
  lines: ['Elija una línea o más.', 'Trieu una línia o més.', 'Please choose at least one line.'],
  places: ['Escriba cuántas plazas quiere.', 'Escriviu quantes places voleu.', 'Please enter the number of places.'],
  quantity: ['Escriba la cantidad.', 'Escriviu la quantitat.', 'Please enter the quantity.'],
  copies: ['Escriba cuántos ejemplares.', 'Escriviu quants exemplars.', 'Please enter the number of copies.'],
  ean: ['Escriba o escanee un ISBN.', 'Escriviu o escanegeu un ISBN.', 'Please type or scan an ISBN.'],
  article: ['Escriba o escanee un ISBN.', 'Escriviu o escanegeu un ISBN.', 'Please type or scan an ISBN.'],
  budget: ['Elija un presupuesto.', 'Trieu un pressupost.', 'Please choose a budget.'],
  delivery: ['Elija una dirección de entrega.', 'Trieu una adreça de lliurament.', 'Please choose a delivery address.'],
  recipient_name: [
    'Escriba el nombre de quien recibe la tarjeta.',
    'Escriviu el nom de qui rep la targeta.',
    'Please enter the recipient’s name.',
  ],
  recipient_email: [
    'Escriba el correo de quien recibe la tarjeta.',
    'Escriviu el correu de qui rep la targeta.',
    'Please enter the recipient’s e-mail address.',
  ],
  giver_name: [
    'Escriba el nombre de quien la regala.',
    'Escriviu el nom de qui la regala.',
    'Please enter your name, as the giver.',
  ],
  send_on: ['Elija el día de envío.', 'Trieu el dia d’enviament.', 'Please choose the day to send it.'],
  gift_card: [
    'Escriba el código de la tarjeta regalo.',
    'Escriviu el codi de la targeta regal.',
    'Please enter the gift card code.',
  ],
  birth_date: ['Escriba su fecha de nacimiento.', 'Escriviu la vostra data de naixement.', 'Please enter your date of birth.'],
  sector: ['Elija un sector profesional.', 'Trieu un sector professional.', 'Please choose a professional sector.'],
  pickup_store: ['Elija la tienda de recogida.', 'Trieu la botiga de recollida.', 'Please choose a shop to collect from.'],
}
const placeOf: Record<Language, 0 | 1 | 2> = { es: 0, ca: 1, en: 2 }

/** Fields that have a sentence of their own for being left empty. */
export const askedFields: readonly string[] = Object.keys(asks)

/** What is asked for where a field was left empty; null for a field without a sentence of its own. */
export const askedFor = (field: string, language: Language): string | null =>
  Object.hasOwn(asks, field) ? (asks[field]?.[placeOf[language]] ?? null) : null
