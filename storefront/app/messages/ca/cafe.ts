import { ofTheDay } from '#kernel/catalan-day.ts'
import type { cafe as es } from '../es/cafe.ts'

export const cafe: typeof es = {
  parts: 'En aquesta pàgina',
  bookshop: 'La llibreria',
  'cafe-restaurant': 'Cafè i restaurant',
  events: 'Actes i lloguer d’espais',
  gallery: 'Galeria',
  'lunch-menu': 'Menú de migdia',
  week: ({ day }) => `Setmana ${ofTheDay(day)}`,
  contains: 'Conté',
  priceNote: 'Un primer, un segon, postres o cafè, pa i aigua. IVA inclòs.',
  pdf: 'Mostra el menú en PDF',
  noMenu: 'El menú d’aquesta setmana encara no està publicat.',
}
