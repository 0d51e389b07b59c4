import type { ComponentType } from 'react'
import { inEachLanguage, type Language, type Localized, languages } from '#kernel/language.ts'
import { figureIn } from '#kernel/read-figures.ts'
import { typedAmount, typedFigure } from '#kernel/typed-figures.ts'

type Texts = Localized
export type FormValue = string | boolean | Texts
export type RecordDraft = Record<string, FormValue>

/** What a box of a desk's own is given, as any field of a form is. */
export interface BoxProps {
  name: string
  label: string
  hint?: string | undefined
  required: boolean
  value: string
  onValue: (value: string) => void
  /** The whole form as it stands, for a box that shows what another field says. */
  draft?: RecordDraft
}

interface Named {
  /** As the call names it. */
  name: string
  label: string
  hint?: string
  required?: boolean
  /** Asked only while another field says one of these: not asked, it is sent as nothing. */
  only?: { of: string; says: readonly string[] }
}

/** A field of a record, and the form in which the call takes it. */
export type RecordField = Named &
  (
    | { as: 'text' | 'area' | 'email' | 'url' }
    /** Nothing where its box is empty. Of `degrees` a mark before three figures parts no thousands. */
    | { as: 'maybe' | 'day' | 'figure' | 'euros' | 'degrees' }
    /** One of a few; with `empty`, none as well. `figures` where its values are numbers. */
    | { as: 'choice'; options: readonly { value: string; text: string }[]; empty?: string; figures?: true }
    | { as: 'check' }
    /**
     * A text in three languages; with `rows`, a long one; with `markdown`, one with a toolbar. `within` names the part of the record that holds it language by language:
     * `texts.ca.title`. `left`: what is empty is not sent; `orNull`: nothing where
     * all three are empty.
     */
    | { as: 'texts'; rows?: number; markdown?: true; within?: string; left?: true; orNull?: true; fits?: number }
    /** A box of the desk's own, and how what it holds is written and read. */
    | { as: 'own'; box: ComponentType<BoxProps>; write?: (value: unknown) => string; read?: (text: string) => unknown }
    /** Words one beside the other, with commas between them. */
    | { as: 'words' }
    /** Rows written one a line: how they are written, and read back. */
    | { as: 'rows'; write: (rows: unknown) => string; read: (text: string) => unknown }
    /** Any of a few; `figures` where their values are numbers. */
    | { as: 'several'; options: readonly { value: string; text: string }[]; figures?: true }
    /** The same in each language. */
    | { as: 'words-in-three' }
  )

const joined = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '')
export const parted = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function shown(field: RecordField, value: unknown, language: Language): FormValue {
  switch (field.as) {
    case 'check':
      return value === true
    case 'texts':
      return inEachLanguage((language) => (value as Texts | undefined)?.[language] ?? '')
    case 'words-in-three':
      return inEachLanguage((language) => joined((value as Record<string, unknown> | undefined)?.[language]))
    case 'rows':
      return value === undefined ? '' : field.write(value)
    case 'own':
      return value === undefined || value === null ? '' : (field.write?.(value) ?? String(value))
    case 'words':
    case 'several':
      return joined(value)
    case 'figure':
    case 'degrees':
      return typeof value === 'number' ? typedFigure(value, language) : String(value ?? '')
    case 'euros':
      return typeof value === 'number' ? typedAmount(value, language) : String(value ?? '')
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/** What is no figure is sent as it was typed, so that the shop says what it expects there. */
export const figure = (text: string, read: (text: string) => number = figureIn): number | string | null => {
  const said = read(text)
  return text.trim() === '' ? null : Number.isNaN(said) ? text : said
}

const degreesIn = (text: string) => Number(text.trim().replace('−', '-').replace(',', '.'))

function sent(field: RecordField, value: FormValue): unknown {
  switch (field.as) {
    case 'figure':
    case 'euros':
      return figure(value as string)
    case 'degrees':
      return figure(value as string, degreesIn)
    case 'maybe':
    case 'day':
      return value === '' ? null : value
    case 'choice':
      return value === '' ? null : field.figures ? Number(value) : value
    case 'rows':
      return field.read(value as string)
    case 'own':
      return field.read ? field.read(value as string) : value
    case 'words':
      return parted(value as string)
    case 'several':
      return field.figures ? parted(value as string).map(Number) : parted(value as string)
    case 'words-in-three':
      return inEachLanguage((language) => parted((value as Texts)[language]))
    case 'texts':
      return field.orNull && Object.values(value as Texts).every((text) => text === '') ? null : value
    default:
      return value
  }
}

type ByLanguage = Partial<Record<keyof Texts, Record<string, string>>>
const withinOf = (field: RecordField) => (field.as === 'texts' ? field.within : undefined)

/** How a call names a text of one language: `title.ca`, or within its part `texts.ca.title`. */
export const nameIn = (field: RecordField, language: keyof Texts) => {
  const within = withinOf(field)
  return within === undefined ? `${field.name}.${language}` : `${within}.${language}.${field.name}`
}

/** Whether the form asks for it, by what it says elsewhere. */
export const isAsked = ({ only }: RecordField, draft: RecordDraft): boolean =>
  only === undefined || only.says.includes(String(draft[only.of] ?? ''))

/** A record as its form holds it. */
export const draftOf = (fields: readonly RecordField[], record: object, language: Language): RecordDraft =>
  Object.fromEntries(
    fields.map((field) => {
      const within = withinOf(field)
      if (within === undefined) return [field.name, shown(field, (record as Record<string, unknown>)[field.name], language)]
      const part = (record as Record<string, ByLanguage | undefined>)[within]
      return [field.name, inEachLanguage((language) => part?.[language]?.[field.name] ?? '')]
    }),
  )

/** What a form says, as the call takes it. */
export function bodyOf(fields: readonly RecordField[], draft: RecordDraft): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const field of fields) {
    const value = draft[field.name] ?? shown(field, undefined, languages[0])
    const within = withinOf(field)
    if (within === undefined) body[field.name] = isAsked(field, draft) ? sent(field, value) : null
    else {
      const part = (body[within] ?? inEachLanguage(() => ({}))) as Required<ByLanguage>
      body[within] = part
      for (const language of languages)
        if (!(field.as === 'texts' && field.left && (value as Texts)[language] === ''))
          part[language][field.name] = (value as Texts)[language]
    }
  }
  return body
}

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
        ? inEachLanguage((language) => (side(`${name}.${language}`)[name] as Texts)[language])
        : side(name)[name]!,
    ]),
  )
}
