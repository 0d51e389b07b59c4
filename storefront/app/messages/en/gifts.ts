import type { gifts as es } from '../es/gifts.ts'

export const gifts: typeof es = {
  searchTitle: 'Find a gift',
  free: 'Gift wrap and a ticket without prices, free all year.',
  seeAll: 'See every gift',
  everyone: 'For anyone',
  categories: 'Who for',
  ranges: 'How much',
  anyPrice: 'Any price',
  under: ({ euros }) => `Under €${euros}`,
  pieces: ({ shown, count }) => (count === 1 ? '1 gift' : `${shown} gifts`),
  byDay: 'Needed by',
  postcode: 'Postcode',
  postcodeHint: 'A Spanish postcode, five figures. Without one we reckon as far as Granada.',
  inTime: 'See what arrives',
  arrives: ({ day }) => `Arrives on ${day}`,
  none: 'No gift meets those terms. Try another price, another day or another person.',
  art: 'The art of gifting',
  finder: 'Not sure where to begin? The gift finder asks five questions.',
  finderLink: 'Open the gift finder',
}
