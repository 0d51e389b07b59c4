import type { Language } from '#kernel/language.ts'

const es = {
  'note.unknown': 'No encontramos ese albarán.',
  'note.date_invalid': 'Escriba la fecha como dd/mm/aaaa.',
  'note.range_backwards': 'La fecha final es anterior a la inicial.',
  'note.article_invalid': 'Esto no es un ISBN ni un EAN.',
  'note.article_unsure':
    'No figura en el albarán y no es un ISBN o EAN completo: quizá falte una cifra. ¿Ha llegado este artículo?',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'note.unknown': 'No trobem aquest albarà.',
  'note.date_invalid': 'Escriviu la data com a dd/mm/aaaa.',
  'note.range_backwards': 'La data final és anterior a la inicial.',
  'note.article_invalid': 'Això no és cap ISBN ni EAN.',
  'note.article_unsure':
    'No consta a l’albarà i no és un ISBN o EAN complet: potser hi falta una xifra. Ha arribat aquest article?',
}
const en: Codes = {
  'note.unknown': 'We cannot find that delivery note.',
  'note.date_invalid': 'Enter the date as dd/mm/yyyy.',
  'note.range_backwards': 'The end date is before the start date.',
  'note.article_invalid': 'This is neither an ISBN nor an EAN.',
  'note.article_unsure':
    'This is not on the delivery note and is not a complete ISBN or EAN: a digit may be missing. Did this item arrive?',
}

export const deliveryNoteMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
