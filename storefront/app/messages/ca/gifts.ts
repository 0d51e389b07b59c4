import type { gifts as es } from '../es/gifts.ts'

export const gifts: typeof es = {
  searchTitle: 'Cercar un regal',
  free: 'Paper de regal i tiquet sense preus, gratis tot l’any.',
  seeAll: 'Veure tots els regals',
  everyone: 'Per a qualsevol',
  categories: 'Per a qui',
  ranges: 'Fins a quant',
  anyPrice: 'Qualsevol preu',
  under: ({ euros }) => `Menys de ${euros} €`,
  pieces: ({ shown, count }) => (count === 1 ? '1 regal' : `${shown} regals`),
  byDay: 'Per al dia',
  postcode: 'Codi postal',
  postcodeHint: 'Cinc xifres. Sense, comptem fins a Granada.',
  inTime: 'Veure el que hi arriba',
  arrives: ({ day }) => `Arriba el ${day}`,
  none: 'Amb aquestes condicions no hi ha cap regal. Proveu un altre preu, un altre dia o una altra persona.',
  art: 'L’art de regalar',
  finder: 'No sabeu per on començar? El cercador de regals fa cinc preguntes.',
  finderLink: 'Obrir el cercador',
}
