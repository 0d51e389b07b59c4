import { isLanguage, type Language, languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'

export type TextRecord = Answer<'GET /texts/:kind/:record/'>
export type Column = TextRecord['columns'][number]
export type Field = TextRecord['fields'][number]
/** What stands in the boxes: by language and field. */
export type Form = Record<Language, Record<string, string>>

export const columnOf = ({ columns }: Pick<TextRecord, 'columns'>, language: Language): Column =>
  columns.find((one) => one.language === language)!
export const saidIn = ({ texts }: Column, name: string) => texts.find((one) => one.name === name)!

const textsOf = ({ texts }: Column) => Object.fromEntries(texts.map(({ name, text, draft }) => [name, draft ?? text]))

/** The words that an editor goes on from: the draft where there is one. */
export const formOf = (record: TextRecord): Form =>
  Object.fromEntries(languages.map((language) => [language, textsOf(columnOf(record, language))])) as Form

/** What was written in a language and is not saved. */
export const changesIn = (saved: Form, form: Form, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(form[language]).filter(([name, text]) => saved[language][name] !== text))

export const hasChanges = (saved: Form, form: Form, language: Language): boolean =>
  Object.keys(changesIn(saved, form, language)).length > 0

/** How many texts of a language would be read in Spanish. */
export const fallingBack = ({ fields }: Pick<TextRecord, 'fields'>, form: Form, language: Language): number =>
  language === 'es'
    ? 0
    : fields.filter(({ name, house }) => house === null && form[language][name]?.trim() === '' && form.es[name] !== '').length

/** A record with one of its languages as it was answered. */
export const withColumn = (record: TextRecord, column: Column): TextRecord => ({
  ...record,
  columns: record.columns.map((one) => (one.language === column.language ? column : one)),
})

/** The name of a box: a field's faults are shown beside it. */
export const boxName = (language: Language, field: string) => `${language}.${field}`
/** Of the box that has the focus, which it is. */
export function boxAt(id: string): { language: Language; field: string } | null {
  const [, language, field] = /^field-(\w+)\.(.+)$/.exec(id) ?? []
  return isLanguage(language) && field ? { language, field } : null
}
