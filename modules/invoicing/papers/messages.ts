import type { Language } from '#kernel/language.ts'

const es = {
  'papers.unknown_note': 'No encontramos ese albarán.',
  'papers.bad_day': 'Escriba la fecha como dd/mm/aaaa.',
  'papers.days_backwards': 'La fecha final es anterior a la inicial.',
  'papers.link_over': 'Este enlace ha caducado. Vuelva a la página y descargue el documento desde allí.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'papers.unknown_note': 'No trobem aquest albarà.',
  'papers.bad_day': 'Escriviu la data com a dd/mm/aaaa.',
  'papers.days_backwards': 'La data final és anterior a la inicial.',
  'papers.link_over': 'Aquest enllaç ha caducat. Torneu a la pàgina i baixeu el document des d’allà.',
}
const en: Codes = {
  'papers.unknown_note': 'We cannot find that delivery note.',
  'papers.bad_day': 'Enter the date as dd/mm/yyyy.',
  'papers.days_backwards': 'The end date is before the start date.',
  'papers.link_over': 'This link has expired. Go back to the page and download the document from there.',
}

export const paperMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
