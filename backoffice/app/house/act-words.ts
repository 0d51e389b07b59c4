import { dictionary } from '../words/dictionary.ts'
import type { Words } from './act-words/es.ts'

export const actWords = dictionary<Words>({
  es: () => import('./act-words/es.ts'),
  ca: () => import('./act-words/ca.ts'),
  en: () => import('./act-words/en.ts'),
})

/** An action of grants.ts in words: what it is done to, and what is done. */
export function actionIn({ nouns, verbs }: Words, action: string): string {
  const [noun = '', verb = ''] = action.split('.')
  return `${nouns[noun] ?? noun}: ${verbs[verb] ?? verb}`
}
