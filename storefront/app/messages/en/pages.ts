import type { pages as es } from '../es/pages.ts'

export const pages: typeof es = {
  browsersTitle: 'Supported browsers',
  browsersText: 'Your browser is older than the shop can look after. With any of these you will see everything as it should be:',
  orLater: ({ name }) => `${name} or later`,
  contents: 'On this page',
  others: 'You may also want',
  /** General information by its number. */
  general: { 1: 'Authenticity of our products', 2: 'Secure payment', 3: 'Delivery and collection' },
}
