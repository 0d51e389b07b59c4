import type { Language } from '#kernel/language.ts'

const es = {
  'wish_list.over': 'Esta lista no existe o ya ha caducado.',
  'wish_list.closed': 'Este enlace ya no abre ninguna lista: ha caducado o lo han cerrado.',
  'wish_list.unknown': 'Este artículo no está en la lista o ya no se vende aquí.',
  'wish_list.full': 'En una lista caben {most} artículos.',
  'wish_list.deleted': 'La lista se ha borrado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'wish_list.over': 'Aquesta llista no existeix o ja ha caducat.',
  'wish_list.closed': 'Aquest enllaç ja no obre cap llista: ha caducat o l’han tancat.',
  'wish_list.unknown': 'Aquest article no és a la llista o ja no es ven aquí.',
  'wish_list.full': 'En una llista hi caben {most} articles.',
  'wish_list.deleted': 'La llista s’ha esborrat.',
}
const en: Messages = {
  'wish_list.over': 'This list does not exist or has expired.',
  'wish_list.closed': 'This link no longer opens a list: it has expired or been closed.',
  'wish_list.unknown': 'This item is not on the list or is no longer sold here.',
  'wish_list.full': 'A list holds up to {most} items.',
  'wish_list.deleted': 'The list has been deleted.',
}
export const wishListMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
