import { dictionary } from '../words/dictionary.ts'
import type { Words } from './refund-words/es.ts'

export const refundWords = dictionary<Words>({
  es: () => import('./refund-words/es.ts'),
  ca: () => import('./refund-words/ca.ts'),
  en: () => import('./refund-words/en.ts'),
})
