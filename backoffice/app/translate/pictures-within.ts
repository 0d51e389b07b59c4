import { insetOf, pictureInset } from '#kernel/insets.ts'
import type { Language } from '#kernel/language.ts'
import { call } from '../api/client.ts'

const pictureOf = (line: string) => {
  const inset = insetOf(line.trim())
  return inset?.kind === 'picture' ? inset : null
}

/** Whether a text sets pictures in, each of which says in words what it shows. */
export const setsPicturesIn = (text: string): boolean => text.split('\n').some((line) => pictureOf(line) !== null)

/** A text that is taken over from the Spanish: its pictures say in this language what was said of them when they were sent. */
export async function withPicturesIn(text: string, language: Language): Promise<string> {
  const lines = text.split('\n').map(async (line) => {
    const inset = pictureOf(line)
    if (!inset) return line
    const kept = await call('GET /text-pictures/:picture/', { params: { picture: inset.name } }).catch(() => null)
    return pictureInset({ ...inset, words: kept?.alt[language] || inset.words })
  })
  return (await Promise.all(lines)).join('\n')
}
