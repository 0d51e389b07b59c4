import type { Pool } from '#kernel/db.ts'
import { Conflict, NotFound, ShopError } from '#kernel/errors.ts'
import { noteDownload } from '#modules/orders/order/download-waiver.ts'
import { copyFor, type Sendable } from './copies.ts'
import { type BoughtRow, boughtLine } from './ebooks.sql.ts'
import { refusals } from './fetch.ts'
import type { EbookStore } from './file-store.ts'
import { openPlace } from './reading.sql.ts'
import type { OpenBought } from './reading-contract.ts'
import { isReadable, stateOf } from './rules.ts'
import { partsOf } from './stored-parts.ts'
import { writeTicket } from './ticket.ts'

type Readable = BoughtRow & { file_key: string; media_type: 'application/epub+zip'; bytes: number }

/** @throws Conflict with the reason why it cannot be read, NotFound 'ebooks.link_over', ShopError unavailable while its file is missing */
function mustBeReadable(row: BoughtRow | undefined, now: Date): asserts row is Readable {
  if (!row) throw new NotFound('ebooks.link_over')
  const state = stateOf(row, now)
  if (state !== 'ready' && state !== 'used_up') throw new Conflict(refusals[state])
  if (row.lcp) throw new Conflict('ebooks.lcp_not_to_read')
  if (row.file_key === null) throw new ShopError('unavailable', 'ebooks.no_file')
  if (!isReadable(row, now)) throw new Conflict('ebooks.not_to_read')
}

/**
 * Opens a bought EPUB to be read in the browser. It takes no download; as it hands the book over, it ends the right to withdraw where that
 * was given up, as a download does.
 */
export async function openToRead(
  db: Pool,
  files: EbookStore,
  line: number,
  { secret, now }: { secret: string; now: Date },
): Promise<OpenBought> {
  const { row, place } = await db.begin(async (tx) => {
    const row = await boughtLine(tx, line)
    mustBeReadable(row, now)
    if (!(await files.has(row.file_key, row.bytes))) throw new ShopError('unavailable', 'ebooks.no_file')
    await noteDownload(tx, line, now)
    return { row, place: await openPlace(tx, line, now) }
  })
  const copy = await copyFor(db, files, row, now)
  const reading = writeTicket(secret, line, now, 'reading')
  return {
    line,
    title: row.title,
    author: row.author,
    parts: await partsOf(files, copy),
    part: `/api/ebooks/reading/part/?reading=${reading}&part=`,
    reading,
    place,
  }
}

/** The copy whose parts are read, asked for with each part: a book that was given back meanwhile closes. */
export const copyToRead = async (db: Pool, files: EbookStore, line: number, now: Date): Promise<Sendable> => {
  const row = await db.begin((tx) => boughtLine(tx, line))
  mustBeReadable(row, now)
  return copyFor(db, files, row, now)
}
