import { dictionary } from '../words/dictionary.ts'
import type { Words } from './difference-words/es.ts'

export const differenceWords = dictionary<Words>({
  es: () => import('./difference-words/es.ts'),
  ca: () => import('./difference-words/ca.ts'),
  en: () => import('./difference-words/en.ts'),
})
