import { dictionary } from '../words/dictionary.ts'
import type { Words } from './letter-words/es.ts'

export const letterWords = dictionary<Words>({
  es: () => import('./letter-words/es.ts'),
  ca: () => import('./letter-words/ca.ts'),
  en: () => import('./letter-words/en.ts'),
})
