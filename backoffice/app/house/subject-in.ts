import type { Words } from './act-words/es.ts'

/** What an act was done to, in words: 'order 26-000028'. What nobody has a word for stays as the record has it. */
export function subjectIn({ subjects }: Words, subject: string): string {
  const words = subject.split(' ')
  for (let n = Math.min(3, words.length); n > 0; n--) {
    const name = subjects[words.slice(0, n).join(' ')]
    if (name !== undefined) return [name, ...words.slice(n)].join(' ')
  }
  return subject
}
