import type { pages as es } from '../es/pages.ts'

export const pages: typeof es = {
  browsersTitle: 'Supported browsers',
  browsersText: 'Your browser is too old for this site. With any of these, everything will work as it should:',
  orLater: ({ name }) => `${name} or later`,
  contents: 'On this page',
  others: 'You may also be looking for',
  /** General information by its number. */
}
