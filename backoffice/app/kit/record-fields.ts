import { languages } from '#kernel/language.ts'

type Texts = Record<'es' | 'ca' | 'en', string>
export type FormValue = string | boolean | Texts
export type RecordDraft = Record<string, FormValue>

interface Named {
  /** As the call names it. */
  name: string
  label: string
  hint?: string
  required?: boolean
}

/** A field of a record, and the form in which the call takes it. */
export type RecordField = Named &
  (
    | { as: 'text' | 'area' | 'email' | 'url' }
    /** Nothing where its box is empty. */
    | { as: 'maybe' | 'day' | 'figure' }
    /** One of a few; with `empty`, none as well. `figures` where its values are numbers. */
    | { as: 'choice'; options: readonly { value: string; text: string }[]; empty?: string; figures?: true }
    | { as: 'check' }
    /** A text in three languages; with `rows`, a long one. */
    | { as: 'texts'; rows?: number }
    /** Words one beside the other, with commas between them. */
    | { as: 'words' }
    /** Rows written one a line: how they are written, and read back. */
    | { as: 'rows'; write: (rows: unknown) => string; read: (text: string) => unknown }
    /** Any of a few. */
    | { as: 'several'; options: readonly { value: string; text: string }[] }
    /** The same in each language. */
    | { as: 'words-in-three' }
  )

const inThree = <Value>(of: (language: (typeof languages)[number]) => Value) => ({ es: of('es'), ca: of('ca'), en: of('en') })
const joined = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '')
export const parted = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function shown(field: RecordField, value: unknown): FormValue {
  switch (field.as) {
    case 'check':
      return value === true
    case 'texts':
      return inThree((language) => (value as Texts | undefined)?.[language] ?? '')
    case 'words-in-three':
      return inThree((language) => joined((value as Record<string, unknown> | undefined)?.[language]))
    case 'rows':
      return value === undefined ? '' : field.write(value)
    case 'words':
    case 'several':
      return joined(value)
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/** What is no figure is sent as it was typed, so that the shop says what it expects there. */
const figure = (text: string): number | string | null => {
  const read = Number(text.trim().replace(',', '.'))
  return text.trim() === '' ? null : Number.isNaN(read) ? text : read
}

function sent(field: RecordField, value: FormValue): unknown {
  switch (field.as) {
    case 'figure':
      return figure(value as string)
    case 'maybe':
    case 'day':
      return value === '' ? null : value
    case 'choice':
      return value === '' ? null : field.figures ? Number(value) : value
    case 'rows':
      return field.read(value as string)
    case 'words':
    case 'several':
      return parted(value as string)
    case 'words-in-three':
      return inThree((language) => parted((value as Texts)[language]))
    default:
      return value
  }
}

/** A record as its form holds it. */
export const draftOf = (fields: readonly RecordField[], record: object): RecordDraft =>
  Object.fromEntries(fields.map((field) => [field.name, shown(field, (record as Record<string, unknown>)[field.name])]))

/** What a form says, as the call takes it. */
export const bodyOf = (fields: readonly RecordField[], draft: RecordDraft): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, sent(field, draft[field.name] ?? shown(field, undefined))]))

/** The same form text by text, for whoever compares two of them. */
export function textsOf(fields: readonly RecordField[], draft: RecordDraft, yesNo: readonly [string, string]) {
  return fields.flatMap(({ name, label }) => {
    const value = draft[name] ?? ''
    if (typeof value === 'object')
      return languages.map((language) => ({
        name: `${name}.${language}`,
        label: `${label} (${language})`,
        text: value[language],
      }))
    return [{ name, label, text: typeof value === 'boolean' ? yesNo[value ? 0 : 1] : value }]
  })
}

/** A form of two: field by field, and language by language, that of mine or that of theirs. */
export function chosenOf(mine: RecordDraft, theirs: RecordDraft, kept: Record<string, 'mine' | 'theirs'>): RecordDraft {
  const side = (name: string) => (kept[name] === 'theirs' ? theirs : mine)
  return Object.fromEntries(
    Object.entries(mine).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? inThree((language) => (side(`${name}.${language}`)[name] as Texts)[language])
        : side(name)[name]!,
    ]),
  )
}
