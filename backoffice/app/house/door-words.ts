import { dictionary } from '../words/dictionary.ts'
import type { Words } from './door-words/es.ts'

export const doorWords = dictionary<Words>({
  es: () => import('./door-words/es.ts'),
  ca: () => import('./door-words/ca.ts'),
  en: () => import('./door-words/en.ts'),
})
