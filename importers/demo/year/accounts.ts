import type { CustomerKind } from '#modules/people/customers/contract.ts'

/** Everybody's password; the README prints it. It opens accounts only where trying out is allowed (scripts/demo-accounts.ts). */
export const demoPassword = 'palacio-de-prueba'

export interface DemoAccount {
  kind: CustomerKind
  email: string
  name: string
  surnames: string
  company: string
  library: string
  contact_person: string
  phone: string
  nif: string
  street: string
  floor: string
  postcode: string
  city: string
  region: string
}

const nobody = { name: '', surnames: '', company: '', library: '', contact_person: '', floor: '', nif: '' }

/** People, towns and companies that do not exist; tax ids whose control characters are right and whose province is not. */
export const accounts = {
  reader: {
    ...nobody,
    kind: 'private',
    email: 'lectora@example.com',
    name: 'Irene',
    surnames: 'Granado Llull',
    phone: '600 555 021',
    street: 'Calle de los Naranjos, 21',
    floor: '2.º B',
    postcode: '18010',
    city: 'Granada',
    region: 'Granada',
  },
  company: {
    ...nobody,
    kind: 'business',
    email: 'empresa@example.com',
    contact_person: 'Bruno Sotomayor Vela',
    company: 'Azulejería Tres Fuentes, S. L.',
    nif: 'B99000135',
    phone: '600 555 034',
    street: 'Polígono de la Vega, nave 8',
    postcode: '18015',
    city: 'Granada',
    region: 'Granada',
  },
  library: {
    ...nobody,
    kind: 'library',
    email: 'biblioteca@example.com',
    library: 'Biblioteca Municipal de Villalmendro',
    contact_person: 'Rosa Almendro Pina',
    nif: 'P9900013E',
    phone: '600 555 055',
    street: 'Plaza del Aljibe, 3',
    postcode: '18230',
    city: 'Villalmendro',
    region: 'Granada',
  },
  waiting: {
    ...nobody,
    kind: 'library',
    email: 'escuela@example.com',
    library: 'Biblioteca Escolar Los Aljibes',
    contact_person: 'Tomás Olivar Ruano',
    nif: 'P9900026G',
    phone: '600 555 089',
    street: 'Camino de las Huertas, 14',
    postcode: '18230',
    city: 'Villalmendro',
    region: 'Granada',
  },
} as const satisfies Record<string, DemoAccount>

export type AccountKey = keyof typeof accounts

/** Further people of the library, each with a part in its purchases. */
export const members = [
  { email: 'peticiones@example.com', name: 'Nuria Salvatierra Cid', role: 'requester', limitCents: 15_000 },
  { email: 'aprobaciones@example.com', name: 'Andrés Zagra Molina', role: 'approver', limitCents: null },
  { email: 'contabilidad@example.com', name: 'Elvira Pastor Quer', role: 'accounts', limitCents: null },
] as const

/** Every address that the year opens: who may sign in with the password above. */
export const demoEmails: readonly string[] = [...Object.values(accounts), ...members].map(({ email }) => email)
