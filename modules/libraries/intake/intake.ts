import type { Db, Locking, Part, Pool, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, ShopError } from '#kernel/errors.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { addTriaged } from '#modules/libraries/desk/lines.ts'
import { openListOf } from '#modules/libraries/desk/lists.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { TakeReading } from './contract.ts'
import { cleanName } from './file-name.ts'
import { readApart } from './read-apart.ts'
import type { GivenFile } from './read-asked.ts'
import {
  deleteReadingsBefore,
  insertReading,
  markTaken,
  putReadingLines,
  type ReadingRow,
  readingRow,
  type StoredLine,
} from './readings.sql.ts'
import { triage } from './triage.ts'

export interface IntakeDeps {
  db: Pool
  storefront: string
  search: SearchIndex
}

/** What a list is read with; without a search, titles are found whole alone. */
export interface ReadingDeps {
  db: Db
  storefront: string
  search?: Pick<SearchIndex, 'find'>
}

/** A file out of a call. @throws InvalidFields when its content is no base64. */
export function fileOf(sent: { name: string; content: string } | null): GivenFile | null {
  if (!sent || sent.content === '') return null
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(sent.content)) throw new InvalidFields({ file: 'intake.damaged' })
  return { name: cleanName(sent.name), bytes: new Uint8Array(Buffer.from(sent.content, 'base64')) }
}

/** Reads a text or file and keeps what the catalogue makes of it. @returns its id; @throws InvalidFields that say what is wrong with the file or text. */
export async function read(
  { db, storefront, search }: ReadingDeps,
  { customerId, text, file, now }: { customerId: string; text: string; file: GivenFile | null; now: Date },
): Promise<number> {
  const field = file ? 'file' : 'text'
  const list = await readApart(file ?? text).catch((error: unknown) => {
    throw error instanceof ShopError ? new ShopError('invalid', error.code, { ...error.details }, { [field]: error.code }) : error
  })
  if (list.titles.length === 0) throw new InvalidFields({ [field]: 'intake.nothing' })
  const lines = await triage(db, storefront, list.titles, { now, ...(search && { search }) })
  return insertReading(db, { customerId, name: file?.name ?? '', lines, unread: list.unread, rows: list.rows, now })
}

/** A reading of the caller's account. @throws NotFound alike for those of others and for none. */
export async function ownReading<Lock extends boolean = false>(
  db: Locking<Lock>,
  caller: Pick<Caller, 'id'>,
  id: number,
  how?: { lock: Lock },
): Promise<ReadingRow> {
  const row = await readingRow(db, caller.id, id, how)
  if (!row) throw new NotFound('intake.unknown_reading')
  return row
}

type Changes = ReturnType<typeof TakeReading.parse>['lines']

/** The line with the copies and the edition that were chosen; null when it is left out. */
function settled(storedLine: StoredLine, change: Changes[number] | undefined): StoredLine | null {
  if (change?.skip) return null
  const quantity = change?.quantity ?? storedLine.quantity
  const chosen = change?.product ?? null
  return storedLine.state === 'choose' && chosen !== null && storedLine.candidates.includes(chosen)
    ? { ...storedLine, quantity, state: 'found', productId: chosen, candidates: [] }
    : { ...storedLine, quantity }
}

/**
 * Puts a reading into the caller's open list, once: what was found and what has to be chosen; unknown lines stay for a bookseller.
 * @throws NotFound, Conflict 'intake.taken', Refused 'desk.too_many_lines'
 */
export const takeReading = (db: Pool, caller: Caller, { reading, lines }: { reading: number; lines: Changes }, now: Date) =>
  db.begin(async (tx) => {
    const row = await ownReading(tx, caller, reading, { lock: true })
    if (row.taken_at !== null) throw new Conflict('intake.taken')
    const changes = new Map(lines.map((line) => [line.line, line]))
    const storedLines = row.lines.flatMap((storedLine, index) =>
      storedLine.state === 'unknown' ? [] : (settled(storedLine, changes.get(index + 1)) ?? []),
    )
    const list = await openListOf(tx, caller)
    const { added, merged } = await addTriaged(tx, list, storedLines)
    await markTaken(tx, reading, now)
    return { list, added, merged, unknown: row.lines.filter(({ state }) => state === 'unknown').length }
  })

/**
 * Unknown lines of a reading for which nobody was asked yet, all of them or those named, marked as asked for. Inside a transaction.
 * @throws NotFound as ownReading
 */
export async function takeUnknown(
  tx: Tx,
  caller: Caller,
  reading: number,
  wanted: readonly number[] | undefined,
  most: number,
): Promise<StoredLine[]> {
  const row = await ownReading(tx, caller, reading, { lock: true })
  const taken: StoredLine[] = []
  const lines = row.lines.map((storedLine, index) => {
    const isWanted =
      storedLine.state === 'unknown' && !storedLine.requested && (wanted?.includes(index + 1) ?? true) && storedLine.asked !== ''
    if (!isWanted || taken.length >= most) return storedLine
    taken.push(storedLine)
    return { ...storedLine, requested: true }
  })
  if (taken.length > 0) await putReadingLines(tx, reading, lines)
  return taken
}

const keptDays = 30

/** Forgets readings that nobody came back to; `shown` says of which another domain still shows the lines. */
export const sweepReadings = (db: Db, now: Date, shown: (reading: Part) => Part) =>
  deleteReadingsBefore(db, new Date(now.getTime() - keptDays * 86_400_000), shown)
