import { ofTheDay, theDay, toTheDay } from '#kernel/catalan-day.ts'
import type { arrives as es } from '../es/arrives.ts'

/** Lists by the day on which things arrive: the filter, its chip, and the day on each card. */
export const arrives: typeof es = {
  title: 'Arriba a temps',
  postcode: 'El vostre codi postal',
  by: 'Arriba, com a molt tard, el',
  show: 'Mostra què arriba',
  myStore: 'Recollir a la meva llibreria',
  inStore: 'El que hi ha ara a la meva llibreria',
  chipInStore: ({ place, day }) => `Ara a ${place}${day ? `, fins al ${day}` : ''}`,
  chip: ({ place, day }) => (day ? `${place}, fins ${toTheDay(day)}` : place),
  card: ({ day }) => `Com a molt tard, ${theDay(day)}`,
  cardAtStore: ({ day }) => `Per recollir ${theDay(day)}`,
  today: ({ time }) => `Dies per a comandes fetes avui abans de les ${time}.`,
  onDay: ({ day, time }) => `Dies per a comandes fetes abans ${ofTheDay(day)} a les ${time}.`,
}
