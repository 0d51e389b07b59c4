import type { pages as es } from '../es/pages.ts'

export const pages: typeof es = {
  browsersTitle: 'Supported browsers',
  browsersText: 'Your browser is older than the shop can look after. With any of these you will see everything as it should be:',
  orLater: ({ name }) => `${name} or later`,
}
