import type { Words } from './es.ts'

export const words: Words = {
  title: 'Sol·licituds de feina',
  empty: 'Cap espera resposta.',
  views: { open: 'Per respondre', all: 'Totes' },
  columns: { name: 'Nom', knowledge: 'Altres coneixements', sent: 'Enviada', state: 'Estat' },
  states: { open: 'Per respondre', closed: 'Resposta' },
  facts: { email: 'Correu', phone: 'Telèfon', language: 'Llengua', sent: 'Enviada', closed: 'Resposta', kept: 'S’esborra el' },
  keptWhy:
    'Es desa un any des que es va enviar, com es va dir a qui la va escriure, i s’esborra sola amb els correus que la repeteixen.',
  message: 'El que va escriure',
  training: 'Formació',
  experience: 'Experiència professional',
  knowledge: 'Altres coneixements',
  answer: 'Respon per correu',
  close: 'Ja s’ha respost',
  closed: 'Anotada com a resposta.',
  isClosed: 'Ja està resposta.',
}
