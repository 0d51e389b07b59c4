import type { Language } from '#kernel/language.ts'

const es = {
  'pick.unknown': 'Esta línea no está entre lo que esta tienda tiene que preparar.',
  'pick.not_held': 'La tienda no tiene reservados tantos ejemplares para esta línea.',
}
const ca: typeof es = {
  'pick.unknown': 'Aquesta línia no és entre el que aquesta botiga ha de preparar.',
  'pick.not_held': 'La botiga no té reservats tants exemplars per a aquesta línia.',
}
const en: typeof es = {
  'pick.unknown': 'This line is not among those this store has to pick.',
  'pick.not_held': 'The store does not hold that many copies for this line.',
}

export const pickMessages: Record<Language, typeof es> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<keyof typeof es, string> {}
}
