import type { forLater as es } from '../es/for-later.ts'

export const forLater: typeof es = {
  save: 'Save for later',
  saveOf: ({ title }) => `Save ${title} to favourites and take it out of the basket`,
  saved: ({ title }) => `“${title}” is in your favourites.`,
  see: 'View my favourites',
}
