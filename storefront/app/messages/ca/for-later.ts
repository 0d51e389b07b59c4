import type { forLater as es } from '../es/for-later.ts'

export const forLater: typeof es = {
  save: 'Desa-ho per a més endavant',
  saveOf: ({ title }) => `Desa ${title} als preferits i treu-lo de la cistella`,
  saved: ({ title }) => `«${title}» és als vostres preferits.`,
  see: 'Mostra els meus preferits',
}
