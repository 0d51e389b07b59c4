import { dictionary } from '../words/dictionary.ts'
import type { Words } from './duty-words/es.ts'

export const dutyWords = dictionary<Words>({
  es: () => import('./duty-words/es.ts'),
  ca: () => import('./duty-words/ca.ts'),
  en: () => import('./duty-words/en.ts'),
})
