/** The twin of search_fold (migration 003): what is asked and what is stored must read the same, letter by letter. */
import { spelledLetters } from './fold-letters.ts'

const spelled = new Map(
  spelledLetters.flatMap(([letters, spelling]) => [...letters].map((letter) => [letter, spelling] as const)),
)
const toSpell = new RegExp(`[${[...spelled.keys()].join('')}]`, 'gu')
/** Most questions are plain: they need none of the rest. */
const plain = /^[a-z0-9 ]*$/

/** Lower case without accents or punctuation, words separated by one space; "l·l" reads as "ll". */
export function fold(text: string): string {
  const small = plain.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll('·', '')
        .replace(toSpell, (letter) => spelled.get(letter)!)
        .normalize('NFD')
        .replace(/(?<!\p{Script=Cyrillic})[\u0300-\u036f]+/gu, '')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('l.l', 'll')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return small.replace(/ {2,}/g, ' ').trim()
}
