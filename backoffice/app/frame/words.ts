import { dictionary } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'

export type FrameWords = Words
/** The words of the frame and of the kit; they are there before anything is drawn. */
export const frameWords = dictionary<Words>({
  es: () => import('./words/es.ts'),
  ca: () => import('./words/ca.ts'),
  en: () => import('./words/en.ts'),
})
