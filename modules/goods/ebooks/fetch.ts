import type { Pool } from '#kernel/db.ts'
import { Conflict, NotFound, type RefusalCode, ShopError } from '#kernel/errors.ts'
import { downloadsIncluded } from '#modules/orders/order/download-terms.ts'
import { noteDownload } from '#modules/orders/order/download-waiver.ts'
import type { BoughtEbook } from './contract.ts'
import { type BoughtRow, boughtLine, countFetch, wasFetchedSince } from './ebooks.sql.ts'
import { endOf, sameFetchMs, stateOf } from './rules.ts'

/** Why a bought ebook cannot be had. */
export const refusals: Record<Exclude<BoughtEbook['state'], 'ready'>, RefusalCode> = {
  preparing: 'ebooks.not_yet',
  used_up: 'ebooks.used_up',
  ended: 'ebooks.ended',
  closed: 'ebooks.closed',
}

export type WithFile = BoughtRow & { file_key: string; media_type: NonNullable<BoughtRow['media_type']>; bytes: number }
export const hasFile = (row: BoughtRow): row is WithFile => row.file_key !== null && row.media_type !== null && row.bytes !== null

/**
 * Opens a bought ebook and counts it, once for a reader who goes on within the hour. `counts`: false for a question about the file
 * that brings none of it. `bring`: what is sent, null while it is missing.
 * @throws NotFound 'ebooks.link_over', Conflict with the reason, ShopError unavailable while its file is missing.
 */
export const openEbook = <Sent>(
  db: Pool,
  line: number,
  { reader, now, counts, bring }: { reader: Buffer; now: Date; counts: boolean; bring: (row: BoughtRow) => Promise<Sent | null> },
): Promise<Sent> =>
  db.begin(async (tx) => {
    const row = await boughtLine(tx, line)
    if (!row) throw new NotFound('ebooks.link_over')
    const state = stateOf(row, now)
    const goesOn = state === 'used_up' && (await wasFetchedSince(tx, line, reader, new Date(now.getTime() - sameFetchMs)))
    if (state !== 'ready' && !goesOn) throw new Conflict(refusals[state])
    // Asked before it is counted: nobody loses a download to a disk that is not there.
    const sent = await bring(row)
    if (sent === null) throw new ShopError('unavailable', 'ebooks.no_file')
    const endsAt = endOf(row)
    if (!counts || goesOn || !endsAt) return sent
    if (!(await wasFetchedSince(tx, line, reader, new Date(now.getTime() - sameFetchMs)))) {
      await countFetch(tx, line, { most: downloadsIncluded, endsAt, reader, now })
      await noteDownload(tx, line, now)
    }
    return sent
  })
