import type { pages as es } from '../es/pages.ts'

export const pages: typeof es = {
  browsersTitle: 'Navegadors compatibles',
  browsersText: 'El vostre navegador és massa antic per a aquesta botiga. Amb qualsevol d’aquests la veureu correctament:',
  orLater: ({ name }) => `${name} o posterior`,
  contents: 'En aquesta pàgina',
  others: 'També podeu consultar',
  /** General information by its number. */
}
