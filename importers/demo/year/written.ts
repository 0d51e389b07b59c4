import type { ContactKind, ContactSubject } from '#modules/people/contact/contract.ts'

/** Whom the last days at the desks are about: people who do not exist, at addresses where nobody is. */
interface Written {
  subject: ContactSubject
  kind: ContactKind
  language: 'es' | 'ca' | 'en'
  name: string
  email: string
  institution?: string
  message: string
  /** What a colleague answered, and whether that was the end of it. */
  answer?: string
  close?: boolean
}

export const messages: readonly Written[] = [
  {
    subject: 'service',
    kind: 'shipping',
    language: 'es',
    name: 'Marina Solano Prieto',
    email: 'marina.solano@example.com',
    message:
      'Buenos días: hice un pedido el jueves y salgo de viaje el viernes. ¿Llegará antes, o lo puedo recoger en la tienda?',
  },
  {
    subject: 'service',
    kind: 'returns',
    language: 'ca',
    name: 'Jordi Rovira Camps',
    email: 'jordi.rovira@example.com',
    message: 'Bon dia. La bossa que em va arribar té una costura oberta. La puc canviar per una altra a la botiga de Barcelona?',
    answer: 'Sí: porteu-la amb el número de la comanda i us en donem una altra al moment.',
  },
  {
    subject: 'general',
    kind: 'stock',
    language: 'en',
    name: 'Harriet Lowe',
    email: 'harriet.lowe@example.com',
    message: 'Hello, do you send the large tile panel to Edinburgh, and is it packed so that it survives the journey?',
  },
  {
    subject: 'companies',
    kind: 'quote',
    language: 'es',
    name: 'Esteban Olmo Rey',
    email: 'compras@example.com',
    institution: 'Hotel Mirador de la Vega',
    message: 'Queremos regalar sesenta ejemplares de la guía de los jardines a nuestros huéspedes. ¿Nos hacen un presupuesto?',
  },
  {
    subject: 'libraries',
    kind: 'account',
    language: 'ca',
    name: 'Mercè Pons Vidal',
    email: 'biblioteca.pons@example.com',
    institution: 'Biblioteca de Sant Aljub',
    message: 'Som una biblioteca de barri i voldríem comprar a crèdit. Quins papers us hem d’enviar?',
    answer: 'Us hem enviat el formulari. Quan el tinguem, activem el compte en un dia.',
    close: true,
  },
]

export const applicant = {
  name: 'Lucía Peral Ortega',
  email: 'lucia.peral@example.com',
  phone: '600 555 144',
  training: 'Grado en Historia del Arte.',
  experience: 'Dos veranos en la librería de un museo.',
  knowledge: 'Inglés y francés; manejo de caja.',
}

/** Who came to the list of an activity, in the order in which they asked; those for whom no place is left wait. */
export const guests = [
  'Aurora Vidal Sáez',
  'Biel Ferrer Mas',
  'Carmen Luque Ríos',
  'Diego Arroyo Paz',
  'Elna Prats Soler',
  'Fermín Ochoa Gil',
  'Gloria Nieto Val',
  'Hana Moreno Díaz',
  'Íñigo Vera Luz',
  'Jana Roca Pla',
] as const
