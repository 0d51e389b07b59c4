import type { Language } from '#kernel/language.ts'

const es = {
  'names.taken': 'Ya hay otro con este nombre. Si son el mismo, únalos.',
  'names.size_table':
    'Escriba una fila por línea, con las columnas separadas por |: la primera línea son los títulos, y todas tienen las mismas columnas.',
  'names.itself': 'No se puede unir consigo mismo. Elija otro.',
  'names.other_tree': 'Son de otro tipo o de otra tienda: no pueden estar juntos.',
  'names.below_itself': 'Una sección no puede estar dentro de sí misma.',
  'names.in_use': 'Todavía hay algo que depende de él: quítelo o únalo con otro.',
  'names.ended': 'No se puede terminar, o ya está terminado.',
  'names.not_ended': 'No está terminado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'names.taken': 'Ja n’hi ha un altre amb aquest nom. Si són el mateix, uniu-los.',
  'names.size_table':
    'Escriviu una fila per línia, amb les columnes separades per |: la primera línia són els títols, i totes tenen les mateixes columnes.',
  'names.itself': 'No es pot unir amb si mateix. Trieu-ne un altre.',
  'names.other_tree': 'Són d’un altre tipus o d’una altra botiga: no poden estar junts.',
  'names.below_itself': 'Una secció no pot ser dins d’ella mateixa.',
  'names.in_use': 'Encara hi ha alguna cosa que en depèn: traieu-la o uniu-lo amb un altre.',
  'names.ended': 'No es pot acabar, o ja està acabat.',
  'names.not_ended': 'No està acabat.',
}
const en: Messages = {
  'names.taken': 'There is another with this name already. If they are the same, merge them.',
  'names.size_table':
    'Write one row a line, with columns separated by |: the first line holds the headings, and all rows have the same columns.',
  'names.itself': 'It cannot be merged with itself. Please choose another.',
  'names.other_tree': 'They are of another kind or of another shop: they cannot stand together.',
  'names.below_itself': 'A section cannot stand below itself.',
  'names.in_use': 'Something still hangs on it: remove that, or merge it with another.',
  'names.ended': 'It cannot be ended, or it is ended already.',
  'names.not_ended': 'It is not ended.',
}
export const nameMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
