import type { ebook as spanish } from '../es/ebook.ts'

export const ebook: typeof spanish = {
  accessibility: 'Accessibilitat',
  notTold: 'L’editorial no informa de l’accessibilitat d’aquesta edició.',
  note: 'En paraules de l’editorial:',
  protection: {
    none: 'Sense DRM: s’obre en qualsevol lector.',
    watermark: 'Sense DRM: s’obre en qualsevol lector. L’exemplar porta el vostre nom i el número de comanda.',
  },
}
