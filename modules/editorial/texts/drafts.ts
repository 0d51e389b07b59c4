import type { Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { TextField, TextKind } from '#modules/people/staff/texts-contract.ts'
import { textColumn } from './record.ts'
import type { Column } from './staff-contract.ts'
import { draftRows, dropDraft, keepDraft, keepSource, unplan } from './texts.sql.ts'

/** A language of a record, and who works on it. */
export interface AtColumn {
  kind: TextKind
  record: string
  language: Language
}

const slug = /^[a-z0-9-]+$/

/** What is wrong with a text whatever becomes of it; nothing said is left to whoever publishes it. */
function refusalOf({ form, most }: TextField, text: string): FieldRefusals[string] | null {
  if (text.length > most) return 'wording.too_long'
  if (form === 'slug' && text !== '' && !slug.test(text)) return 'wording.no_slug'
  if ((form === 'line' || form === 'alt') && /[\r\n]/.test(text)) return 'wording.one_line'
  return null
}

/** What a text names in braces that nothing stands for. */
const strayMarks = ({ kind, record }: Pick<AtColumn, 'kind' | 'record'>, name: string, text: string): boolean => {
  const marks = kind.marks?.(record)
  return marks !== undefined && [...text.matchAll(/\{([^{}]*)\}/g)].some(([, mark = '']) => !marks[name]?.includes(mark))
}

/** What each text of a draft says, without spaces around it. @throws InvalidFields */
export function checked(at: Pick<AtColumn, 'kind' | 'record'>, texts: Readonly<Record<string, string>>): Record<string, string> {
  const { kind } = at
  const wrong: FieldRefusals = {}
  const said = Object.entries(texts).map(([name, text]) => {
    const field = kind.fields[name]
    const refusal = !field
      ? 'wording.no_such_field'
      : (refusalOf(field, text.trim()) ?? (strayMarks(at, name, text) ? 'wording.no_mark' : null))
    if (refusal) wrong[`texts.${name}`] = refusal
    return [name, text.trim()] as const
  })
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  return Object.fromEntries(said)
}

interface Saving {
  texts: Readonly<Record<string, string>>
  /** The Spanish of before from which something was translated. */
  sources?: Readonly<Record<string, string>>
  staffId: number
  now: Date
}

/**
 * Keeps a language as it is being written; visitors read what is published. What says the same as that is no draft.
 * @throws NotFound, InvalidFields
 */
export async function saveDraft(tx: Tx, at: AtColumn, { texts, sources = {}, staffId, now }: Saving): Promise<Column> {
  const { kind, record, language } = at
  const said = checked(at, texts)
  const column = await textColumn(tx, kind, record, language)
  const [before] = await draftRows(tx, kind.kind, record, language)
  const kept = { ...before?.texts, ...said }
  const differs = Object.entries(kept).filter(([name, text]) => column.texts.find((one) => one.name === name)?.text !== text)
  if (differs.length === 0) return forgetDraft(tx, at)
  const older = Object.entries({ ...before?.sources, ...sources }).filter(
    ([name]) => name in sources || said[name] === undefined || said[name] === before?.texts[name],
  )
  await keepDraft(tx, {
    kind: kind.kind,
    record,
    language,
    texts: Object.fromEntries(differs),
    sources: Object.fromEntries(older),
    staffId,
    now,
  })
  return textColumn(tx, kind, record, language)
}

/** Drops what was being written, and what was planned of it. @throws NotFound */
export async function forgetDraft(tx: Tx, { kind, record, language }: AtColumn): Promise<Column> {
  // The plan first, as whoever publishes takes them.
  await unplan(tx, { kind: kind.kind, record, language, act: 'publish' })
  await dropDraft(tx, kind.kind, record, language)
  return textColumn(tx, kind, record, language)
}

/** Says of texts that they are still right though the Spanish changed. @throws NotFound */
export async function stillRight(tx: Tx, { kind, record, language }: AtColumn, fields: readonly string[]): Promise<Column> {
  for (const field of fields) {
    if (!kind.fields[field]) throw new NotFound('wording.no_such_field')
    await keepSource(tx, { kind: kind.kind, record, language, field, source: null })
  }
  return textColumn(tx, kind, record, language)
}
