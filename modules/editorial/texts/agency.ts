import type { Db, Tx } from '#kernel/db.ts'
import { type RefusalCode, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { checked, saveDraft, stillRight } from './drafts.ts'
import { fieldsOf, type Kinds } from './kinds.ts'
import { type ReadUnit, readXliff } from './read-xliff.ts'
import { textRecord } from './record.ts'
import type { FromAgency, TextRecord } from './staff-contract.ts'
import { recordsFor } from './worklist.sql.ts'
import { writeXliff } from './write-xliff.ts'

interface Asked {
  language: Language
  kind?: string | undefined
  /** Everything, not only what is missing or behind. */
  all: boolean
  now: Date
}

const saidIn = ({ columns }: Pick<TextRecord, 'columns'>, language: Language, field: string) =>
  columns.find((one) => one.language === language)!.texts.find((one) => one.name === field)!

/** What an agency is to translate into a language, as XLIFF 2.0. */
export async function forAgency(db: Db, kinds: Kinds, { language, kind, all, now }: Asked): Promise<string> {
  const wanted = kinds.filter((one) => kind === undefined || one.kind === kind)
  const files = []
  for (const { kind: name, record } of await recordsFor(db, wanted, { language, all, now })) {
    const own = wanted.find((one) => one.kind === name)!
    const read = (await textRecord(db, own, record, 'es')) as TextRecord
    const units = fieldsOf(own).flatMap(([field, { form, fits = null }]) => {
      const [source, said] = [saidIn(read, 'es', field).text, saidIn(read, language, field)]
      const done = said.state === 'complete'
      // A word of an address is no text for an agency.
      if (source === '' || form === 'slug' || (done && !all)) return []
      return [{ field, fits, source, target: said.draft ?? said.text, done }]
    })
    if (units.length > 0) files.push({ kind: name, record, name: read.name, units })
  }
  return writeXliff(language, files)
}

interface Taking {
  staffId: number
  now: Date
  /** Why a row is refused, in the words of whoever brings it. */
  say: (code: RefusalCode) => string
}

type Outcome = 'taken' | 'same' | 'confirmed'

/** Keeps what came back as drafts: each unit by itself, so that what is wrong with one keeps no other back. @throws Refused for no XLIFF */
export async function fromAgency(tx: Tx, kinds: Kinds, text: string, { staffId, now, say }: Taking): Promise<FromAgency> {
  const { language, units } = readXliff(text)
  const told: FromAgency = { language, taken: 0, same: 0, confirmed: 0, stale: [], refused: [] }
  for (const unit of units) {
    const { line, kind, record, field } = unit
    try {
      const { outcome, stale } = await tx.begin((part) => takeUnit(part, kinds, language, unit, { staffId, now }))
      told[outcome] += 1
      if (stale) told.stale.push({ line, kind, record, field })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const code = Object.values(error.fields ?? {})[0] ?? error.code
      told.refused.push({ line, kind, record, field, code, message: say(code) })
    }
  }
  return told
}

async function takeUnit(
  tx: Tx,
  kinds: Kinds,
  language: Language,
  { kind: name, record, field, source, target, done }: ReadUnit,
  { staffId, now }: Pick<Taking, 'staffId' | 'now'>,
): Promise<{ outcome: Outcome; stale: boolean }> {
  const kind = kinds.find((one) => one.kind === name)
  if (!kind) throw new ShopError('not_found', 'wording.unknown')
  const read = (await textRecord(tx, kind, record, language)) as TextRecord
  if (!kind.fields[field]) throw new ShopError('not_found', 'wording.no_such_field')
  if (target === null || target.trim() === '') throw new ShopError('refused', 'wording.no_target')
  const said = checked({ kind, record }, { [field]: target })[field]!
  const [spanish, own] = [saidIn(read, 'es', field).text, saidIn(read, language, field)]
  const stale = source.trim() !== spanish.trim()
  const at = { kind, record, language }
  if (said === (own.draft ?? own.text)) {
    // It was looked at again and left as it is.
    const confirmed = done && !stale && own.state === 'behind' && own.draft === null
    if (confirmed) await stillRight(tx, at, [field])
    return { outcome: confirmed ? 'confirmed' : 'same', stale: false }
  }
  await saveDraft(tx, at, { texts: { [field]: said }, ...(stale && { sources: { [field]: source } }), staffId, now })
  return { outcome: 'taken', stale }
}
