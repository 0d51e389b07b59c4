import type { Part, Tx } from '#kernel/db.ts'
import { inEachLanguage, type Language } from '#kernel/language.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { fieldsOf, keyOf } from './kinds.ts'

/** A record and language to write: every text of it, those that stay as they are among them. */
interface Written {
  record: string
  language: Language
  texts: Readonly<Record<string, string>>
  now: Date
}

const named = (tx: Tx, kind: TextKind, record: string): Part =>
  keyOf(kind, record).reduce((all, [column, value]) => tx`${all} and ${tx(column)} = ${value}`, tx`true` as Part)

/** Nothing said is null where the column has it so. */
const keptAs = (kind: TextKind, name: string, text: string) => (text === '' && kind.fields[name]?.orNull ? null : text)

/** A row of its own: written, or taken away where nothing is said, so that the Spanish stands in for all of it. */
async function writeRow(tx: Tx, kind: TextKind, { record, language, texts, now }: Written): Promise<void> {
  const here = tx`${named(tx, kind, record)} and language = ${language}`
  const said = Object.fromEntries(fieldsOf(kind).map(([name]) => [name, keptAs(kind, name, texts[name] ?? '')]))
  const row = { ...said, ...(kind.stamp && { [kind.stamp]: now }) }
  if (!kind.shared && Object.values(said).every((text) => text === '' || text === null)) {
    await tx`delete from ${tx(kind.table)} where ${here}`
    return
  }
  const changed = await tx`update ${tx(kind.table)} set ${tx(row)} where ${here}`
  if (changed.count === 0)
    await tx`
      insert into ${tx(kind.table)} ${tx({ ...Object.fromEntries(keyOf(kind, record)), language, ...row, ...kind.given?.(texts) })}`
}

/** A part of the columns of a row. */
async function writeColumns(tx: Tx, kind: TextKind, { record, language, texts }: Written): Promise<void> {
  for (const [name] of fieldsOf(kind)) {
    const [column = name, part] = name.split('.')
    const where = part === undefined ? [language] : [language, part]
    const text = texts[name] ?? ''
    if (keptAs(kind, name, text) === null)
      await tx`update ${tx(kind.table)} set ${tx(column)} = ${tx(column)} #- ${where}::text[] where ${named(tx, kind, record)}`
    else
      await tx`
      update ${tx(kind.table)} set ${tx(column)} = jsonb_set(${tx(column)}, ${where}::text[], to_jsonb(${text}::text))
      where ${named(tx, kind, record)}`
  }
}

/** Several texts of a column, each with its languages; one that was never said begins with all three. */
async function writeParts(tx: Tx, kind: TextKind, { record, language, texts }: Written): Promise<void> {
  for (const [name] of fieldsOf(kind)) {
    const [column = name, part = ''] = name.split('.')
    const text = texts[name] ?? ''
    await tx`
      update ${tx(kind.table)} set ${tx(column)} = jsonb_set(${tx(column)}, ${[part]}::text[],
        coalesce(${tx(column)} -> ${part}::text, ${tx.json(inEachLanguage(() => ''))}::jsonb) || jsonb_build_object(${language}::text, ${text}::text))
      where ${named(tx, kind, record)} and (${text}::text <> '' or ${tx(column)} ? ${part}::text)`
  }
}

async function writeSuffixed(tx: Tx, kind: TextKind, { record, language, texts }: Written): Promise<void> {
  const columns = Object.fromEntries(
    fieldsOf(kind).map(([name]) => [`${name}_${language}`, keptAs(kind, name, texts[name] ?? '')]),
  )
  await tx`update ${tx(kind.table)} set ${tx(columns)} where ${named(tx, kind, record)}`
}

const writers: Record<TextKind['shape'], (tx: Tx, kind: TextKind, written: Written) => Promise<void>> = {
  rows: writeRow,
  columns: writeColumns,
  suffixes: writeSuffixed,
  parts: writeParts,
}

/** Writes one language of a record where its owner keeps it. */
export const writeTexts = (tx: Tx, kind: TextKind, written: Written): Promise<void> =>
  kind.write ? kind.write(tx, written.record, written.language, written.texts) : writers[kind.shape](tx, kind, written)
