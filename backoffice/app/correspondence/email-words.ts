import { dictionary } from '../words/dictionary.ts'
import type { Words } from './email-words/es.ts'

export const emailWords = dictionary<Words>({
  es: () => import('./email-words/es.ts'),
  ca: () => import('./email-words/ca.ts'),
  en: () => import('./email-words/en.ts'),
})
