import { type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, Refused } from '#kernel/errors.ts'
import { holdForLine } from '#modules/goods/stock/allocation.ts'
import { arrive } from '#modules/goods/stock/count-stock.ts'
import { askTransfer } from '#modules/goods/transfers/transfers.ts'
import { type LifeDeps, orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { shortEmail } from './email.ts'
import { editionsOf, insertShort, lockShort, moveShort, sayFound, storesWith, type WholeShortRow } from './short-list.sql.ts'
import type { Offer } from './staff-contract.ts'
import { type MissingReason, mayMove, type ShortState } from './states.ts'
import { requireShort, worthOf } from './view-short.ts'

export { copiesOrdered } from './short-list.sql.ts'

interface Asking {
  id: number
  onlyStore: string | null
}

/** Puts copies that no store could give on the short list. */
export const reportShort = async (
  tx: Tx,
  short: { lineId: number; storeCode: string; copies: number; reason: MissingReason },
  { actor, now }: Doing,
): Promise<void> => {
  await insertShort(tx, { ...short, by: actor.kind === 'staff' ? Number(actor.id) : null, now })
}

/** The row with its order, locked: the order first, as everywhere. @throws NotFound; Conflict 'short.closed' */
async function locked(tx: Tx, { id, onlyStore }: Asking): Promise<WholeShortRow> {
  const seen = await requireShort(tx, id, onlyStore)
  await wholeOrder(tx, seen.order_id)
  await lockShort(tx, id)
  const row = await requireShort(tx, id, onlyStore)
  if (row.state === 'closed') throw new Conflict('short.closed')
  return row
}

async function move(
  tx: Tx,
  row: WholeShortRow,
  to: ShortState,
  { now, ...change }: { now: Date } & Omit<Parameters<typeof moveShort>[3], 'changed_at'>,
): Promise<void> {
  const [moved] = mayMove(row.state, to) ? await moveShort(tx, row.id, [row.state, to], { ...change, changed_at: now }) : []
  if (!moved) throw new Conflict('short.closed')
}

const told = (tx: Tx, row: WholeShortRow, event: string, doing: Doing, detail: string) =>
  noteEvent(tx, row.order_id, event, { ...doing, reason: detail }, { lineId: row.line })

/** The store is asked to look once more. @throws NotFound, Conflict */
export async function lookAgain(tx: Tx, asking: Asking, note: string, { now }: Doing): Promise<void> {
  await move(tx, await locked(tx, asking), 'looking', { note, now })
}

/** It was looked for again, in vain. @throws NotFound; Conflict 'short.not_looking' */
export async function notThere(tx: Tx, asking: Asking, { now }: Doing): Promise<void> {
  const row = await locked(tx, asking)
  if (row.state !== 'looking') throw new Conflict('short.not_looking')
  await move(tx, row, 'open', { now })
}

/** Copies turned up: they are the store's again, held for the line, and stand in its picking list. @throws NotFound, Conflict, InvalidFields */
export async function found(tx: Tx, asking: Asking, copies: number, doing: Doing): Promise<void> {
  const row = await locked(tx, asking)
  if (copies > row.missing) throw new InvalidFields({ copies: 'short.more_than_missing' })
  const lot = { productId: row.product, storeCode: row.store_code, quantity: copies }
  await arrive(tx, [lot], { kind: 'correction', reason: 'found', document: { kind: 'order', name: row.order_number } })
  await holdForLine(tx, { lineId: row.line, productId: row.product, storeCode: row.store_code, most: copies })
  await told(tx, row, 'short_found', doing, `${row.store_code} ${copies}`)
  const now = await requireShort(tx, row.id, null)
  if (now.state === 'closed') await sayFound(tx, row.id, Number(doing.actor.id))
  else await move(tx, now, 'open', { now: doing.now })
}

/** Another store is asked to send copies to the one that lacks them; what arrives is held for the line. @throws NotFound, Conflict, Refused, InvalidFields */
export async function askOtherStore(
  tx: Tx,
  asking: Asking,
  { storeCode, copies }: { storeCode: string; copies: number },
  doing: Doing,
): Promise<void> {
  const row = await locked(tx, asking)
  if (copies > row.missing) throw new InvalidFields({ copies: 'short.more_than_missing' })
  const there = (await storesWith(tx, row.product, row.store_code)).find(({ store_code }) => store_code === storeCode)
  if (!there || there.copies < copies) throw new InvalidFields({ store_code: 'short.not_there' })
  const wish = {
    from_store: storeCode,
    to_store: row.store_code,
    lines: [{ product: row.product, copies }],
    note: row.order_number,
    send: false,
  }
  const transfer = await askTransfer(tx, wish, { by: Number(doing.actor.id), now: doing.now })
  await move(tx, row, 'asked', { transfer_id: transfer, now: doing.now })
  await told(tx, row, 'short_asked', doing, `${storeCode} → ${row.store_code}: ${copies}`)
}

/** It is ordered from whoever supplies it; what arrives in the store is held for the line. @throws NotFound, Conflict, InvalidFields */
export async function orderIt(
  tx: Tx,
  asking: Asking,
  { expected, note }: { expected: string | null; note: string },
  doing: Doing,
): Promise<void> {
  if (expected !== null && expected < dayOf(doing.now)) throw new InvalidFields({ expected: 'short.day_past' })
  const row = await locked(tx, asking)
  await move(tx, row, 'ordered', { expected_on: expected, note, now: doing.now })
  await told(tx, row, 'short_ordered', doing, [expected, note].filter(Boolean).join(' · '))
}

/** The customer is written to and may choose: another edition, to wait, or to do without. @throws NotFound, Conflict, InvalidFields, Refused */
export async function offer(tx: Tx, deps: LifeDeps, asking: Asking, wish: Offer, doing: Doing): Promise<void> {
  if (wish.edition === null && wish.wait_until === null && !wish.refund) throw new Refused('short.nothing_offered')
  if (wish.wait_until !== null && wish.wait_until < dayOf(doing.now)) throw new InvalidFields({ wait_until: 'short.day_past' })
  const row = await locked(tx, asking)
  const edition = (await editionsOf(tx, row.product)).find(({ product }) => product === wish.edition) ?? null
  if (wish.edition !== null && !edition) throw new InvalidFields({ edition: 'short.edition_unknown' })
  const { order } = await wholeOrder(tx, row.order_id)
  const email = shortEmail(await senderOf(tx, deps.senders, order), order, {
    missing: { title: row.title, copies: row.missing },
    edition,
    waitUntil: wish.wait_until as Day | null,
    worthCents: wish.refund ? worthOf(row) : null,
    note: wish.note,
    href: orderHref(deps, order),
  })
  await move(tx, row, 'offered', { expected_on: wish.wait_until, note: wish.note, now: doing.now })
  await queueEmail(tx, order.email, email, { order: order.number })
  await told(tx, row, 'short_offered', doing, edition?.title ?? '')
}

/** Nothing more is done about it. @throws NotFound, Conflict */
export async function layAside(tx: Tx, asking: Asking, note: string, doing: Doing): Promise<void> {
  const row = await locked(tx, asking)
  await move(tx, row, 'closed', { note, outcome: 'laid_aside', closed_by: Number(doing.actor.id), now: doing.now })
}
