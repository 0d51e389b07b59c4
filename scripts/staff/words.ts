import { isLanguage, type Language, type Localized } from '#kernel/language.ts'
import type { Environment } from './terminal.ts'

/** What the shop cannot say itself: that it is not reached, and what its description does not have. */
const es = {
  unreachable: (url: string, why: string) => `La tienda de ${url} no responde: ${why}`,
  noField: (call: string, field: string, fields: string) => `${call} no tiene ${field}. Tiene: ${fields}`,
  exists: (file: string) => `${file} ya existe y no se sobrescribe.`,
}
type Words = typeof es

const ca: Words = {
  unreachable: (url, why) => `La botiga de ${url} no respon: ${why}`,
  noField: (call, field, fields) => `${call} no té ${field}. Té: ${fields}`,
  exists: (file) => `${file} ja existeix i no se sobreescriu.`,
}
const en: Words = {
  unreachable: (url, why) => `The shop at ${url} does not answer: ${why}`,
  noField: (call, field, fields) => `${call} has no ${field}. It takes: ${fields}`,
  exists: (file) => `${file} is there already and is not written over.`,
}
const dictionaries: Localized<Words> = { es, ca, en }

/** What the command line says in one language. */
export type CommandWords = Words & { language: Language }

/** As asked for, else as chosen for the screens, else as the machine speaks. */
export function wordsFor(asked: string | undefined, chosen: Language | null | undefined, env: Environment): CommandWords {
  const spoken = [asked, env['STAFF_LANG'], chosen, env['LC_ALL']?.slice(0, 2), env['LANG']?.slice(0, 2)]
  const language = spoken.find((one) => isLanguage(one)) ?? 'en'
  return { ...dictionaries[language], language }
}
