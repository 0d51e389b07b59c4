import type { gifts as es } from '../es/gifts.ts'

/** "el 2 de maig", "l’11 de maig". */
const the = (day: string, elided = 'l’', article = 'el ') => `${/^(1|11) /.test(day) ? elided : article}${day}`

export const gifts: typeof es = {
  searchTitle: 'Cerca un regal',
  free: 'Paper de regal i tiquet sense preus, gratis tot l’any.',
  seeAll: 'Mostra tots els regals',
  everyone: 'Per a tothom',
  categories: 'Per a qui',
  ranges: 'Fins a quant',
  anyPrice: 'Qualsevol preu',
  under: ({ euros }) => `Menys de ${euros} €`,
  pieces: ({ shown, count }) => (count === 1 ? '1 regal' : `${shown} regals`),
  byDay: 'Per al dia',
  postcode: 'Codi postal',
  pickup: 'O recollida a',
  toDoor: 'No, a domicili',
  whenHint: 'Cada peça dirà quin dia arriba. Sense codi postal ni botiga, comptem fins a Granada.',
  inTime: 'Mostra el que hi arriba',
  arrives: ({ day }) => `Arriba ${the(day)}`,
  ready: ({ day }) => `A punt ${the(day)}`,
  clear: 'Treu el dia i el lloc',
  none: 'Amb aquestes condicions no hi ha cap regal. Proveu un altre preu, un altre dia o una altra persona.',
  art: 'L’art de regalar',
  season: ({ from, to }) => `${the(from, 'De l’', 'Del ')} ${the(to, 'a l’', 'al ')}`,
  undecided: 'Cinc preguntes i una idea',
  beginQuiz: 'Comença',
  artLead: 'Com encertar-la, com embolicar i quan demanar: el que hem après al taulell.',
  lookedAt: ({ count }) => `hi arriben, entre els ${count} més buscats`,
}
