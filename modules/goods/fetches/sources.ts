import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { addressFaults } from '#modules/platform/file-exchange/address-rules.ts'
import { tryFolder } from '#modules/platform/file-exchange/server.ts'
import { type Say, whyOf } from '#modules/platform/file-exchange/told-fault.ts'
import type { FetchDeps } from './deps.ts'
import { filesOf, openSource } from './open-source.ts'
import {
  deleteSource,
  insertSource,
  listedSources,
  matchingSources,
  type SourceRow,
  setDue,
  sourceRow,
  sourceSorts,
  updateSource,
} from './sources.sql.ts'
import type { FindSources, NewSource, Source, Tried } from './staff-contract.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

const shown = [
  'id',
  'name',
  'kind',
  'host',
  'port',
  'username',
  'credential',
  'host_key',
  'folder',
  'pattern',
  'look_hours',
  'supplier',
  'brings',
  'accepts_prices',
  'active',
] as const

const view = (row: SourceRow, language: Language, say: Say): Source => {
  const kept = Object.fromEntries(shown.map((name) => [name, row[name]])) as Pick<SourceRow, (typeof shown)[number]>
  return {
    ...kept,
    due_at: instant(row.due_at),
    looked_at: instant(row.looked_at),
    looking: row.looking,
    fault: whyOf(row.fault, language, say),
    failing_since: instant(row.failing_since),
    files: row.files,
    failed: row.failed,
    saved_by: row.saved_by_name,
  }
}

/** Where files are fetched. */
export async function findSources(db: Db, query: FindSources, language: Language, say: Say) {
  const rows = await listedSources(db, query, walking(db, query, sourceSorts(db), { id: db`s.id` }))
  return listPage(db, query, { rows, matching: matchingSources(db, query), view: (row) => view(row, language, say) })
}

/** One of them as it is kept; null where there is none. */
export async function keptSource(db: Db, id: number, language: Language, say: Say): Promise<Source | null> {
  const row = await sourceRow(db, id)
  return row && view(row, language, say)
}

async function lockedSource(tx: Tx, id: number): Promise<SourceRow> {
  const row = await sourceRow(tx, id, true)
  if (!row) throw new NotFound('fetches.unknown')
  return row
}

const ofSftp = ['host', 'port', 'username', 'credential'] as const

/** What a source must say by its kind. @throws InvalidFields */
function requireWhole(source: NewSource): void {
  const faults: Record<string, RefusalCode> = {}
  const { kind, folder } = source
  if (kind === 'folder') {
    for (const field of [...ofSftp, 'host_key'] as const) if (source[field] !== null) faults[field] = 'fetches.not_here'
    if (folder.startsWith('/') || folder.split('/').includes('..')) faults['folder'] = 'fetches.path'
  } else {
    Object.assign(faults, addressFaults(source))
  }
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults)
}

interface By {
  staffId: number
  now: Date
}

/** @throws InvalidFields */
export function addSource(tx: Tx, source: NewSource, { staffId, now }: By): Promise<number> {
  requireWhole(source)
  return insertSource(tx, source, { staffId, dueAt: source.active ? now : null })
}

/** Its files are brought in in the name of whoever saves it. @throws InvalidFields, NotFound */
export async function changeSource(tx: Tx, id: number, source: NewSource, { staffId, now }: By): Promise<void> {
  requireWhole(source)
  await lockedSource(tx, id)
  await updateSource(tx, id, source, { staffId, dueAt: source.active ? now : null })
}

/** @throws NotFound */
export async function removeSource(tx: Tx, id: number): Promise<void> {
  if (!(await deleteSource(tx, id))) throw new NotFound('fetches.unknown')
}

/** Has it looked at next, whatever its hours. @throws Refused where it is off */
export async function fetchNow(tx: Tx, id: number, now: Date): Promise<void> {
  const source = await lockedSource(tx, id)
  if (!source.active) throw new Refused('fetches.off')
  await setDue(tx, id, now)
}

const shownNames = 10

/** Goes there and looks, and takes nothing. */
export async function trySource(db: Db, id: number, deps: FetchDeps, language: Language, say: Say): Promise<Tried> {
  const source = await sourceRow(db, id)
  if (!source) throw new NotFound('fetches.unknown')
  const tried = await tryFolder(
    () => openSource(source, deps),
    (folder) => filesOf(folder, source.pattern),
    { language, say },
  )
  return { ...tried, files: tried.files.length, first: tried.files.slice(0, shownNames).map(({ name }) => name) }
}
