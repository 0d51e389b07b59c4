import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { takeOff } from '#modules/goods/stock/order-stock.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { lockOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { refund } from '#modules/orders/returns/refund.ts'
import { moneyOfCopies } from '#modules/orders/returns/send-back.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { type ClaimEvent, type ClaimRow, claimById, insertClaimEvent, moveClaim } from './claims.sql.ts'
import { claimEmail } from './emails.ts'
import { type ClaimState, mayMove } from './states.ts'

interface Standing {
  claim: ClaimRow
  whole: WholeOrder
}

/** A claim with its order, which is locked until the transaction ends. @throws NotFound 'claim.unknown' */
async function standing(tx: Tx, claimId: number): Promise<Standing> {
  const seen = await claimById(tx, claimId)
  if (!seen) throw new NotFound('claim.unknown')
  const whole = await lockOrder(tx, seen.order_number)
  return { claim: (await claimById(tx, claimId)) as ClaimRow, whole }
}

async function move(
  tx: Tx,
  { claim }: Standing,
  [to, event]: readonly [ClaimState, ClaimEvent],
  { actor, now }: Doing,
  change: Parameters<typeof moveClaim>[4] & { note?: string } = {},
): Promise<void> {
  const { note = '', ...values } = change
  if (!mayMove(claim.state, to)) throw new Conflict('claim.not_now')
  const [moved] = await moveClaim(tx, claim.id, claim.state, to, values)
  if (!moved) throw new Conflict('claim.not_now')
  claim.state = to
  await insertClaimEvent(tx, { claim_id: claim.id, at: now, event, actor: 'staff', actor_id: actor.id, note })
}

const tell = async (
  tx: Tx,
  deps: ReturnDeps,
  { claim, whole }: Standing,
  said: 'refused' | 'resend' | 'resent' | 'credit',
  extra: object = {},
) =>
  queueEmail(
    tx,
    whole.order.email,
    claimEmail(await senderOf(tx, deps.senders, whole.order), whole.order.language, {
      news: said,
      note: claim.note,
      pieces: claim.lines.map(({ title, copies }) => ({ title, quantity: copies })),
      answer: claim.answer,
      carriage: '',
      href: orderHref(deps, whole.order),
      ...extra,
    }),
    { order: whole.order.number },
  )

/**
 * The shop's answer. Accepted for credit, the money of the copies is given back at once, with the corrective invoice of what was
 * invoiced; accepted to be sent again, the claim stays open until it is (resend). The customer is told.
 * @throws NotFound; Conflict 'claim.not_now'; what refund() throws.
 */
export async function answerClaim(
  tx: Tx,
  deps: ReturnDeps,
  { claimId, accept, answer }: { claimId: number; accept: 'resend' | 'credit' | null; answer: string },
  doing: Doing,
): Promise<void> {
  const at = await standing(tx, claimId)
  at.claim.answer = answer
  if (accept === null) {
    await move(tx, at, ['refused', 'refused'], doing, { answer, note: answer })
    await tell(tx, deps, at, 'refused')
    return
  }
  await move(tx, at, ['accepted', 'accepted'], doing, { resolution: accept, answer, note: answer })
  if (accept === 'credit') await credit(tx, deps, at, doing)
  else await tell(tx, deps, at, 'resend')
}

/** Gives the money of the copies back and closes the claim. */
async function credit(tx: Tx, deps: ReturnDeps, at: Standing, doing: Doing): Promise<void> {
  const { claim, whole } = at
  const copiesOf = Map.groupBy(claim.lines, (line) => line.order_line_id)
  const copies = [...copiesOf].map(([lineId, lines]) => ({ lineId, received: lines.reduce((all, line) => all + line.copies, 0) }))
  const money = moneyOfCopies(whole, copies)
  const made = await refund(
    tx,
    deps,
    whole,
    { lines: money.lines, shipping: [], returnId: null, reason: `claim ${claim.id}`, byRight: true },
    { ...doing, reason: `claim ${claim.id}` },
  )
  await move(tx, at, ['closed', 'credited'], doing, { resolution: 'credit', refund_id: made.id })
  await tell(tx, deps, at, 'credit', { amountCents: made.amount_cents })
}

/** What was to be sent again cannot be had: its money is given back instead. @throws as answerClaim */
export async function creditInstead(tx: Tx, deps: ReturnDeps, claimId: number, doing: Doing): Promise<void> {
  const at = await standing(tx, claimId)
  if (at.claim.state !== 'accepted') throw new Conflict('claim.not_now')
  await credit(tx, deps, at, doing)
}

/**
 * The copies are on their way again, out of a store's stock and without a price: what was invoiced pays for them. Closes the claim.
 * @throws NotFound; Conflict 'claim.not_now'; 'order.stock_short' by its constraint when they do not lie there.
 */
export async function resend(
  tx: Tx,
  deps: ReturnDeps,
  { claimId, storeCode, carrier, trackingCode }: { claimId: number; storeCode: string; carrier: string; trackingCode: string },
  doing: Doing,
): Promise<void> {
  const at = await standing(tx, claimId)
  const { claim, whole } = at
  const productOf = (lineId: number) => whole.lines.find(({ id }) => id === lineId)!.product_id
  const lots = claim.lines.map((line) => ({ productId: productOf(line.order_line_id), storeCode, quantity: line.copies }))
  const carriage = [carrier, trackingCode].filter(Boolean).join(' · ')
  await move(tx, at, ['closed', 'resent'], doing, { carrier, tracking_code: trackingCode, note: carriage })
  await takeOff(tx, lots, { kind: 'sent_again', document: { kind: 'claim', name: String(claimId) } })
  await tell(tx, deps, at, 'resent', { carriage })
}

/** Lays a refused claim aside for good. @throws NotFound; Conflict 'claim.not_now' */
export async function closeClaim(tx: Tx, claimId: number, doing: Doing): Promise<void> {
  const at = await standing(tx, claimId)
  if (at.claim.state !== 'refused') throw new Conflict('claim.not_now')
  await move(tx, at, ['closed', 'closed'], doing, {})
}
