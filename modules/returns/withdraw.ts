import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { type Limit, takeAttempt } from '#modules/access/attempts.ts'
import { isConsumersOrder } from '#modules/customers/trade-standing.ts'
import { queueLetter } from '#modules/mail/outbox.ts'
import { annulGiftCard } from '#modules/orders/annul-gift-card.ts'
import { hasLeft, mayCancel } from '#modules/orders/cancel-lines.ts'
import { lockOrder, readOrder } from '#modules/orders/for-returns.ts'
import { type Doing, noteEvent, orderHref, type WholeOrder } from '#modules/orders/life.ts'
import { senderOf } from '#modules/storefronts/identity.ts'
import { takeOut } from './cancel.ts'
import type { ReturnDeps } from './deps.ts'
import { withdrawnLetter } from './letters.ts'
import { insertReturn, insertReturnLines } from './returns.sql.ts'
import { copiesOut, copiesToWithdraw, withdrawableUntil } from './rules.ts'
import { withdrawableCard } from './withdraw-gift-card.ts'

/** Numbers and addresses tried: few for one number, more for one connection, so that nobody goes through all of them. */
const perNumber: Limit = { name: 'withdrawal-number', most: 10, minutes: 60 }
const perAddress: Limit = { name: 'withdrawal-address', most: 60, minutes: 60 }

/** Who withdraws: no account is asked for (Directive 2011/83, article 11a). */
export interface Declaration {
  name: string
  number: string
  email: string
}

/** Copies that can be withdrawn from. */
export interface WithdrawableLine {
  lineId: number
  title: string
  quantity: number
}

export interface Withdrawable {
  number: string
  lines: WithdrawableLine[]
  /** After the days the law gives: recorded, and answered by staff. */
  late: boolean
}

const isTheirs = ({ order }: WholeOrder, email: string): boolean =>
  order.email.trim().toLowerCase() === email.trim().toLowerCase() && order.payment_state !== 'pending'

/** Libraries and businesses claim instead: the right is a consumer's. @throws Refused 'withdrawal.trade' */
async function requireConsumer(db: Db, { order }: WholeOrder): Promise<void> {
  if (!(await isConsumersOrder(db, order))) throw new Refused('withdrawal.trade')
}

const unknownAlike = (error: unknown): never => {
  throw error instanceof NotFound ? new NotFound('withdrawal.no_match') : error
}

/** Counts what may be guessed at, before anything is looked up. @throws ShopError too_many */
async function takeTry(db: Pool, number: string, { now, address }: { now: Date; address: string }): Promise<void> {
  await takeAttempt(db, perAddress, address, now)
  await takeAttempt(db, perNumber, number.trim(), now)
}

/**
 * The lines a declaration may name. Unknown numbers, foreign addresses and orders that nobody paid are told the same.
 * @throws NotFound 'withdrawal.no_match'; Refused 'withdrawal.trade'; ShopError too_many.
 */
export async function findWithdrawable(
  db: Pool,
  { number, email }: Pick<Declaration, 'number' | 'email'>,
  from: { now: Date; address: string },
): Promise<Withdrawable> {
  await takeTry(db, number, from)
  const whole = await readOrder(db, number.trim()).catch(unknownAlike)
  if (!isTheirs(whole, email)) throw new NotFound('withdrawal.no_match')
  await requireConsumer(db, whole)
  return withdrawable(db, whole, from.now)
}

async function withdrawable(db: Db, whole: WholeOrder, now: Date): Promise<Withdrawable> {
  if (whole.order.kind === 'gift_card') return withdrawableCard(db, whole.order, now)
  const until = withdrawableUntil(whole.parcels)
  return {
    number: whole.order.number,
    lines: whole.lines
      .map((line) => ({ lineId: line.id, title: line.title, quantity: copiesOf(whole, line) }))
      .filter((line) => line.quantity > 0),
    late: until !== null && dayOf(now) > until,
  }
}

