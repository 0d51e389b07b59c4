import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'

/** What whoever pays an order is told that a colleague put together: what it costs now, and what paying it means. */
export function OrderedByStaff({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const { shell } = useMessages()
  const { purchases } = usePrivateMessages()
  const rest = order.total_to_pay - order.deposit
  return (
    <>
      <p className="order-total">
        {order.deposit > 0
          ? purchases.payDeposit({ now: shownEuros(order.deposit, language), rest: shownEuros(rest, language) })
          : shownEuros(order.total_to_pay, language)}
      </p>
      <p className="quiet">
        {purchases.payObligation} <Link to={pathTo('purchase-conditions', language)}>{shell.conditions}</Link>
      </p>
    </>
  )
}
