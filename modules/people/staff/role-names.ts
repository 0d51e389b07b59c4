import { inEachLanguage, type Language, locales } from '#kernel/language.ts'
import type { Role } from './grants.ts'
import { roleNames } from './role-words.ts'

const either = inEachLanguage((language) => new Intl.ListFormat(locales[language], { type: 'disjunction' }))

/** Roles by their codes with a space between, as a refusal bears them: «Pedidos, Contabilidad o Administración». */
export const eitherRole = (codes: string, language: Language): string =>
  either[language].format(codes.split(' ').map((code) => roleNames[language][code as Role]))
