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
  name: ['Nombre', 'Nom', 'Name'],
  surnames: ['Apellidos', 'Cognoms', 'Last name'],
  nif: ['NIF', 'NIF', 'Tax id'],
  country: ['País', 'País', 'Country'],
  company: ['Empresa', 'Empresa', 'Company'],
  library: ['Biblioteca', 'Biblioteca', 'Library'],
  contact_person: ['Persona de contacto', 'Persona de contacte', 'Contact person'],
  language: ['Lengua', 'Llengua', 'Language'],
  since: ['Desde', 'Des de', 'Since'],
  activated: ['Activada', 'Activada', 'Activated'],
  activated_by: ['Activada por', 'Activada per', 'Activated by'],
  activation_note: ['Nota', 'Nota', 'Note'],
  orders: ['Pedidos', 'Comandes', 'Orders'],
  order: ['Pedido', 'Comanda', 'Order'],
  invoice: ['Id', 'Id', 'Id'],
  summary: ['Recapitulativa', 'Recapitulativa', 'Summary'],
  operation_date: ['Fecha de la operación', 'Data de l’operació', 'Operation date'],
  base: ['Base', 'Base', 'Net'],
  vat: ['IVA', 'IVA', 'VAT'],
  surcharge: ['Recargo', 'Recàrrec', 'Surcharge'],
  corrects: ['Rectifica', 'Rectifica', 'Corrects'],
  return: ['Devolución', 'Devolució', 'Return'],
  refund: ['Reembolso', 'Reemborsament', 'Refund'],
  reason: ['Motivo', 'Motiu', 'Reason'],
  answer: ['Respuesta', 'Resposta', 'Answer'],
  late: ['Fuera de plazo', 'Fora de termini', 'Late'],
  requested_at: ['Pedido el', 'Demanat el', 'Asked on'],
  requested_by: ['Pedido por', 'Demanat per', 'Asked by'],
  approved_by: ['Aprobado por', 'Aprovat per', 'Approved by'],
  lines: ['Líneas', 'Línies', 'Lines'],
  amount: ['Importe', 'Import', 'Amount'],
  goods: ['Artículos', 'Articles', 'Goods'],
  shipping: ['Envío', 'Enviament', 'Delivery'],
  second_person: ['Segunda persona', 'Segona persona', 'Second person'],
  id: ['Id', 'Id', 'Id'],
  storefront: ['Tienda', 'Botiga', 'Shop'],
  last4: ['Últimos signos', 'Últims signes', 'Last signs'],
  initial: ['Importe inicial', 'Import inicial', 'Initial amount'],
  balance: ['Saldo', 'Saldo', 'Balance'],
  recipient_name: ['Para', 'Per a', 'For'],
  recipient_email: ['Correo de quien la recibe', 'Correu de qui la rep', 'Recipient’s e-mail'],
  send_on: ['Se envía el', 'S’envia el', 'Sent on'],
  expires_on: ['Caduca el', 'Caduca el', 'Expires on'],
  issued: ['Emitida', 'Emesa', 'Issued'],
  sent: ['Enviada', 'Enviada', 'Sent'],
  blocked: ['Bloqueada', 'Bloquejada', 'Blocked'],
  block_reason: ['Motivo del bloqueo', 'Motiu del bloqueig', 'Reason for blocking'],
  at: ['Cuándo', 'Quan', 'When'],
  staff: ['Quién', 'Qui', 'Who'],
  action: ['Acción', 'Acció', 'Action'],
  subject: ['Sobre', 'Sobre', 'About'],
  outcome: ['Resultado', 'Resultat', 'Outcome'],
  look: ['Consulta', 'Consulta', 'Look'],
  request: ['Petición', 'Petició', 'Request'],
  input: ['Datos', 'Dades', 'Input'],
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
