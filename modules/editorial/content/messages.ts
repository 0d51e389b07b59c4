import type { Language } from '#kernel/language.ts'

const es = {
  'content.unknown_page': 'Página no encontrada',
  'content.page_of_program': 'Esa página la muestra una pantalla de la tienda: su dirección no se cambia aquí.',
  'content.unknown_block': 'La portada no tiene ese bloque.',
  'content.unknown_entry': 'El menú no tiene esa entrada.',
  'content.unknown_parent': 'Esa entrada no puede llevar otras debajo.',
  'content.key_taken': 'Ya hay otra con esa clave o esa dirección.',
  'content.unknown_target': 'La tienda no tiene ninguna pantalla con ese nombre.',
  'content.unknown_theme': 'No hay ningún dibujo con ese nombre.',
  'content.unknown_lot': 'No existe esa selección de productos.',
  'content.holds_others': 'Esa entrada lleva otras debajo y no puede ir debajo de otra.',
  'content.ends_before': 'El último día no puede ser anterior al primero.',
  'content.days_or_occasion':
    'Con una promoción o campaña, el bloque sigue los días de ella: deje vacíos el primer y el último día.',
  'content.unknown_occasion': 'No existe esa promoción o campaña.',
  'content.order_incomplete': 'Nombre todos los bloques, cada uno una vez.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'content.unknown_page': 'No s’ha trobat la pàgina',
  'content.page_of_program': 'Aquesta pàgina la mostra una pantalla de la botiga: la seva adreça no es canvia aquí.',
  'content.unknown_block': 'La portada no té aquest bloc.',
  'content.unknown_entry': 'El menú no té aquesta entrada.',
  'content.unknown_parent': 'Aquesta entrada no en pot portar d’altres a sota.',
  'content.key_taken': 'Ja n’hi ha una altra amb aquesta clau o aquesta adreça.',
  'content.unknown_target': 'La botiga no té cap pantalla amb aquest nom.',
  'content.unknown_theme': 'No hi ha cap dibuix amb aquest nom.',
  'content.unknown_lot': 'No existeix aquesta selecció de productes.',
  'content.holds_others': 'Aquesta entrada en porta d’altres a sota i no pot anar a sota d’una altra.',
  'content.ends_before': 'L’últim dia no pot ser anterior al primer.',
  'content.days_or_occasion': 'Amb una promoció o campanya, el bloc en segueix els dies: deixeu buits el primer i l’últim dia.',
  'content.unknown_occasion': 'No existeix aquesta promoció o campanya.',
  'content.order_incomplete': 'Anomeneu tots els blocs, cadascun una vegada.',
}
const en: Messages = {
  'content.unknown_page': 'Page not found',
  'content.page_of_program': 'A screen of the shop shows that page: its address is not changed here.',
  'content.unknown_block': 'The home page has no such block.',
  'content.unknown_entry': 'The menu has no such entry.',
  'content.unknown_parent': 'That entry cannot hold others below it.',
  'content.key_taken': 'That key or address is already in use.',
  'content.unknown_target': 'The shop has no screen with that name.',
  'content.unknown_theme': 'There is no drawing with that name.',
  'content.unknown_lot': 'There is no such selection of products.',
  'content.holds_others': 'That entry holds others, so it cannot stand below another one.',
  'content.ends_before': 'The last day cannot be before the first.',
  'content.days_or_occasion':
    'With a promotion or campaign, the block keeps to its days: leave the first and the last day empty.',
  'content.unknown_occasion': 'There is no such promotion or campaign.',
  'content.order_incomplete': 'Name every block once.',
}

export const contentMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
