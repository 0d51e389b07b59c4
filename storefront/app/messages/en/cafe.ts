import type { cafe as es } from '../es/cafe.ts'

export const cafe: typeof es = {
  parts: 'On this page',
  bookshop: 'The bookshop',
  'cafe-restaurant': 'Café and restaurant',
  events: 'Events and space rental',
  gallery: 'Gallery',
  'lunch-menu': 'Lunch menu',
  week: ({ day }) => `Week of ${day}`,
  contains: 'Contains',
  priceNote: 'Includes a starter, a main course, dessert or coffee, bread and water. VAT included.',
  pdf: 'See the menu as a PDF',
  noMenu: 'This week’s menu has not been published yet.',
}
