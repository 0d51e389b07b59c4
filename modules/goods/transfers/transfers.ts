import type { Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import type { Cause } from '#modules/goods/stock/cause.ts'
import { arrive, depart } from '#modules/goods/stock/count-stock.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { NewTransfer, ReceiveTransfer } from './staff-contract.ts'
import { mayMove, type TransferState } from './states.ts'
import {
  answerTransfer,
  askedOf,
  insertTransfer,
  insertTransferLines,
  lockTransfer,
  receiveTransfer,
  setPicked,
  setReceived,
  setSent,
  storeOf,
  type TransferLine,
  transferLines,
} from './transfers.sql.ts'

export { type AskedCopies, askedOf, copiesComing } from './transfers.sql.ts'

export interface Doing {
  by: number
  now: Date
}
interface Copies {
  product: number
  copies: number
}

const causeOf = (kind: 'transfer_in' | 'transfer_out', id: number): Cause => ({
  kind,
  document: { kind: 'transfer', name: String(id) },
})

/** Locks a transfer that may make this move. @throws NotFound 'transfer.unknown'; Conflict 'transfer.not_now' */
async function locked(tx: Tx, id: number, to: TransferState) {
  const [transfer] = await lockTransfer(tx, id)
  if (!transfer) throw new NotFound('transfer.unknown')
  if (!mayMove(transfer.state, to)) throw new Conflict('transfer.not_now')
  return transfer
}

/** Copies asked of a store for another one. @returns its id. @throws InvalidFields, NotFound */
export async function askTransfer(tx: Tx, wish: NewTransfer, { by }: Doing): Promise<number> {
  if (wish.from_store === wish.to_store) throw new InvalidFields({ to_store: 'transfer.same_store' })
  if (new Set(wish.lines.map(({ product }) => product)).size !== wish.lines.length)
    throw new InvalidFields({ lines: 'transfer.title_twice' })
  await storeByCode(tx, wish.from_store)
  await storeByCode(tx, wish.to_store)
  const [transfer] = await insertTransfer(tx, { from: wish.from_store, to: wish.to_store, note: wish.note, by })
  const written = await insertTransferLines(tx, transfer!.id, wish.lines)
  if (written.length !== wish.lines.length) throw new NotFound('staff.product_unknown')
  return transfer!.id
}

/** Each line with the copies that are said of it. @throws Refused 'transfer.not_in_it' */
function matched(lines: readonly TransferLine[], said: readonly Copies[]): { line: TransferLine; copies: number }[] {
  return said.map(({ product, copies }) => {
    const line = lines.find((one) => one.product === product)
    if (!line) throw new Refused('transfer.not_in_it')
    return { line, copies }
  })
}

/** Says how many copies of a line are off the shelf; the same word twice is one. @throws NotFound, Conflict, Refused */
export async function tickAsked(
  tx: Tx,
  said: { transfer: number; product: number; picked: number; storeCode: string },
  { by, now }: Doing,
): Promise<void> {
  const { from_store } = await locked(tx, said.transfer, 'sent')
  if (from_store !== said.storeCode) throw new NotFound('transfer.unknown')
  const [line] = await askedOf(tx, said.storeCode, said)
  if (!line) throw new NotFound('transfer.not_in_it')
  if (said.picked > line.asked) throw new Refused('transfer.more_than_asked')
  await setPicked(tx, { transfer: said.transfer, product: said.product, picked: said.picked, by, now })
}

/** The copies leave their store: all that was asked for, or fewer. @throws Conflict, Refused */
export async function sendTransfer(tx: Tx, id: number, said: readonly Copies[] | null, { by, now }: Doing): Promise<void> {
  const { from_store } = await locked(tx, id, 'sent')
  const lines = await transferLines(tx, id)
  const leaving = matched(lines, said ?? lines.map(({ product, asked }) => ({ product, copies: asked })))
  if (leaving.some(({ line, copies }) => copies > line.asked)) throw new Refused('transfer.more_than_asked')
  const sent = leaving.filter(({ copies }) => copies > 0).map(({ line, copies }) => ({ product: line.product, copies }))
  if (sent.length === 0) throw new Refused('transfer.nothing_to_send')
  const lots = sent.map(({ product, copies }) => ({ productId: product, storeCode: from_store, quantity: copies }))
  const short = await depart(tx, lots, causeOf('transfer_out', id))
  if (short !== null) {
    const title = lines.find(({ product }) => product === short)?.title ?? ''
    throw new Refused('transfer.short', { title })
  }
  await setSent(tx, id, sent)
  await answerTransfer(tx, id, { state: 'sent', reason: '', by, now })
}

/** The store that was asked says no, or who asked needs it no more. @throws NotFound, Conflict */
export async function endTransfer(
  tx: Tx,
  id: number,
  { state, reason }: { state: 'refused' | 'withdrawn'; reason: string },
  { by, now }: Doing,
): Promise<void> {
  await locked(tx, id, state)
  await answerTransfer(tx, id, { state, reason, by, now })
}

/** Counts of what has arrived are counts in all: those of a message that comes twice change nothing. @throws Refused */
function arrivedNow(lines: readonly TransferLine[], said: readonly Copies[]): Copies[] {
  return matched(lines, said).map(({ line, copies }) => {
    if (copies > line.sent) throw new Refused('transfer.more_than_sent', { title: line.title, sent: line.sent })
    if (copies < line.received) throw new Refused('transfer.less_than_received', { title: line.title, received: line.received })
    return { product: line.product, copies: copies - line.received }
  })
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

/** Copies arrive, and are for sale where they arrived but for those that orders wait for. @throws NotFound, Conflict, Refused; InvalidFields where some are missing without a word */
export async function takeInTransfer(
  tx: Tx,
  id: number,
  said: ReceiveTransfer,
  { by, now }: Doing,
  beforeArrival: BeforeArrival,
): Promise<void> {
  const products = said.lines.map(({ product }) => product)
  const goesTo = await storeOf(tx, id)
  const serve = goesTo === null ? null : await beforeArrival(tx, { storeCode: goesTo, products }, { by, now })
  const { to_store } = await locked(tx, id, 'part_received')
  const lines = await transferLines(tx, id)
  const arrived = arrivedNow(lines, said.lines)
  if (!said.finish && said.lines.every(({ copies }) => copies === 0)) throw new Conflict('transfer.nothing_arrived')
  const lots = arrived
    .filter(({ copies }) => copies > 0)
    .map(({ product, copies }) => ({ productId: product, storeCode: to_store, quantity: copies }))
  await arrive(tx, lots, causeOf('transfer_in', id))
  await setReceived(tx, id, said.lines)
  if (lots.length > 0) await serve?.()
  const after = new Map(said.lines.map(({ product, copies }) => [product, copies]))
  const isMissing = lines.some(({ product, sent, received }) => (after.get(product) ?? received) < sent)
  if (said.finish && isMissing && said.reason.length < 3) throw new InvalidFields({ reason: 'transfer.reason_missing' })
  const state = said.finish || !isMissing ? 'received' : 'part_received'
  await receiveTransfer(tx, id, { state, reason: isMissing ? said.reason : '', by, now })
}
