import type { productPage as es } from '../es/product-page.ts'

export const productPage: typeof es = {
  keptPromises: ({ percent, times }) =>
    `El darrer any, el ${percent}\u00a0% dels ${times} lliuraments d’articles com aquest va arribar a temps.`,
  chargedLater: 'Es cobra quan surt de la botiga, no abans.',
  askAvailability: 'Pregunta per la disponibilitat',
}
