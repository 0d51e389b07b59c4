import { type Language, languages } from '#kernel/language.ts'
import { accessMessages } from '#modules/access/messages.ts'
import { captchaMessages } from '#modules/captcha/messages.ts'
import { cartMessages } from '#modules/cart/messages.ts'
import { catalogueMessages } from '#modules/catalogue/messages.ts'
import { contentMessages } from '#modules/content/messages.ts'
import { customerMessages } from '#modules/customers/messages.ts'
import { orderMessages } from '#modules/orders/messages.ts'
import { paymentMessages } from '#modules/payments/messages.ts'
import { searchMessages } from '#modules/search/messages.ts'
import { storesMessages } from '#modules/stores/messages.ts'

const es = {
  'form.invalid': 'Revise los campos señalados.',
  'form.field_invalid': 'El campo {field} no es válido.',
  'form.out_of_range': 'El valor de {field} está fuera de lo permitido.',
  not_found: 'Página no encontrada',
  forbidden: 'No se puede acceder a esta página.',
  'http.too_large': 'Lo enviado es demasiado grande.',
  'http.too_many': 'Demasiadas peticiones seguidas. Espere un momento, por favor.',
  'http.unsupported': 'Este formato no se admite.',
  'http.method': 'Esta dirección no admite lo que se ha pedido.',
  'http.unreadable': 'No se ha podido leer lo enviado.',
  'http.no_such_call': 'Esta llamada no existe.',
  'http.internal': 'Algo ha fallado. Inténtelo más tarde o póngase en contacto con la tienda.',
  'http.unknown_store': 'La tienda indicada no existe.',
}
type General = Record<keyof typeof es, string>

const ca: General = {
  'form.invalid': 'Reviseu els camps assenyalats.',
  'form.field_invalid': 'El camp {field} no és vàlid.',
  'form.out_of_range': 'El valor de {field} és fora del que es permet.',
  not_found: 'No s’ha trobat la pàgina',
  forbidden: 'No es pot accedir a aquesta pàgina.',
  'http.too_large': 'El que heu enviat és massa gran.',
  'http.too_many': 'Massa peticions seguides. Espereu un moment, si us plau.',
  'http.unsupported': 'Aquest format no s’admet.',
  'http.method': 'Aquesta adreça no admet el que s’ha demanat.',
  'http.unreadable': 'No s’ha pogut llegir el que heu enviat.',
  'http.no_such_call': 'Aquesta crida no existeix.',
  'http.internal': 'Alguna cosa ha fallat. Proveu-ho més tard o poseu-vos en contacte amb la botiga.',
  'http.unknown_store': 'La botiga indicada no existeix.',
}

const en: General = {
  'form.invalid': 'Please check the fields marked.',
  'form.field_invalid': 'The field {field} is not valid.',
  'form.out_of_range': 'The value of {field} is out of range.',
  not_found: 'Page not found',
  forbidden: 'This page can not be accessed.',
  'http.too_large': 'What was sent is too large.',
  'http.too_many': 'Too many requests in a row. Please wait a moment.',
  'http.unsupported': 'This format is not supported.',
  'http.method': 'This address does not take what was asked of it.',
  'http.unreadable': 'What was sent could not be read.',
  'http.no_such_call': 'There is no such call.',
  'http.internal': 'Something went wrong, try later or contact the shop',
  'http.unknown_store': 'The store given does not exist.',
}

const sources: Record<Language, Record<string, string>>[] = [
  { es, ca, en },
  accessMessages,
  captchaMessages,
  cartMessages,
  catalogueMessages,
  contentMessages,
  searchMessages,
  orderMessages,
  storesMessages,
  customerMessages,
  paymentMessages,
]

const sentences = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.assign({}, ...sources.map((source) => source[language])) as Record<string, string>,
  ]),
) as Record<Language, Record<string, string>>

/** The sentence of a code in a language, with its details filled in; an unknown code reads as the general failure. */
export function sentence(code: string, language: Language, details: Readonly<Record<string, string | number>> = {}): string {
  const text = sentences[language][code] ?? sentences[language]['http.internal'] ?? code
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}

/** Every code that has a sentence, for the test that each language has them all. */
export const knownCodes = (language: Language): string[] => Object.keys(sentences[language]).toSorted()
