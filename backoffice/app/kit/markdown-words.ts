import { dictionary } from '../words/dictionary.ts'
import type { Words } from './markdown-words/es.ts'

export const markdownWords = dictionary<Words>({
  es: () => import('./markdown-words/es.ts'),
  ca: () => import('./markdown-words/ca.ts'),
  en: () => import('./markdown-words/en.ts'),
})
