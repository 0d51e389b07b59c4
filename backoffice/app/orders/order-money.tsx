import { Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { GiveBack } from './give-back.tsx'
import { MoneyTasks } from './money-tasks.tsx'
import type { Order } from './order-acts.ts'
import { ShippingCost } from './shipping-cost.tsx'
import { orderWords } from './words.ts'

/** What it comes to, what was paid by which means, and what moved. */
export function OrderMoney({ order }: { order: Order }) {
  const { order: words, outcomes } = useWords(orderWords)
  const some = (euros: number) => (euros === 0 ? null : <Money euros={euros} />)
  return (
    <Section title={words.money}>
      <Facts
        of={[
          [words.goods, <Money key="goods" euros={order.goods} />],
          [words.shipping, <Money key="shipping" euros={order.shipping} />],
          [words.promotion, some(-order.promotion)],
          [words.coupon(order.coupon.name ?? ''), some(-order.coupon.amount)],
          [words.bonus, some(-order.bonus)],
          [words.surcharge, some(order.surcharge)],
          [
            words.total,
            <strong key="total">
              <Money euros={order.total} />
            </strong>,
          ],
          [words.captured, <Money key="captured" euros={order.captured} />],
          [words.refunded, some(order.refunded)],
          [
            words.difference,
            order.difference > 0 && (
              <Mark key="difference" tone="wait">
                <Money euros={order.difference} />
              </Mark>
            ),
          ],
          ...order.gift_cards.map(({ last4, paid }) => [words.giftCard(last4), <Money key={last4} euros={paid} />] as const),
        ]}
      />
      <ShippingCost order={order} />
      {order.payments.length > 0 && (
        <ul className="rows">
          {order.payments.map((payment) => (
            <li key={payment.attempt}>
              <When at={payment.date} />
              <span>
                {payment.gateway}
                {payment.card && ` •••• ${payment.card}`}{' '}
                <Mark tone={payment.outcome === 'declined' ? 'bad' : 'plain'}>
                  {outcomes[payment.outcome] ?? payment.outcome}
                </Mark>
              </span>
              <Money euros={payment.amount} />
            </li>
          ))}
        </ul>
      )}
      <MoneyTasks order={order} />
      {order.acts.refund === null && <GiveBack order={order} />}
    </Section>
  )
}
