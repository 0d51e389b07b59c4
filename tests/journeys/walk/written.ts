import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readAddresses } from '#importers/demo/content.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { QuizzesFile } from '#modules/editorial/quizzes/contract.ts'

const demo = path.join(import.meta.dirname, '../../../database/demo')
const quizzes = QuizzesFile.parse(JSON.parse(readFileSync(path.join(demo, 'quizzes.json'), 'utf8')))
const words: Localized = { es: 'resultado', ca: 'resultat', en: 'result' }
const inEach = (of: (language: Language) => string): Localized => ({ es: of('es'), ca: of('ca'), en: of('en') })
const quizAt = (key: string) => {
  const addresses = quizzes.find((quizz) => quizz.key === key)?.addresses
  return inEach((language) => `/${addresses?.[language] ?? ''}`)
}
const [information] = readAddresses(path.join(demo, 'pages'))
const [christmas, santJordi] = [quizAt('christmas-2018'), quizAt('sant-jordi-2019')]

/** Screens of the specification whose addresses are rows of the demo catalogue, written as the table of routes writes its own. */
export const written = {
  'general-information': inEach((language) => `/${information?.addresses[language].replace(/\/1$/, '/:id') ?? ''}`),
  'quiz-christmas-2018': christmas,
  'quiz-christmas-2018-result': inEach((language) => `${christmas[language]}/${words[language]}/:profile`),
  'quiz-sant-jordi-2019': santJordi,
  'quiz-sant-jordi-2019-result': inEach((language) => `${santJordi[language]}/${words[language]}/:profile`),
} as const satisfies Record<string, Localized>
export type WrittenKey = keyof typeof written
export const isWritten = (key: string): key is WrittenKey => Object.hasOwn(written, key)
export const writtenKeys = Object.keys(written) as WrittenKey[]

/** Where a quiz of the demo catalogue stands. */
export const quizPath = (quiz: 'quiz-christmas-2018' | 'quiz-sant-jordi-2019', language: Language): string =>
  `/${language}${written[quiz][language]}`

/** Where a page of general information stands. */
export const informationPath = (language: Language, id: number): string =>
  `/${language}${written['general-information'][language].replace(':id', String(id))}`
