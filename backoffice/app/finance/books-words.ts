import { dictionary } from '../words/dictionary.ts'
import type { Words } from './books-words/es.ts'

export const booksWords = dictionary<Words>({
  es: () => import('./books-words/es.ts'),
  ca: () => import('./books-words/ca.ts'),
  en: () => import('./books-words/en.ts'),
})
