import { dictionary } from '../words/dictionary.ts'
import type { Words } from './day-words/es.ts'

export const dayWords = dictionary<Words>({
  es: () => import('./day-words/es.ts'),
  ca: () => import('./day-words/ca.ts'),
  en: () => import('./day-words/en.ts'),
})