/** Of a line that has left in part, what left: the rest can be withdrawn from when it arrives, and with it the days begin anew. */
function copiesOf(whole: WholeOrder, line: WholeOrder['lines'][number]): number {
  const out = copiesOut(whole, line.id)
  const most = copiesToWithdraw(line)
  return out === 0 ? most : Math.max(0, Math.min(most, out - line.returned_quantity))
}

export interface Withdrawn {
  number: string
  at: Date
  late: boolean
  lines: WithdrawableLine[]
}

/**
 * Declares that the customer withdraws, wholly or from some lines. In time it needs no answer: what has not left is called off and
 * its money given back, the rest is awaited back; late ones are kept and answered by staff. A receipt leaves at once.
 * @throws NotFound 'withdrawal.no_match'; Refused 'withdrawal.trade'; Conflict 'withdrawal.nothing_left' when none of the lines can be withdrawn from.
 */
export async function withdraw(
  tx: Db,
  deps: ReturnDeps,
  declared: Declaration & { lineIds: readonly number[] },
  now: Date,
): Promise<Withdrawn> {
  const whole = await lockOrder(tx, declared.number.trim()).catch(unknownAlike)
  if (!isTheirs(whole, declared.email)) throw new NotFound('withdrawal.no_match')
  await requireConsumer(tx, whole)
  const { order } = whole
  const { lines: all, late } = await withdrawable(tx, whole, now)
  const lines = all.filter((line) => declared.lineIds.includes(line.lineId))
  if (lines.length === 0) throw new Conflict('withdrawal.nothing_left')
  const doing: Doing = { actor: { kind: 'customer', id: order.owner_id }, now, reason: 'withdrawal' }
  await noteEvent(tx, order.id, 'withdrawn', { ...doing, reason: declared.name })

  const isCard = order.kind === 'gift_card'
  if (isCard && !late) await annulGiftCard(tx, order, { ...doing, actor: { kind: 'shop', id: '' } })
  const calledOff = late ? [] : lines.filter((line) => isCard || canCallOff(whole, line.lineId))
  const toSend = isCard ? [] : lines.filter((line) => !calledOff.includes(line))
  if (calledOff.length > 0 && !isCard)
    await takeOut(
      tx,
      deps,
      whole,
      calledOff.map((line) => line.lineId),
      { ...doing, actor: { kind: 'shop', id: '' } },
    )
  const made = await insertReturn(tx, {
    order_id: order.id,
    kind: 'withdrawal',
    state: late ? 'requested' : toSend.length > 0 ? 'accepted' : 'refunded',
    reason: '',
    declared_name: declared.name,
    late,
    requested_at: now,
  })
  if (toSend.length > 0)
    await insertReturnLines(
      tx,
      toSend.map((line) => ({ return_id: made.id, order_line_id: line.lineId, quantity: line.quantity })),
    )
  const letter = withdrawnLetter(await senderOf(tx, deps.senders, order), order, {
    pieces: lines,
    name: declared.name,
    at: now,
    late,
    calledOff: calledOff.length > 0,
    toSend: toSend.length > 0,
    href: orderHref(deps, order),
  })
  await queueLetter(tx, order.email, letter)
  return { number: order.number, at: now, late, lines }
}

/** The second step, from the page that anybody can open. @throws as withdraw, and ShopError too_many. */
export async function confirmWithdrawal(
  db: Pool,
  deps: ReturnDeps,
  declared: Declaration & { lineIds: readonly number[] },
  from: { now: Date; address: string },
): Promise<Withdrawn> {
  await takeTry(db, declared.number, from)
  return db.begin((tx) => withdraw(tx, deps, declared, from.now))
}

/** What has not left, and whose money is not moving at this moment. */
function canCallOff(whole: WholeOrder, lineId: number): boolean {
  const line = whole.lines.find((one) => one.id === lineId)
  const charging = whole.order.payment_state === 'authorised' && whole.parcels.some((parcel) => parcel.charge === 'now')
  return line !== undefined && mayCancel(line, 'shop') && !hasLeft(whole, lineId) && !charging
}
