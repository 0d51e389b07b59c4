import type { Tx } from '#kernel/db.ts'
import { linesOfNote, lockNote, type NoteLineRow, receivedOf } from './notes.sql.ts'
import type { ClaimedOf } from './read-notes.ts'
import { arrivals } from './receiving.ts'

export interface NoteToClaim {
  id: number
  order_id: number
  lines: (NoteLineRow & {
    /** Copies neither scanned nor claimed. */
    missing: number
  })[]
  /** Whether anything was scanned at all. */
  counted: boolean
}

/** A note with what is missing of it, locked until the transaction ends; undefined alike for unknown and foreign ones. */
export async function noteToClaim(
  tx: Tx,
  customerId: string,
  code: string,
  claimedOf: ClaimedOf,
): Promise<NoteToClaim | undefined> {
  const note = await lockNote(tx, customerId, code)
  if (!note) return undefined
  const [lines, received, claimed] = [await linesOfNote(tx, note.id), await receivedOf(tx, note.id), await claimedOf(tx, note.id)]
  const { byPosition } = arrivals(lines, received)
  const claimedAt = new Map(claimed.map((row) => [row.position, row.copies]))
  return {
    ...note,
    counted: received.length > 0,
    lines: lines.map((line) => ({
      ...line,
      missing: Math.max(0, line.quantity - (byPosition.get(line.position) ?? 0) - (claimedAt.get(line.position) ?? 0)),
    })),
  }
}
