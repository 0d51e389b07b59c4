import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { calledBy, fieldsOf } from './kinds.ts'
import type { Column, Said, TextRecord } from './staff-contract.ts'
import { type DraftRow, draftRows, type PlanRow, planRows, type TextRow, textRows } from './texts.sql.ts'
import { nameOf } from './worklist.sql.ts'

interface Read {
  rows: readonly TextRow[]
  drafts: readonly DraftRow[]
  plans: readonly PlanRow[]
}

async function readRecord(db: Db, kind: TextKind, record: string): Promise<Read> {
  const rows = await textRows(db, kind.kind, record)
  if (rows.length === 0) throw new NotFound('wording.unknown')
  return { rows, drafts: await draftRows(db, kind.kind, record), plans: await planRows(db, kind.kind, record) }
}

function saidOf(name: string, language: Language, { rows, drafts }: Read): Said {
  const row = rows.find((one) => one.field === name && one.language === language)!
  const draft = drafts.find((one) => one.language === language)
  return {
    name,
    text: row.text,
    draft: draft?.texts[name] ?? null,
    state: row.state,
    source: draft?.sources[name] ?? (row.state === 'behind' ? row.source : null),
    by: row.by,
    at: row.written_at.toISOString(),
  }
}

const openPlan = (plans: readonly PlanRow[], act: PlanRow['act'], language: Language | null) =>
  plans.find((one) => one.act === act && one.language === language && one.done_at === null)
function told(plan: PlanRow | undefined): Column['planned'] {
  if (!plan) return null
  const { at, by, promotion_id, campaign_id, occasion } = plan
  const id = promotion_id ?? campaign_id
  return {
    at: at?.toISOString() ?? null,
    by,
    with: id === null ? null : { kind: promotion_id === null ? 'campaign' : 'promotion', id, name: occasion ?? '' },
  }
}

function columnIn(kind: TextKind, language: Language, read: Read): Column {
  const draft = read.drafts.find((one) => one.language === language)
  const last = read.plans.find((one) => one.act === 'publish' && one.language === language)
  return {
    language,
    texts: fieldsOf(kind).map(([name]) => saidOf(name, language, read)),
    drafted: draft ? { at: draft.saved_at.toISOString(), by: draft.by } : null,
    planned: told(openPlan(read.plans, 'publish', language)),
    refused: draft ? (last?.refused ?? null) : null,
  }
}

/** One language of a record. @throws NotFound */
export const textColumn = async (db: Db, kind: TextKind, record: string, language: Language): Promise<Column> =>
  columnIn(kind, language, await readRecord(db, kind, record))

/** A record in its three languages, with what is being written of it; called as whoever reads it in `reads` knows it. @throws NotFound */
export async function textRecord(
  db: Db,
  kind: TextKind,
  record: string,
  reads: Language,
): Promise<Omit<TextRecord, 'columns'> & { columns: Column[] }> {
  const read = await readRecord(db, kind, record)
  const first = read.rows.find((row) => row.field === calledBy(kind) && row.language === 'es')
  return {
    kind: kind.kind,
    record,
    name: (await nameOf(db, kind, record, reads)) ?? first?.text ?? record,
    storefront: read.rows[0]?.storefront_code ?? null,
    fields: fieldsOf(kind).map(([name, { form, most, fits = null, needed = false }]) => ({
      name,
      form,
      most,
      fits,
      needed,
      house: kind.house?.(record)[name] ?? null,
      marks: [...(kind.marks?.(record)[name] ?? [])],
    })),
    columns: languages.map((language) => columnIn(kind, language, read)),
    shown: kind.shown ? await kind.shown.is(db, record) : null,
    taken_down: told(openPlan(read.plans, 'take_down', null)),
    seen: kind.seenAt !== undefined,
    former: [...((await kind.formerly?.of(db, record)) ?? [])],
  }
}
