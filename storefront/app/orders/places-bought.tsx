import { Link } from 'react-router'
import { shownSpan } from '#kernel/shown-time.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'

/** The order of places at an activity: what was bought for how much, when and where it is, and the way to the ticket. */
export function PlacesBought({ order, places }: { order: OrderDetail; places: NonNullable<OrderDetail['activity']> }) {
  const { cart } = useMessages()
  const { purchases } = usePrivateMessages()
  const language = useLanguage()
  const { activity, title, slug, place, state, name, companions, bought, registration } = places
  return (
    <>
      <dl className="totals">
        {bought.map(({ label, places: count, price }) => (
          <div key={label}>
            <dt>
              {count} × {label}
            </dt>
            <dd>
              <Price euros={count * price} />
            </dd>
          </div>
        ))}
        {order.gift_cards.map(({ last4, applied }) => (
          <div key={last4}>
            <dt>
              {purchases.giftCard} ···{last4}
            </dt>
            <dd>
              <Price euros={-applied} />
            </dd>
          </div>
        ))}
        <div className="totals-total">
          <dt>{cart.total}</dt>
          <dd>
            <Price euros={order.total_to_pay} />
          </dd>
        </div>
      </dl>
      <dl className="order-facts">
        <div>
          <dt>{purchases.activity}</dt>
          <dd>
            <Link to={pathTo('agenda-activity', language, { slug, id: activity })}>{title}</Link>
            <br />
            {shownSpan(places, language)}
            <br />
            {place}
          </dd>
        </div>
        <div>
          <dt>{purchases.activityFor}</dt>
          <dd>{[name, ...companions].join(', ')}</dd>
        </div>
      </dl>
      {state === 'confirmed' && (
        <p className="form-actions">
          <Link className="button" to={pathTo('agenda-cancel', language, { token: registration })}>
            {purchases.activityTicket}
          </Link>
        </p>
      )}
    </>
  )
}
