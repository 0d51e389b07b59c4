import type { Language, Localized } from '#kernel/language.ts'
import type { EmailMessage, Sender } from './email-message.ts'

/** What editors wrote for a letter in a language; empty where the house's own text stands. */
export interface LetterWords {
  opening: string
  closing: string
}
export type WrittenWords = (letter: string, language: Language) => LetterWords | undefined

/** What an editor may write for each letter: before what all of them say, and behind it. */
export const everyLetter = 'every'

/** A letter that says something of the house besides what it tells, which editors may change. Each domain declares its own. */
export interface HouseLetter {
  /** As its template is called. */
  letter: string
  /** What an opening may name in braces, such as `number`; the letter puts in what it stands for. */
  marks: readonly string[]
  /** The house's own opening, with its marks; none where the letter begins with what it tells. */
  opening?: Localized<string>
  /** The house's own closing; none where the letter ends with what it tells. */
  closing?: Localized<string>
  /** The letter itself with invented facts, for whoever writes it. */
  sample: (sender: Sender, language: Language) => EmailMessage
}

const mark = /\{([^{}\s]*)\}/g

/** The marks of a text, whether or not anything stands for them. */
export const marksIn = (text: string): string[] => [...text.matchAll(mark)].map(([, name = '']) => name)

/** A text with what its marks stand for; what stands for none is left as it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(mark, (whole, name: string) => values[name] ?? whole)
