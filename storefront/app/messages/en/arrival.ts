import type { arrival as es } from '../es/arrival.ts'

export const arrival: typeof es = {
  title: 'Delivery',
  ask: 'When will it arrive? Your postcode',
  see: 'See the day',
  arrives: ({ day }) => `Arrives by ${day}`,
  noDay: 'No arrival date yet',
  free: 'free delivery',
  cost: ({ price }) => `delivery ${price}`,
  freeFrom: ({ amount }) => `free from ${amount}`,
  costLater: 'we will confirm the delivery cost',
  to: ({ place }) => `To ${place}.`,
  byToday: ({ time }) => `If you order before ${time} today.`,
  byDay: ({ day, time }) => `If you order before ${time} on ${day}.`,
  change: 'Change postcode',
  failed: 'We could not work this out. Please check that it is a Spanish postcode with five digits.',
  soon: 'ready in two hours',
  ready: ({ day }) => `ready on ${day}`,
  myStore: ({ name, level }) => `At my bookshop, ${name}: ${level.toLowerCase()}`,
  collect: ({ when }) => `free collection, ${when}`,
  chooseStore: 'Collect it from a shop',
}
