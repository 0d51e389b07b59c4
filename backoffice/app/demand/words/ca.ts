import type { Words } from './es.ts'

export const words: Words = {
  title: 'Demanda',
  views: { search: 'Cerques sense resultat', notice: 'Esperen avís', request: 'Demanats per biblioteques' },
  columns: { words: 'Què es demana', asked: 'Vegades', last: 'Darrera vegada', stock: 'Existències', answer: 'Què s’ha fet' },
  filter: { answer: 'Què s’ha fet', open: 'Sense resposta' },
  answers: { ordered: 'Encarregat', made: 'Títol creat', not_to_be_had: 'No es pot aconseguir' },
  empty: {
    search: 'Totes les cerques troben alguna cosa.',
    notice: 'Ningú no espera cap avís.',
    request: 'Cap biblioteca no espera resposta.',
  },
  asked: {
    search: (count) => (count === 1 ? 'S’ha cercat 1 vegada' : `S’ha cercat ${count} vegades`),
    notice: (count) => (count === 1 ? '1 persona espera avís' : `${count} persones esperen avís`),
    request: (count) => (count === 1 ? 'Es demana 1 exemplar' : `Es demanen ${count} exemplars`),
  },
  isbn: 'ISBN',
  last: 'Darrera vegada',
  stock: 'Existències',
  by: (who) => `Ho ha anotat ${who}`,
  seeTitle: 'Mostra el títol',
  makeTitle: 'Crea el títol',
  note: 'Nota, per exemple a qui s’ha encarregat',
  order: 'Anota com a encarregat',
  none: 'Anota que no es pot aconseguir',
  reopen: 'Treu el que s’ha anotat',
  done: 'Anotat.',
  reopened: 'Torna a esperar resposta.',
  privacy: 'Es compten les paraules, no qui les ha cercat. S’obliden al cap de 180 dies.',
}
