import { dictionary } from '../words/dictionary.ts'
import type { Words } from './application-words/es.ts'

export const applicationWords = dictionary<Words>({
  es: () => import('./application-words/es.ts'),
  ca: () => import('./application-words/ca.ts'),
  en: () => import('./application-words/en.ts'),
})
