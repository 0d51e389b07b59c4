import type { Db } from '#kernel/db.ts'
import { eurosOf, sum } from '#kernel/money.ts'
import { vatShown } from '#modules/goods/pricing/explained.ts'
import { lineActs, orderActs } from '#modules/orders/parcels/acts.ts'
import { livingTaxes } from '#modules/orders/parcels/agreed-taxes.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import { readOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { Changed } from './change-order.ts'
import type { Exchanged } from './exchange.ts'
import type { Added } from './price-added.ts'
import type { Changeable, ExchangeView, Outcome, TakenBackView } from './staff-contract.ts'
import type { TakenBack } from './take-back.ts'

const amountsOf = ({ order, lines, parcels, contents }: WholeOrder) => [
  ...parcelAmounts(order, lines, parcels, contents).values(),
]
const totalOf = (whole: WholeOrder) => eurosOf(sum(amountsOf(whole).map(({ totalCents }) => totalCents)))
const shippingOf = (whole: WholeOrder) => eurosOf(sum(amountsOf(whole).map(({ shippingCents }) => shippingCents)))

/** An order as its editor reads it. @throws NotFound */
export async function changeable(db: Db, number: string, outcome: Outcome | null = null): Promise<Changeable> {
  const whole = await readOrder(db, number)
  return {
    number,
    lines: whole.lines
      .filter((line) => line.fulfilment !== 'cancelled')
      .map((line) => ({
        line: line.id,
        product: line.product_id,
        title: line.title,
        ean: line.ean,
        quantity: line.quantity,
        price: eurosOf(line.unit_cents),
        paid: eurosOf(line.paid_cents),
        acts: { change: lineActs(whole, line, 0).change },
      })),
    shipping: shippingOf(whole),
    total: totalOf(whole),
    to_pay: eurosOf(whole.order.difference_cents),
    acts: { change: orderActs(whole).change },
    outcome,
  }
}

const addedView = ({ productId, product, quantity, price, delayed }: Added): Outcome['added'][number] => ({
  product: productId,
  title: product.title,
  quantity,
  price: eurosOf(price.unit),
  off: eurosOf(price.promotion + price.coupon),
  paid: eurosOf(price.paid),
  delayed,
})

const meansBack = (parts: TakenBack['means']): TakenBackView['means'] =>
  parts.map(({ means, cents }) => ({ means, amount: eurosOf(cents) }))

/** What an exchange came to, or would come to. */
export const exchangeView = (done: Exchanged, payAt: string): ExchangeView => ({
  added: done.added.map(addedView),
  worth_back: eurosOf(done.worthBackCents),
  worth_new: eurosOf(done.worthNewCents),
  to_pay: eurosOf(done.toPayCents),
  to_give_back: eurosOf(done.toGiveBackCents),
  means: meansBack(done.means),
  handed_over: done.handedOver,
  parcel: done.parcelId,
  return: done.returnId,
  pay_at: done.toPayCents > 0 && !done.handedOver ? payAt : '',
})

/** What the order's coupon takes off what stays: it holds whatever its minimum says now. */
function couponOf({ before, after }: Changed): Outcome['coupon'] {
  const off = ({ lines }: WholeOrder) => eurosOf(sum(lines.filter(isLiving).map((line) => line.coupon_cents)))
  const name = before.order.coupon_code
  return name === null ? null : { name, before: off(before), after: off(after) }
}
const isLiving = ({ fulfilment }: WholeOrder['lines'][number]) => fulfilment !== 'cancelled'

/** What a change came to, or would come to. */
export const outcomeOf = (changed: Changed): Outcome => ({
  taken_out: changed.takenOut.map(({ line, copies }) => ({ line: line.id, title: line.title, quantity: copies })),
  added: changed.added.map(addedView),
  shipping: { before: shippingOf(changed.before), after: shippingOf(changed.after) },
  total: { before: totalOf(changed.before), after: totalOf(changed.after) },
  vat: vatShown(livingTaxes(changed.after).rows),
  coupon: couponOf(changed),
  points_back: changed.pointsBack,
  points_taken: changed.pointsTaken,
  points_added: changed.pointsAdded,
  promised: changed.promised,
  to_give_back: eurosOf(changed.refundCents),
  to_gift_cards: eurosOf(changed.giftCents),
  second_person: changed.secondPerson,
  to_pay: eurosOf(changed.differenceCents),
  on_account: changed.after.order.terms === 'account',
  budget: changed.budget && {
    title: changed.budget.title,
    left: { before: eurosOf(changed.budget.beforeCents), after: eurosOf(changed.budget.afterCents) },
  },
})

/** What copies taken back give, or would give. */
export const takenBackView = ({ returnId, givenBackCents, means, secondPerson }: TakenBack): TakenBackView => ({
  return: returnId,
  given_back: eurosOf(givenBackCents),
  means: meansBack(means),
  second_person: secondPerson,
})
