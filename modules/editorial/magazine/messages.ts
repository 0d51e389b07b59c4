import type { Language } from '#kernel/language.ts'

const es = {
  'magazine.unknown_post': 'No hemos encontrado ese artículo.',
  'magazine.unknown_author': 'No hemos encontrado a quien firma con ese nombre.',
  'magazine.unknown_theme': 'No hay ningún dibujo con ese nombre.',
  'magazine.unknown_product': 'Uno de los productos relacionados no existe.',
  'magazine.unknown_activity': 'Una de las actividades indicadas no existe.',
  'magazine.unknown_inset': 'El texto llama a un dibujo que no existe o a un producto que el artículo no lleva.',
  'magazine.key_taken': 'Ya hay otro con esa clave.',
  'magazine.author_has_posts': 'Firma artículos: póngales antes otra firma.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'magazine.unknown_post': 'No hem trobat aquest article.',
  'magazine.unknown_author': 'No hem trobat qui signa amb aquest nom.',
  'magazine.unknown_theme': 'No hi ha cap dibuix amb aquest nom.',
  'magazine.unknown_product': 'Un dels productes relacionats no existeix.',
  'magazine.unknown_activity': 'Una de les activitats indicades no existeix.',
  'magazine.unknown_inset': 'El text crida un dibuix que no existeix o un producte que l’article no porta.',
  'magazine.key_taken': 'Ja n’hi ha un altre amb aquesta clau.',
  'magazine.author_has_posts': 'Signa articles: poseu-hi abans una altra signatura.',
}
const en: Messages = {
  'magazine.unknown_post': 'We cannot find that article.',
  'magazine.unknown_author': 'We cannot find that author.',
  'magazine.unknown_theme': 'There is no drawing with that name.',
  'magazine.unknown_product': 'One of the related products does not exist.',
  'magazine.unknown_activity': 'One of the events given does not exist.',
  'magazine.unknown_inset': 'The text calls for a drawing that does not exist or a product that the article does not have.',
  'magazine.key_taken': 'That key is already in use.',
  'magazine.author_has_posts': 'Posts are signed with this name: choose another author for them first.',
}
export const magazineMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
