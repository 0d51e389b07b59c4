import type { Language } from '#kernel/language.ts'

const es = {
  'cafe.no_menu': 'Esta semana todavía no hay menú escrito.',
  'cafe.not_a_monday': 'Indique la semana con la fecha de su lunes.',
  'cafe.unknown_theme': 'No hay ningún dibujo con ese nombre.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'cafe.no_menu': 'Aquesta setmana encara no hi ha menú escrit.',
  'cafe.not_a_monday': 'La setmana es diu pel seu dilluns.',
  'cafe.unknown_theme': 'No hi ha cap dibuix amb aquest nom.',
}
const en: Messages = {
  'cafe.no_menu': 'This week’s menu has not been published yet.',
  'cafe.not_a_monday': 'Give the date of the Monday of that week.',
  'cafe.unknown_theme': 'There is no drawing with that name.',
}
export const cafeMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
