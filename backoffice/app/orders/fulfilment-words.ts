import { dictionary } from '../words/dictionary.ts'
import type { Words } from './fulfilment-words/es.ts'

export const fulfilmentWords = dictionary<Words>({
  es: () => import('./fulfilment-words/es.ts'),
  ca: () => import('./fulfilment-words/ca.ts'),
  en: () => import('./fulfilment-words/en.ts'),
})
