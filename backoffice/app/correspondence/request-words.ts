import { dictionary } from '../words/dictionary.ts'
import type { Words } from './request-words/es.ts'

export const requestWords = dictionary<Words>({
  es: () => import('./request-words/es.ts'),
  ca: () => import('./request-words/ca.ts'),
  en: () => import('./request-words/en.ts'),
})
