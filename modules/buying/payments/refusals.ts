import type { Language } from '#kernel/language.ts'
import { refusalOf as refusalOfRedsys } from './redsys/responses.ts'
import { refusalTexts } from './refusal-words.ts'
import { refusalOf as refusalOfStripe } from './stripe/declines.ts'

/** Why a bank says no, as far as a customer can do something about it. */
export type Refusal =
  | 'expired'
  | 'suspect'
  | 'code'
  | 'foreign'
  | 'unproven'
  | 'denied'
  | 'funds'
  | 'repeated'
  | 'left'
  | 'silent'

/** What the customer reads of an attempt's code; the sandbox speaks Redsys's. */
export const refusalSentence = (gateway: string, responseCode: string, language: Language): string =>
  refusalTexts[language][gateway.startsWith('stripe') ? refusalOfStripe(responseCode) : refusalOfRedsys(responseCode)]
