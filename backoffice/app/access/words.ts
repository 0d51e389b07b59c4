import { dictionary } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'

/** What is said at the door: signing in, a locked screen, who one is said again, a password chosen by a link. */
export const accessWords = dictionary<Words>({
  es: () => import('./words/es.ts'),
  ca: () => import('./words/ca.ts'),
  en: () => import('./words/en.ts'),
})
