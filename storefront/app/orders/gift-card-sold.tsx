import { Link } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'

/** The order of a gift card: whom it is for and when it leaves. Its code stands in one letter, and not here. */
export function GiftCardSold({ order, card }: { order: OrderDetail; card: NonNullable<OrderDetail['gift_card']> }) {
  const { cart, shell } = useMessages()
  const { purchases } = usePrivateMessages()
  const language = useLanguage()
  const bought = order.payment_state === 'paid'
  const sent = card.sent ? purchases.giftCardSent({ day: shownDay(dayOf(new Date(card.sent))) }) : null
  return (
    <>
      {bought && <p className="lead gift-thanks">{purchases.giftCardThanks}</p>}
      <dl className="totals">
        <div>
          <dt>{purchases.giftCard}</dt>
          <dd>
            <Price euros={order.total_price_incl_vat} />
          </dd>
        </div>
        <div className="totals-total">
          <dt>{cart.total}</dt>
          <dd>
            <Price euros={order.total_price_incl_vat} />
          </dd>
        </div>
      </dl>
      <p className="quiet">{purchases.giftCardNoVat}</p>
      <dl className="order-facts">
        <div>
          <dt>{purchases.giftCardFor}</dt>
          <dd>
            {card.recipient_name && (
              <>
                {card.recipient_name}
                <br />
              </>
            )}
            {card.recipient_email}
            <br />
            {sent ?? purchases.giftCardSends({ day: shownDay(card.send_on as Day) })}
          </dd>
        </div>
        {card.giver_name && (
          <div>
            <dt>{purchases.giftCardFrom}</dt>
            <dd>{card.giver_name}</dd>
          </div>
        )}
        {card.message && (
          <div>
            <dt>{purchases.giftCardWords}</dt>
            <dd>{card.message}</dd>
          </div>
        )}
        {card.expires_on && (
          <div>
            <dt>{purchases.giftCardUntil}</dt>
            <dd>{shownDay(card.expires_on as Day)}</dd>
          </div>
        )}
      </dl>
      {bought && (
        <p className="order-withdraw">
          {purchases.giftCardRegret}{' '}
          <Link to={`${pathTo('withdrawal', language)}?order=${encodeURIComponent(order.number)}`}>{shell.withdrawLink}</Link>
        </p>
      )}
    </>
  )
}
