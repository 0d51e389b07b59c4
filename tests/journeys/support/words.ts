import type { Language } from '#kernel/language.ts'
import { pageTexts } from '#modules/buying/payments/sandbox/page/words.ts'
import { doorWords } from '#storefront/checkout/door-words.ts'
import { giftWords } from '#storefront/gifts/gift-words.ts'
import { quizzesWords } from '#storefront/gifts/quizzes-words.ts'
import { messages as ca } from '#storefront/messages/ca.ts'
import { privateMessages as privateCa } from '#storefront/messages/ca-private.ts'
import { messages as en } from '#storefront/messages/en.ts'
import { privateMessages as privateEn } from '#storefront/messages/en-private.ts'
import { messages as es } from '#storefront/messages/es.ts'
import { privateMessages as privateEs } from '#storefront/messages/es-private.ts'
import { afterwardsWords } from '#storefront/orders/afterwards-words.ts'
import { signInWords } from '#storefront/sign-in/sign-in-words.ts'

/** Of checkout and account a visitor reads a part on every page, and the rest where it is fetched with them alone. */
const spoken = (
  words: typeof es,
  inside: typeof privateEs,
  door: (typeof doorWords)['es'],
  signIn: (typeof signInWords)['es'],
) => ({
  ...words,
  ...inside,
  account: { ...words.account, ...inside.purchases, ...signIn },
  checkout: { ...words.checkout, ...inside.ordering, ...door },
})
const said = {
  es: spoken(es, privateEs, doorWords.es, signInWords.es),
  ca: spoken(ca, privateCa, doorWords.ca, signInWords.ca),
  en: spoken(en, privateEn, doorWords.en, signInWords.en),
}

/** What stands on the shop's own pages and on the bank's, by language: names of buttons, links and fields. */
export const wordsOf = (language: Language) => ({
  ...said[language],
  afterwards: afterwardsWords[language],
  gifts: giftWords[language],
  quizzes: quizzesWords[language],
  bank: pageTexts[language],
})
export type Words = ReturnType<typeof wordsOf>

/** A text as the whole of an accessible name, or its beginning. */
export const starting = (text: string) => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
