import type { Language } from '#kernel/language.ts'

const es = {
  'places.unknown_place': 'Este lugar no está en el plano.',
  'places.unknown_motif': 'Este motivo no está en el plano.',
  'places.unknown_reference': 'Uno de los lotes, etiquetas o motivos indicados no existe.',
  'places.unknown_theme': 'No hay ningún dibujo con ese nombre.',
  'places.key_taken': 'Ya hay otro con esa clave.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'places.unknown_place': 'Aquest lloc no és al plànol.',
  'places.unknown_motif': 'Aquest motiu no és al plànol.',
  'places.unknown_reference': 'Un dels lots, etiquetes o motius indicats no existeix.',
  'places.unknown_theme': 'No hi ha cap dibuix amb aquest nom.',
  'places.key_taken': 'Ja n’hi ha un altre amb aquesta clau.',
}
const en: Messages = {
  'places.unknown_place': 'This place is not on the plan.',
  'places.unknown_motif': 'This motif is not on the plan.',
  'places.unknown_reference': 'One of the lots, tags or motifs given does not exist.',
  'places.unknown_theme': 'There is no drawing with that name.',
  'places.key_taken': 'That key is already in use.',
}
export const placeMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
