import type { matter as es } from '../es/matter.ts'

export const matter: typeof es = {
  contents: 'Contents',
  awards: 'Awards',
  press: 'What the press wrote',
}
