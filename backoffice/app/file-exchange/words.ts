import { dictionary } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'

export const exchangeWords = dictionary<Words>({
  es: () => import('./words/es.ts'),
  ca: () => import('./words/ca.ts'),
  en: () => import('./words/en.ts'),
})
