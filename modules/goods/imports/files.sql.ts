import type { Db, Locking, Part, Tx } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FileKind, FileState, TableField } from './contract.ts'
import type { ReasonCode, ReasonDetails } from './reasons.ts'

export interface Fault {
  code: ReasonCode
  details: ReasonDetails
}

/** What was found in a file when it was looked at. */
export interface Seen {
  /** Rows or products, and how many of them are updates of a part and withdrawals. */
  rows?: number
  parts?: number
  withdrawals?: number
  release?: string
  tags?: 'short' | 'reference'
  sender?: string
  sent_on?: string
  defaults?: { language?: string; currency?: string; priceType?: string; test?: boolean }
  test?: boolean
  headings?: readonly string[]
  first?: readonly Readonly<Record<string, string>>[]
  /** Where it breaks off. */
  cut?: Fault
}

export type Mapping = Partial<Readonly<Record<TableField, string>>>

export interface FileRow {
  id: number
  name: string
  file_key: string
  bytes: number
  received: number
  state: FileState
  kind: FileKind | null
  seen: Seen
  fault: Fault | null
  source: string
  mapping: Mapping
  sent_at: Date
  sent_by_name: string | null
  /** A run of it that has not ended. */
  busy: boolean
}

const columns = (db: Db) => db`
  f.id, f.name, f.file_key, f.bytes, f.received, f.state, f.kind, f.seen, f.fault, f.source, f.mapping, f.sent_at,
  (select name from staff_user where id = f.sent_by) as sent_by_name,
  exists (select from import_run r where r.file_id = f.id
            and r.state in ('waiting', 'running', 'pausing', 'paused', 'stopping')) as busy`

interface NewFile {
  name: string
  key: string
  bytes: number
  source: string
  staffId: number
}

/** A file of which every byte has come. */
export const insertWhole = async (tx: Tx, { name, key, bytes, source, staffId }: NewFile): Promise<number> => {
  const [row] = await tx<{ id: number }[]>`
    insert into import_file (name, file_key, bytes, received, state, source, sent_by)
    values (${name}, ${key}, ${bytes}, ${bytes}, 'waiting', ${source}, ${staffId}) returning id`
  return row!.id
}

export const insertFile = async (tx: Tx, file: NewFile): Promise<number> => {
  const [row] = await tx<{ id: number }[]>`
    insert into import_file (name, file_key, bytes, source, sent_by)
    values (${file.name}, ${file.key}, ${file.bytes}, ${file.source}, ${file.staffId}) returning id`
  return row!.id
}

export async function fileRow<Lock extends boolean = false>(db: Locking<Lock>, id: number, lock?: Lock): Promise<FileRow | null> {
  const [row] = await db<FileRow[]>`
    select ${columns(db)} from import_file f where f.id = ${id} ${lock ? db`for update of f` : db``}`
  return row ?? null
}

export const fileSorts = (db: Db) => ({
  sent_at: { by: db`f.sent_at`, kind: 'instant' as const },
  name: { by: db`f.name`, kind: 'text' as const },
  bytes: { by: db`f.bytes`, kind: 'number' as const },
})

interface AskedFiles {
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  state?: FileState | undefined
}

/** The files that are asked for, whatever the page. */
export const matchingFiles = (db: Db, query: AskedFiles): Part => db`
  select f.id from import_file f
   where ${query.state === undefined ? db`true` : db`f.state = ${query.state}`}
         ${worded(db, db`list_words(f.name || ' ' || f.source)`, query.q)} ${onDays(db, db`f.sent_at`, query)}`

export const fileRows = (db: Db, query: AskedFiles, walk: Walk) => db<(FileRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} from import_file f
   where f.id in (${matchingFiles(db, query)}) ${walk.after} ${walk.order}`

/** What has come so far; the last piece has it looked at. */
export const received = (tx: Tx, id: number, bytes: number) => tx`
  update import_file set received = ${bytes}, state = case when ${bytes} = bytes then 'waiting' else 'arriving' end where id = ${id}`

export const setReading = (tx: Tx, id: number, { source, mapping }: { source: string; mapping: Mapping }) => tx`
  update import_file set source = ${source}, mapping = ${tx.json(mapping)} where id = ${id}`

export const rememberMapping = (tx: Tx, source: string, mapping: Mapping) => tx`
  insert into import_mapping (source, mapping) values (${source}, ${tx.json(mapping)})
  on conflict (source) do update set mapping = excluded.mapping, changed_at = now()`

export async function rememberedMapping(db: Db, source: string): Promise<Mapping | null> {
  const [row] = await db<{ mapping: Mapping }[]>`select mapping from import_mapping where source = ${source}`
  return row?.mapping ?? null
}

export const deleteFile = (tx: Tx, id: number) => tx`delete from import_file where id = ${id}`

/** Files that nobody works with and that have lain there long enough. */
export const oldFiles = (tx: Tx, before: Date) => tx<{ id: number; file_key: string }[]>`
  delete from import_file f
   where sent_at < ${before} and not exists (
     select from import_run r where r.file_id = f.id and r.state in ('waiting', 'running', 'pausing', 'paused', 'stopping'))
  returning f.id, f.file_key`
