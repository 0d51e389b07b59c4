import { dictionary } from '../words/dictionary.ts'
import type { Words } from './rate-words/es.ts'

export const rateWords = dictionary<Words>({
  es: () => import('./rate-words/es.ts'),
  ca: () => import('./rate-words/ca.ts'),
  en: () => import('./rate-words/en.ts'),
})
