import { dictionary } from '../words/dictionary.ts'
import type { Words } from './trade-words/es.ts'

export const tradeWords = dictionary<Words>({
  es: () => import('./trade-words/es.ts'),
  ca: () => import('./trade-words/ca.ts'),
  en: () => import('./trade-words/en.ts'),
})
