import type { Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { arrive } from '#modules/goods/stock/count-stock.ts'
import {
  finishDelivery,
  insertDelivery,
  insertLines,
  insertScans,
  type LineRow,
  lineRows,
  lockDelivery,
  shareDelivery,
} from './deliveries.sql.ts'
import { readNote } from './read-note.ts'
import type { NewDelivery, Scan } from './staff-contract.ts'
import { type DeliveryState, mayMove } from './states.ts'

export interface Doing {
  by: number
  now: Date
}

/** A delivery with the note that came with it. @returns its id. @throws as readNote; InvalidFields; Conflict 'supplier_delivery.taken_in' */
export async function openDelivery(tx: Tx, given: NewDelivery, { by }: Doing): Promise<number> {
  const note = await readNote(given)
  const supplier = given.supplier || note.supplier
  if (supplier === '') throw new InvalidFields({ supplier: 'supplier_delivery.supplier_missing' })
  const number = given.note_number || note.number
  const { day, unread } = note
  const [delivery] = await insertDelivery(tx, { storeCode: given.store_code, supplier, number, day, unread, by })
  if (!delivery) throw new Conflict('supplier_delivery.taken_in')
  if (note.lines.length > 0) await insertLines(tx, delivery.id, note.lines)
  return delivery.id
}

/** Keeps what was in the boxes, each scan once. @returns each scan with its line as it stands. @throws Conflict 'supplier_delivery.not_now' */
export async function keepScans(
  tx: Tx,
  id: number,
  scans: readonly Scan[],
  { by, language }: Doing & { language: Language },
): Promise<{ key: string; line: LineRow }[]> {
  const [delivery] = await shareDelivery(tx, id)
  if (delivery?.state !== 'open') throw new Conflict('supplier_delivery.not_now')
  const given = scans.map((scan) => ({ ...scan, code: parseEan(scan.code) ?? scan.code }))
  await insertScans(tx, { id, staffId: by, scans: given })
  const lines = new Map((await lineRows(tx, id, language)).map((line) => [line.code, line]))
  return given.map(({ key, code }) => ({ key, line: lines.get(code)! }))
}

/** Locks a delivery that may make this move. @throws NotFound, Conflict 'supplier_delivery.not_now' */
async function locked(tx: Tx, id: number, to: DeliveryState) {
  const [delivery] = await lockDelivery(tx, id)
  if (!delivery) throw new NotFound('supplier_delivery.unknown')
  if (!mayMove(delivery.state, to)) throw new Conflict('supplier_delivery.not_now')
  return delivery
}

/**
 * Told of copies before they come into the stock, in the same transaction, since orders are locked before it; what it answers is done
 * once they are there.
 */
export type BeforeArrival = (
  tx: Tx,
  arrival: { storeCode: string; products: readonly number[] },
  doing: Doing,
) => Promise<() => Promise<void>>

/**
 * The copies are the store's, and for sale: who waits for them is told by the same way as for any copies that come. Codes that no
 * product has stay listed. @throws NotFound, Conflict; Refused 'supplier_delivery.nothing'
 */
export async function takeInDelivery(
  tx: Tx,
  id: number,
  { as_noted, remark }: { as_noted: boolean; remark: string },
  { by, now }: Doing,
  beforeArrival: BeforeArrival,
): Promise<void> {
  const { store_code } = await locked(tx, id, 'finished')
  const lines = await lineRows(tx, id, 'es')
  if (as_noted) {
    const left = lines.filter(({ scanned, expected }) => !scanned && expected > 0)
    const scans = left.map(({ code, expected }) => ({ key: crypto.randomUUID(), code, copies: expected, by_hand: true }))
    if (scans.length > 0) await insertScans(tx, { id, staffId: by, scans })
  }
  const sums = new Map<number, number>()
  for (const { product, scanned, counted, expected } of lines) {
    const copies = as_noted && !scanned ? expected : counted
    if (product !== null && copies > 0) sums.set(product, (sums.get(product) ?? 0) + copies)
  }
  if (sums.size === 0) throw new Refused('supplier_delivery.nothing')
  const serve = await beforeArrival(tx, { storeCode: store_code, products: [...sums.keys()] }, { by, now })
  await arrive(
    tx,
    [...sums].map(([productId, quantity]) => ({ productId, storeCode: store_code, quantity })),
    { kind: 'receipt', document: { kind: 'delivery', name: String(id) } },
  )
  await serve()
  await finishDelivery(tx, id, { state: 'finished', remark, by, now })
}

/** Lays a delivery aside: nothing of it came into the stock. @throws NotFound, Conflict */
export async function abandonDelivery(tx: Tx, id: number, { by, now }: Doing): Promise<void> {
  await locked(tx, id, 'abandoned')
  await finishDelivery(tx, id, { state: 'abandoned', remark: '', by, now })
}
