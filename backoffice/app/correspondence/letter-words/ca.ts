import type { Words } from './es.ts'

export const words: Words = {
  title: 'Comandes per correu',
  empty: 'Cap comanda per correu no espera.',
  views: { open: 'Per preparar', all: 'Totes' },
  columns: { number: 'Comanda', customer: 'Qui', date: 'Rebuda', file: 'Fitxer', comments: 'El que demana', state: 'Estat' },
  waits: 'Per preparar',
  handled: 'En preparació',
  by: 'La va enviar',
  email: 'Correu',
  message: 'El que va escriure',
  file: (name) => `Baixa ${name}`,
  reading: 'El que s’ha llegit',
  counts: (found, lines) => `${found} de ${lines} línies reconegudes`,
  unread: 'Línies que no demanen res',
  nothing: 'Ni el fitxer ni el missatge s’han pogut llegir com a llista.',
  states: { found: 'Trobat', choose: 'Cal triar', unknown: 'No trobat' },
  handle: 'Marca en preparació',
  done: 'Marcada; la biblioteca ho veu al seu compte.',
}
