import type { Language } from '#kernel/language.ts'
import { greetings } from './greeting-words.ts'

const longest = 40

/** Signs that no name has and that an address or a number needs. */
const noName = /[\d:/@\\<>|{}[\]_=&%#]|\p{L}\.\p{L}{2}/u

/**
 * What was typed as a name, as far as it may stand in a letter to whoever's address was typed beside it: letters, with the blanks,
 * hyphens and apostrophes between them, and forty signs at most. What reads like an address, or carries a figure, is left out as a
 * whole: half an advertisement is no name either.
 */
export function nameInLetter(typed: string): string {
  if (noName.test(typed)) return ''
  const letters = typed.normalize('NFC').replace(/[^\p{L}\p{M}ªº’'·\- ]/gu, ' ')
  const name = [...letters.replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim()
  return /\p{L}/u.test(name) ? name : ''
}

/** How a letter begins, with the name of its reader where it is one. */
export const greeting = (language: Language, typed: string): string => greetings[language](nameInLetter(typed))

/**
 * A text that somebody wrote to be passed on, such as the words with a gift: kept as it is, but that no mail program makes a link of
 * anything in it.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\//giu, ' ')
    .replace(/(?<=\S)@(?=\S)/gu, ' @ ')
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/gu, '. ')
    .replace(/ {2,}/g, ' ')
