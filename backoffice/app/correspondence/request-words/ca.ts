import type { Words } from './es.ts'

export const words: Words = {
  title: 'Peticions de títols',
  empty: 'Ningú no espera resposta.',
  views: { open: 'Per respondre', answered: 'Respostes', unknown: 'Fora del catàleg', all: 'Totes' },
  states: {
    open: 'Per respondre',
    answered: 'Resposta',
    accepted: 'Acceptada',
    declined: 'No acceptada',
    closed: 'Tancada',
  },
  columns: {
    number: 'Número',
    customer: 'Qui demana',
    asked: 'Què demana',
    quantity: 'Ex.',
    state: 'Estat',
    date: 'Demanada',
  },
  facts: {
    customer: 'Compte',
    by: 'La va fer',
    reach: 'Correu',
    asked: 'Què demana',
    ean: 'ISBN o EAN',
    quantity: 'Exemplars',
    note: 'Nota',
    date: 'Demanada',
    answer: 'La nostra resposta',
    offered: 'Títol ofert',
    price: 'Preu',
    available: 'Disponible el',
    quotes: 'Pressupostos',
  },
  answer: {
    search: 'Cerca al catàleg',
    begin: 'Respon',
    ean: 'ISBN o EAN del que s’ofereix',
    eanHint: 'Buit si no hi ha cap títol per oferir.',
    price: 'Preu d’un exemplar, en euros',
    available: 'Disponible el',
    answer: 'El que llegeix qui la va fer',
    sent: 'Resposta; rep un correu.',
  },
  close: { begin: 'Tanca sense títol', answer: 'Per què no es pot', closed: 'Tancada; rep un correu.' },
  quote: {
    begin: 'Fes un pressupost',
    withOthers: (others) =>
      others === 1 ? 'Pressupost amb la seva altra petició' : `Pressupost amb les seves altres ${others} peticions`,
  },
  reasons: { 'request.not_now': 'Ja està resolta.' },
}
