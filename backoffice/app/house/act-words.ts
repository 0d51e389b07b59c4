import { dictionary } from '../words/dictionary.ts'
import type { Words } from './act-words/es.ts'

export const actWords = dictionary<Words>({
  es: () => import('./act-words/es.ts'),
  ca: () => import('./act-words/ca.ts'),
  en: () => import('./act-words/en.ts'),
})

/** What an act was done to, in words: 'order 26-000028'. What nobody has a word for stays as the record has it. */
export function subjectIn({ subjects }: Words, subject: string): string {
  const words = subject.split(' ')
  for (let n = Math.min(3, words.length); n > 0; n--) {
    const name = subjects[words.slice(0, n).join(' ')]
    if (name !== undefined) return [name, ...words.slice(n)].join(' ')
  }
  return subject
}

/** An action of grants.ts in words: what it is done to, and what is done. */
export function actionIn({ nouns, verbs }: Words, action: string): string {
  const [noun = '', verb = ''] = action.split('.')
  return `${nouns[noun] ?? noun}: ${verbs[verb] ?? verb}`
}
