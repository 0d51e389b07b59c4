import type { Language } from '#kernel/language.ts'
import { fieldName } from './field-names.ts'

/** Headings of the columns of lists, by the name of the field: es, ca, en. */
const headings: Record<string, readonly [es: string, ca: string, en: string]> = {
  number: ['Número', 'Número', 'Number'],
  kind: ['Clase', 'Classe', 'Kind'],
  date: ['Fecha', 'Data', 'Date'],
  email: ['Correo', 'Correu', 'E-mail'],
  status: ['Estado', 'Estat', 'State'],
  state: ['Estado', 'Estat', 'State'],
  payment_state: ['Pago', 'Pagament', 'Payment'],
  shipping_method: ['Entrega', 'Lliurament', 'Delivery'],
  store_code: ['Tienda', 'Botiga', 'Shop'],
  num_items: ['Ejemplares', 'Exemplars', 'Copies'],
  total: ['Total', 'Total', 'Total'],
  captured: ['Cobrado', 'Cobrat', 'Paid'],
  refunded: ['Devuelto', 'Retornat', 'Refunded'],
  customer: ['Cliente', 'Client', 'Customer'],
  phone: ['Teléfono', 'Telèfon', 'Telephone'],
  titles: ['Títulos', 'Títols', 'Titles'],
  waits_since: ['Espera desde', 'Espera des de', 'Waiting since'],
}
const place: Record<Language, 0 | 1 | 2> = { es: 0, ca: 1, en: 2 }
const article = /^(?:el|la|los|las|els|les|the) |^l’/

/** A column's heading; what has none of its own is named as in a sentence, without its article. */
export function headingOf(path: string, language: Language): string {
  const own = path.split('.').at(-1) ?? path
  const known = Object.hasOwn(headings, own) ? headings[own] : undefined
  if (known) return known[place[language]]
  const named = fieldName(own, language).replace(article, '')
  return named.charAt(0).toUpperCase() + named.slice(1)
}
