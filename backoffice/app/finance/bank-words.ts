import { dictionary } from '../words/dictionary.ts'
import type { Words } from './bank-words/es.ts'

export const bankWords = dictionary<Words>({
  es: () => import('./bank-words/es.ts'),
  ca: () => import('./bank-words/ca.ts'),
  en: () => import('./bank-words/en.ts'),
})
