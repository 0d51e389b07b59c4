import type { ebook as spanish } from '../es/ebook.ts'

export const ebook: typeof spanish = {
  accessibility: 'Accessibilitat',
  notTold: 'L’editorial no informa de l’accessibilitat d’aquesta edició.',
  note: 'En paraules de l’editorial:',
  protection: {
    none: 'Protecció: cap. Sense DRM: s’obre en qualsevol lector.',
    watermark:
      'Protecció: marca d’aigua social. Sense DRM: s’obre en qualsevol lector. L’exemplar porta el vostre nom i el número de comanda.',
    lcp: 'Protecció: LCP (Readium). S’obre amb Thorium Reader i altres aplicacions compatibles amb LCP, amb una frase de pas que us donem; no es llegeix al navegador.',
  },
  lcpNotSold:
    'Protecció: LCP (Readium). L’editorial demana aquesta protecció i ara no la podem donar: per això no el venem per baixar.',
}
