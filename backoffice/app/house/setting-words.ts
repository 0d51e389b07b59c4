import { dictionary } from '../words/dictionary.ts'
import type { Words } from './setting-words/es.ts'

export const settingWords = dictionary<Words>({
  es: () => import('./setting-words/es.ts'),
  ca: () => import('./setting-words/ca.ts'),
  en: () => import('./setting-words/en.ts'),
})
