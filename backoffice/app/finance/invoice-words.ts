import { dictionary } from '../words/dictionary.ts'
import type { Words } from './invoice-words/es.ts'

export const invoiceWords = dictionary<Words>({
  es: () => import('./invoice-words/es.ts'),
  ca: () => import('./invoice-words/ca.ts'),
  en: () => import('./invoice-words/en.ts'),
})
