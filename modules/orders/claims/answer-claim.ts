import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { lockOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { refund } from '#modules/orders/returns/refund.ts'
import { moneyOfCopies } from '#modules/orders/returns/send-back.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { type ClaimEvent, type ClaimRow, claimById, claimOfParcel, insertClaimEvent, moveClaim } from './claims.sql.ts'
import { claimEmail } from './emails.ts'
import { makeReplacement } from './replacement.ts'
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
      items: claim.lines.map(({ title, copies }) => ({ title, quantity: copies })),
      answer: claim.answer,
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
    { lines: money.lines, shipping: [], returnId: null, reason: `claim ${claim.id}`, byRight: false },
    { ...doing, reason: `claim ${claim.id}` },
  )
  await move(tx, at, ['closed', 'credited'], doing, { resolution: 'credit', refund_id: made.id })
  await tell(tx, deps, at, 'credit', { amountCents: made.amount_cents })
}

/** What was to be sent again cannot be had: its money is given back instead. @throws as answerClaim */
export async function creditInstead(tx: Tx, deps: ReturnDeps, claimId: number, doing: Doing): Promise<void> {
  const at = await standing(tx, claimId)
  if (at.claim.state !== 'accepted') throw new Conflict('claim.not_now')
  if (at.claim.replacement) throw new Conflict('claim.being_sent')
  await credit(tx, deps, at, doing)
}

/**
 * The copies are sent again: an order of its own without a price, out of a store's stock, since what was invoiced pays for them. The
 * claim is closed once it has left. @returns its number. @throws NotFound; Conflict 'claim.not_now', 'claim.being_sent', 'order.stock_short'
 */
export async function resend(
  tx: Tx,
  deps: ReturnDeps,
  { claimId, storeCode }: { claimId: number; storeCode: string },
  doing: Doing,
): Promise<string> {
  const at = await standing(tx, claimId)
  if (at.claim.state !== 'accepted') throw new Conflict('claim.not_now')
  if (at.claim.replacement) throw new Conflict('claim.being_sent')
  const order = await makeReplacement(tx, at, storeCode, doing)
  await tell(tx, deps, at, 'resent', { replacement: order.number, href: orderHref(deps, order) })
  return order.number
}

/** A parcel was handed over: the claim that it makes good is closed with it, once nothing of its order is left to send. */
export async function replacementLeft(tx: Tx, parcelId: number, now: Date): Promise<void> {
  const left = await claimOfParcel(tx, parcelId)
  if (!left) return
  const claim = await claimById(tx, left.claim_id)
  if (claim?.state !== 'accepted') return
  const [moved] = await moveClaim(tx, claim.id, 'accepted', 'closed', {
    carrier: left.carrier,
    tracking_code: left.tracking_code,
  })
  if (!moved) return
  const note = [left.number, left.carrier, left.tracking_code].filter(Boolean).join(' · ')
  await insertClaimEvent(tx, { claim_id: claim.id, at: now, event: 'resent', actor: 'staff', actor_id: '', note })
}

/** Lays a refused claim aside for good. @throws NotFound; Conflict 'claim.not_now' */
export async function closeClaim(tx: Tx, claimId: number, doing: Doing): Promise<void> {
  const at = await standing(tx, claimId)
  if (at.claim.state !== 'refused') throw new Conflict('claim.not_now')
  await move(tx, at, ['closed', 'closed'], doing, {})
}
