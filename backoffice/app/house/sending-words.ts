import { dictionary } from '../words/dictionary.ts'
import type { Words } from './sending-words/es.ts'

export const sendingWords = dictionary<Words>({
  es: () => import('./sending-words/es.ts'),
  ca: () => import('./sending-words/ca.ts'),
  en: () => import('./sending-words/en.ts'),
})
