import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { type FileKind, keptDays, mostFileBytes, type TableField, tableFields } from './contract.ts'
import type { ImportFiles } from './file-store.ts'
import {
  deleteFile,
  type FileRow,
  fileRow,
  insertFile,
  insertWhole,
  type Mapping,
  oldFiles,
  received,
  rememberMapping,
  setReading,
} from './files.sql.ts'

export async function fileOf(db: Db, id: number): Promise<FileRow> {
  const file = await fileRow(db, id)
  if (!file) throw new NotFound('imports.no_such_file')
  return file
}

async function lockedFile(tx: Tx, id: number): Promise<FileRow> {
  const file = await fileRow(tx, id, true)
  if (!file) throw new NotFound('imports.no_such_file')
  return file
}

/** Announces a file: its pieces follow. */
export async function announce(
  tx: Tx,
  files: ImportFiles,
  { name, bytes, staffId }: { name: string; bytes: number; staffId: number },
): Promise<number> {
  if (bytes > mostFileBytes) throw new InvalidFields({ bytes: 'imports.file_too_large' })
  return insertFile(tx, { name, key: files.newKey(), bytes, source: name, staffId })
}

/** A file that lies there whole already, under `key`: it is looked at next. @returns its id */
export const takeIn: (tx: Tx, file: Parameters<typeof insertWhole>[1]) => Promise<number> = insertWhole

/**
 * Takes the piece that begins at `offset`; a piece that came before is answered like one that came now, so that whoever sends may
 * always ask how far it is and go on there. @throws Conflict 'imports.elsewhere' with how many bytes there are
 */
export async function takePiece(
  tx: Tx,
  files: ImportFiles,
  id: number,
  { offset, piece }: { offset: number; piece: Uint8Array },
) {
  const file = await lockedFile(tx, id)
  if (offset + piece.length <= file.received) return
  if (file.state !== 'arriving') throw new Refused('imports.whole_already')
  // What was said to have come may be gone with the disk it lay on.
  const lying = Math.min(file.received, await files.sizeOf(file.file_key))
  if (offset !== lying) throw new Conflict('imports.elsewhere', { received: lying })
  if (offset + piece.length > file.bytes) throw new Refused('imports.more_than_said')
  await files.write(file.file_key, piece, offset)
  await received(tx, id, offset + piece.length)
}

const mustBeNamed: readonly TableField[] = ['ean']

/** Under which name a file's rows are remembered, and what its columns hold; both are kept for the next file of that name. */
export async function say(tx: Tx, id: number, { source, mapping }: { source: string; mapping: Mapping }): Promise<void> {
  const file = await lockedFile(tx, id)
  if (file.state !== 'ready') throw new Refused('imports.not_ready')
  if (file.busy) throw new Refused('imports.under_way')
  if (isTable(file.kind)) {
    const headings = new Set(file.seen.headings)
    for (const field of tableFields)
      if (mapping[field] !== undefined && !headings.has(mapping[field]))
        throw new InvalidFields({ [`mapping.${field}`]: 'imports.no_such_column' })
    for (const field of mustBeNamed)
      if (!mapping[field]) throw new InvalidFields({ [`mapping.${field}`]: 'imports.column_needed' })
    await rememberMapping(tx, source, mapping)
  }
  await setReading(tx, id, { source, mapping })
}

export const isTable = (kind: FileKind | null): boolean => kind === 'table' || kind === 'workbook'

/** Deletes a file; the reports of its runs stay. */
export async function forget(tx: Tx, files: ImportFiles, id: number): Promise<void> {
  const file = await lockedFile(tx, id)
  if (file.busy) throw new Refused('imports.under_way')
  await deleteFile(tx, id)
  await files.forget(file.file_key)
}

const day = 86_400_000

/** Deletes files that have lain there long enough. */
export async function sweepFiles(db: Pool, files: ImportFiles, now: Date): Promise<void> {
  const gone = await db.begin((tx) => oldFiles(tx, new Date(now.getTime() - keptDays * day)))
  for (const { file_key } of gone) await files.forget(file_key)
}
