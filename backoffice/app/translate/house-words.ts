import type { Language } from '#kernel/language.ts'
import { houseWords as ca } from '#modules/editorial/texts/words/ca.ts'
import { houseWords as en } from '#modules/editorial/texts/words/en.ts'
import { houseWords as es } from '#modules/editorial/texts/words/es.ts'

/** What the house does not say in each language, and what it says instead. */
export const houseWords = { es, ca, en } satisfies Record<Language, HouseWords>

type HouseWords = readonly (readonly [avoid: string, say: string])[]

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d·]/u.test(sign)

/** Whether a word stands in a text as a word; one that ends in … only where the text begins. */
function stands(word: string, text: string): boolean {
  const beginning = word.endsWith(' …')
  const plain = beginning ? word.slice(0, -2) : word
  for (let at = text.indexOf(plain); at >= 0; at = text.indexOf(plain, at + 1))
    if ((!beginning || at === 0) && !isLetter(text[at - 1]) && !isLetter(text[at + plain.length])) return true
  return false
}

/** Words of a text that the house does not use, with what it says instead. */
export function unlikeTheHouse(text: string, words: HouseWords): HouseWords {
  const said = text.toLowerCase()
  return words.filter(([avoid]) => stands(avoid.toLowerCase(), said))
}
