/** Why a row of an import is refused, or what is left out of it: a code with its details, and its sentence in three languages. */
import { fillIn } from '#kernel/fill-in.ts'
import type { Language } from '#kernel/language.ts'
import { availabilityWords } from '#modules/goods/titles/availability-words.ts'
import { fieldWord } from './field-words.ts'
import { en, sentences, words } from './reason-words.ts'
import { xmlFault } from './xml-faults.ts'

export type ReasonCode = keyof typeof en

export type ReasonWord = `@${keyof typeof words}`

export type ReasonDetails = Readonly<Record<string, string>>

/** A reason as it is kept: its code, what fills its sentence, and the sentence in English for a terminal. */
export interface Because {
  code: ReasonCode
  details: ReasonDetails
  reason: string
}

const spelled = (details: ReasonDetails, language: Language) =>
  Object.fromEntries(
    Object.entries(details).map(([name, said]) => {
      const [of, code = ''] = said.startsWith('@') ? said.slice(1).split(':') : []
      if (of === 'field') return [name, fieldWord(code, language)]
      if (of === 'availability') return [name, availabilityWords[code]?.[language] ?? code]
      return [name, words[of as keyof typeof words]?.[language] ?? said]
    }),
  )

const wellSaid = ({ fault, ...rest }: ReasonDetails, language: Language): ReasonDetails =>
  fault === undefined ? rest : { ...rest, fault: xmlFault(fault, language) }

export const isReasonCode = (code: string): code is ReasonCode => Object.hasOwn(en, code)

/** The sentence of a reason. */
export const reasonIn = (language: Language, code: ReasonCode, details: ReasonDetails): string =>
  fillIn(
    sentences[language][code],
    language,
    spelled(code === 'not_well_formed' ? wellSaid(details, language) : details, language),
  )

/** What a reason says of all the rows that it was given for. */
export const reasonTitle = (language: Language, code: ReasonCode): string =>
  reasonIn(language, code, {})
    .replace(/[«"“]?\{\w+\}[»"”]?/g, '…')
    .replace(/^…:? /, '')

/** A reason to hand on. What a source wrote is cut to what a report can show. */
export function because(code: ReasonCode, given: Readonly<Record<string, string | number>> = {}): Because {
  const details = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value).slice(0, 200)]))
  return { code, details, reason: reasonIn('en', code, details) }
}
