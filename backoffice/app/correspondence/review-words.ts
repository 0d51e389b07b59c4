import { dictionary } from '../words/dictionary.ts'
import type { Words } from './review-words/es.ts'

export const reviewWords = dictionary<Words>({
  es: () => import('./review-words/es.ts'),
  ca: () => import('./review-words/ca.ts'),
  en: () => import('./review-words/en.ts'),
})
