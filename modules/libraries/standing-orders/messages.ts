import type { Language } from '#kernel/language.ts'

const es = {
  'standing.unknown': 'No encontramos ese pedido permanente.',
  'standing.says_nothing': 'Escriba al menos una palabra o elija una materia.',
  'standing.words_short': 'Escriba palabras de tres letras o más.',
  'standing.unknown_choice': 'Elija uno de los valores de la lista.',
  'standing.too_many': 'Puede tener hasta {most} pedidos permanentes. Elimine alguno antes de crear otro.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'standing.unknown': 'No trobem aquesta comanda permanent.',
  'standing.says_nothing': 'Escriviu com a mínim una paraula o trieu una matèria.',
  'standing.words_short': 'Escriviu paraules de tres lletres o més.',
  'standing.unknown_choice': 'Trieu un dels valors de la llista.',
  'standing.too_many': 'Podeu tenir fins a {most} comandes permanents. Elimineu-ne alguna abans de crear-ne una altra.',
}
const en: Codes = {
  'standing.unknown': 'We cannot find that standing order.',
  'standing.says_nothing': 'Enter at least one word or choose a subject.',
  'standing.words_short': 'Enter words of three letters or more.',
  'standing.unknown_choice': 'Choose one of the options in the list.',
  'standing.too_many': 'You can have up to {most} standing orders. Delete one before you create another.',
}

export const standingOrderMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
