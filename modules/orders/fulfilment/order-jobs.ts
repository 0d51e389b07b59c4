import { dayOf } from '#kernel/days.ts'
import type { Pool, Transactional } from '#kernel/db.ts'
import { launchedEmail } from '#modules/orders/emails/launched.ts'
import { waitingEmail } from '#modules/orders/emails/parcel-news.ts'
import { theShop } from '#modules/orders/order/actor.ts'
import { linesClosed } from '#modules/orders/order/lines-invoiced.ts'
import { launchLines, orderById } from '#modules/orders/order/orders.ts'
import { noteEvent } from '#modules/orders/order/steps.ts'
import { markReminded } from '#modules/orders/parcels/parcels.ts'
import { wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { handOver } from './hand-over.ts'
import { filesToHandOver, linesToClose, waitingParcels } from './order-jobs.sql.ts'
import { keptUntil } from './prepare.ts'
import { type LifeDeps, orderHref, tellOfParcel } from './tell-of-parcel.ts'

const batch = 50
/** Orders whose files leave at once: each holds a connection. */
const filesAtOnce = 4
/** A reminder goes out when a parcel has waited this long at the counter. */
const daysBeforeReminder = 10

/** What was awaited has appeared: its lines go into work (e3 to e1), and who ordered is told (O-07). @returns how many, so that the caller goes on while there are more. */
export const startLaunched = (db: Pool, deps: LifeDeps, now: Date): Promise<number> =>
  db.begin(async (tx) => {
    const lines = await launchLines(tx, dayOf(now), batch)
    for (const line of lines) await noteEvent(tx, line.order_id, 'launched', { actor: theShop, now }, { lineId: line.id })
    for (const [orderId, items] of Map.groupBy(lines, (line) => line.order_id)) {
      const order = await orderById(tx, orderId)
      if (!order) continue
      const email = launchedEmail(await senderOf(tx, deps.senders, order), { order, items, href: orderHref(deps, order) })
      await queueEmail(tx, order.email, email, { order: order.number })
    }
    return lines.length
  })

/**
 * Files leave by themselves as soon as they are paid: handed over, invoiced and told of like any parcel, with nobody of the shop
 * needed. @returns how many.
 */
export async function handOverFiles(db: Pool, deps: LifeDeps, now: Date): Promise<number> {
  const parcels = await filesToHandOver(db, filesAtOnce)
  const done = await Promise.allSettled(
    parcels.map(({ id }) =>
      db.begin(async (tx) => {
        const { order, parcel } = await wholeOrderOfParcel(tx, id)
        if (parcel.state === 'planned' && order.on_hold_since === null)
          await handOver(tx, deps, { parcelId: id }, { actor: theShop, now })
      }),
    ),
  )
  const failed = done.find((result) => result.status === 'rejected')
  // The others have theirs; what failed is told to whoever watches the log, and tried again.
  if (failed) throw failed.reason
  return parcels.length
}

/** Closes what is billed and handed over (e5). @returns how many. */
export const closeHandedOver = (db: Transactional, now: Date): Promise<number> =>
  db.begin(async (tx) => {
    const lines = await linesToClose(tx, { today: dayOf(now), now }, batch)
    await linesClosed(
      tx,
      lines.map((line) => line.id),
    )
    return lines.length
  })

/** Reminds customers, once, of what waits for them at the counter. Each order is locked before its parcel, as everywhere. @returns how many. */
export async function remindOfWaiting(db: Pool, deps: LifeDeps, now: Date): Promise<number> {
  const parcels = await waitingParcels(db, new Date(now.getTime() - daysBeforeReminder * 86_400_000), batch)
  for (const { id, ready_at, kept_until } of parcels)
    await db.begin(async (tx) => {
      const whole = await wholeOrderOfParcel(tx, id)
      const [marked] = await markReminded(tx, id, now)
      if (!marked) return
      await noteEvent(tx, whole.order.id, 'reminded', { actor: theShop, now }, { parcelId: id })
      await tellOfParcel(tx, deps, whole, { letter: waitingEmail, keptUntil: keptUntil(ready_at, kept_until) })
    })
  return parcels.length
}
