import type { Tx } from '#kernel/db.ts'
import { sum } from '#kernel/money.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { Changed } from './change-order.ts'
import { differenceEmail } from './difference-email.ts'
import { changedEmail } from './email.ts'
import type { Exchanged } from './exchange.ts'

/** Writes to the customer of an order what was changed of it. */
export async function tellOfChange(tx: Tx, deps: ReturnDeps, changed: Changed): Promise<void> {
  const { order } = changed.after
  const [was, is] = [costsOf(changed.before), costsOf(changed.after)]
  const email = changedEmail(
    await senderOf(tx, deps.senders, order),
    changed,
    { totalCents: is.total, shippingCents: is.shipping, wasShippingCents: was.shipping },
    orderHref(deps, order),
  )
  await queueEmail(tx, order.email, email, { order: order.number })
}

/** Writes to the customer of an exchange where the difference is paid, where there is one. */
export async function tellOfDifference(
  tx: Tx,
  deps: ReturnDeps,
  { order }: Pick<WholeOrder, 'order'>,
  done: Exchanged,
): Promise<void> {
  if (done.toPayCents === 0 || done.handedOver) return
  const email = differenceEmail(await senderOf(tx, deps.senders, order), order, {
    added: done.added.map(({ product, quantity, price }) => ({ title: product.title, quantity, cents: price.paid })),
    toPayCents: done.toPayCents,
    href: orderHref(deps, order),
  })
  await queueEmail(tx, order.email, email, { order: order.number })
}

function costsOf({ order, lines, parcels, contents }: WholeOrder) {
  const amounts = [...parcelAmounts(order, lines, parcels, contents).values()]
  return {
    total: sum(amounts.map(({ totalCents }) => totalCents)),
    shipping: sum(amounts.map(({ shippingCents }) => shippingCents)),
  }
}
