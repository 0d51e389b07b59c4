import type { ContactKind, ContactSubject } from '#modules/people/contact/contract.ts'

/** What somebody may write about. */
export const contactSubjects: Record<ContactSubject, string> = {
  libraries: 'Bibliotecas',
  companies: 'Empresas',
  general: 'Contacto',
  service: 'Atención al cliente',
  job: 'Trabajo',
}

/** The same more closely. */
export const contactKinds: Record<ContactKind, string> = {
  account: 'Abrir una cuenta',
  quote: 'Pedir un presupuesto',
  order: 'Un pedido en curso',
  other: 'Otro asunto',
  shipping: 'Envíos',
  returns: 'Devoluciones y reembolsos',
  order_problems: 'Problemas con un pedido',
  stock: 'Productos y existencias',
  payment: 'Pago y promociones',
  technical: 'Ayuda técnica',
}
