import type { Words } from './es.ts'

export const words: Words = {
  toolbar: (field) => `Format: ${field}`,
  bold: 'Negreta',
  italic: 'Cursiva',
  heading: 'Títol',
  list: 'Llista',
  link: 'Enllaç',
  picture: 'Imatge',
  preview: 'Mostra com queda',
  shown: (field) => `Com queda: ${field}`,
  picturePanel: 'Imatge per al text',
  shows: 'Què es veu a la imatge',
  showsWhy: 'Ho llegeix qui no la pot veure. Si un idioma queda buit, es dirà en castellà.',
  everywhere: 'Posa-la al mateix lloc dels altres idiomes que ja tenen text',
  insert: 'Posa la imatge',
  takeAway: 'Treu la imatge',
}
