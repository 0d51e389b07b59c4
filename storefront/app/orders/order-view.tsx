import { Link } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { Sums } from '../cart/sums.tsx'
import { WhyThisTotal } from '../cart/why-this-total.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { useAfterwards } from './afterwards-words.ts'

/** What was agreed, as the order keeps it (O-06). */
export function OrderView({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const { account, cart, catalogue, checkout } = useMessages()
  const afterwards = useAfterwards()
  const { again, ordering, purchases } = usePrivateMessages()
  return (
    <>
      <ol className="order-life" aria-label={purchases.life}>
        {order.events
          .filter(({ event }) => purchases.events[event])
          .map(({ at, event }) => (
            <li key={`${at}${event}`}>
              <time dateTime={at}>{shownDay(dayOf(new Date(at)))}</time> {purchases.events[event]}
            </li>
          ))}
      </ol>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.line}>
            <img src={line.image} width="64" height="80" alt="" loading="lazy" />
            <span>
              <Link to={line.href}>{line.title}</Link>
              <span className="quiet">
                {[line.author, `${line.quantity} × ${shownEuros(line.price, language)}`].filter(Boolean).join(' · ')}
              </span>
              <span className="quiet">
                {purchases.codes[line.status]}
                {(order.processing || order.terms === 'account') && line.served + line.pending > 0 && ` · ${again.served(line)}`}
                {line.billed && line.status !== 'e5' && ` · ${afterwards.billed}`}
                {line.launch && ` · ${catalogue.preSale({ date: shownDay(line.launch as Day) })}`}
                {!line.launch && line.promised_days !== null && ` · ${catalogue.withinDays({ days: line.promised_days })}`}
                {line.charged_later && ` · ${purchases.chargedLater}`}
              </span>
              {line.signing && <span className="quiet">{line.signing.told}</span>}
            </span>
            <Price euros={line.total_line_price} />
          </li>
        ))}
      </ul>
      <Sums
        sums={order}
        {...(order.payment_state !== 'pending' && { left: purchases.giftCardRest })}
        shipping={
          order.shipping_method === null ? null : order.shipping_pending ? (
            <span className="quiet">{checkout.costLater}</span>
          ) : order.total_shipping_price_incl_vat === 0 ? (
            cart.free
          ) : (
            <Price euros={order.total_shipping_price_incl_vat} />
          )
        }
      />
      <MoneyNow order={order} />
      <WhyThisTotal
        explanation={order.explanation}
        titles={new Map(order.lines.map((line) => [line.product, line.title]))}
        total={order.total_price_incl_vat}
      />
      <dl className="order-facts">
        {order.shipping_address && (
          <div>
            <dt>{purchases.deliveredTo}</dt>
            <dd>
              <Address address={order.shipping_address} />
            </dd>
          </div>
        )}
        {order.store_delivered && (
          <div>
            <dt>{purchases.collectedAt}</dt>
            <dd>
              {order.store_delivered.name}
              <br />
              {order.store_delivered.address}, {order.store_delivered.city}
            </dd>
          </div>
        )}
        {order.pickup_point && (
          <div>
            <dt>{purchases.collectedAt}</dt>
            <dd>
              {order.pickup_point.name}
              <br />
              {order.pickup_point.address}, {order.pickup_point.postcode} {order.pickup_point.city}
              <br />
              {order.pickup_point.recipient}
            </dd>
          </div>
        )}
        {order.billing_address && (
          <div>
            <dt>{purchases.billing}</dt>
            <dd>
              <Address address={order.billing_address} />
            </dd>
          </div>
        )}
        <div>
          <dt>{checkout.steps.payment}</dt>
          <dd>
            {order.terms === 'collection' && order.payment_state === 'authorised'
              ? purchases.onCollection
              : purchases.payments[order.payment_state]}
            {order.at_counter && (
              <>
                <br />
                <span className="quiet">{purchases.orderedAtCounter}</span>
              </>
            )}
            {order.card && (
              <>
                <br />
                {purchases.card(order.card)}
              </>
            )}
            {order.gift_cards.map((card) => (
              <span key={card.last4} className="order-gift-card">
                {purchases.giftCardPaid(card)}: {shownEuros(card.applied, language)}
                {card.given_back > 0 && ` · ${purchases.giftCardBack({ amount: shownEuros(card.given_back, language) })}`}
              </span>
            ))}
          </dd>
        </div>
        {order.coupon && (
          <div>
            <dt>{cart.coupon}</dt>
            <dd>{order.coupon}</dd>
          </div>
        )}
        {order.shipment && (
          <div>
            <dt>{cart.shipping}</dt>
            <dd>{order.shipment === 'split' ? ordering.planSplit : ordering.planSingle}</dd>
          </div>
        )}
        {order.invoice_request && (
          <div>
            <dt>{purchases.invoiceWish}</dt>
            <dd>
              {purchases.invoiceWished}
              {order.tax_id && ` · ${account.nif} ${order.tax_id}`}
            </dd>
          </div>
        )}
        {order.recipient_tax_id && (
          <div>
            <dt>{ordering.recipientTaxId}</dt>
            <dd>{order.recipient_tax_id}</dd>
          </div>
        )}
        {order.reference && (
          <div>
            <dt>{purchases.reference}</dt>
            <dd>{order.reference}</dd>
          </div>
        )}
        {order.comments && (
          <div>
            <dt>{purchases.comments}</dt>
            <dd>{order.comments}</dd>
          </div>
        )}
        {(order.gift_wrap || order.gift_ticket) && (
          <div>
            <dt>{purchases.gift}</dt>
            <dd>
              {[order.gift_wrap && purchases.giftWrap, order.gift_ticket && purchases.giftTicket].filter(Boolean).join(' · ')}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** Where it differs from the total agreed: what was called off, given back, or is charged later (O-06, P-28). */
function MoneyNow({ order: { money, total_price_incl_vat: agreed } }: { order: OrderDetail }) {
  const { purchases } = usePrivateMessages()
  if (!money || (money.total === agreed && money.given_back === 0 && money.left === 0)) return null
  const rows = [
    [purchases.totalNow, money.total, money.total !== agreed],
    [purchases.chargedSoFar, money.charged, true],
    [purchases.givenBack, money.given_back, money.given_back > 0],
    [purchases.leftToCharge, money.left, money.left > 0],
    [purchases.differenceToPay, money.difference, money.difference > 0],
  ] as const
  return (
    <dl className="totals totals-now">
      {rows.map(
        ([name, euros, shown]) =>
          shown && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price euros={euros} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function Address({ address }: { address: DeliveryAddress }) {
  const language = useLanguage()
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(address.country) ?? address.country
  return (
    <>
      {address.recipient}
      <br />
      {[address.street, address.floor].filter(Boolean).join(', ')}
      <br />
      {address.postcode} {address.city}
      <br />
      {[address.region, country].filter((part, index, all) => part && all.indexOf(part) === index).join(', ')}
    </>
  )
}
