import { dictionary } from '../words/dictionary.ts'
import type { Words } from './verifactu-words/es.ts'

export const verifactuWords = dictionary<Words>({
  es: () => import('./verifactu-words/es.ts'),
  ca: () => import('./verifactu-words/ca.ts'),
  en: () => import('./verifactu-words/en.ts'),
})
