import { dictionary } from '../words/dictionary.ts'
import type { Words } from './owed-words/es.ts'

export const owedWords = dictionary<Words>({
  es: () => import('./owed-words/es.ts'),
  ca: () => import('./owed-words/ca.ts'),
  en: () => import('./owed-words/en.ts'),
})
