import type { arrives as es } from '../es/arrives.ts'

/** Lists by the day on which things arrive: the filter, its chip, and the day on each card. */
export const arrives: typeof es = {
  title: 'Arrives in time',
  postcode: 'Your postcode',
  by: 'Arrives by',
  show: 'Show what arrives',
  myStore: 'Collect at my store',
  inStore: 'In my store now',
  chipInStore: ({ place, day }) => `Now at ${place}${day ? `, by ${day}` : ''}`,
  chip: ({ place, day }) => (day ? `${place}, by ${day}` : place),
  card: ({ day }) => `Arrives by ${day}`,
  cardAtStore: ({ day }) => `Collect on ${day}`,
  today: ({ time }) => `For orders placed today before ${time}.`,
  onDay: ({ day, time }) => `For orders placed before ${time} on ${day}.`,
}
