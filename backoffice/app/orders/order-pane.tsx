import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { backTo, DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section } from '../kit/shown.tsx'
import { OtherStore } from '../parcels/other-store.tsx'
import { useWords } from '../words/dictionary.ts'
import { AddressForm } from './address-form.tsx'
import type { Order } from './order-acts.ts'
import { OrderClaims } from './order-claims.tsx'
import { OrderEmails } from './order-emails.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderHold } from './order-hold.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderReturns } from './order-returns.tsx'
import { paymentTone, toneOf } from './states.ts'
import { orderWords } from './words.ts'
import './order.css'

/** An order beside a list: of orders, of parcels, of what waits at a counter. */
export function OrderPane({ number, list, row, first }: { number: string; list: string; row: string; first?: ReactNode }) {
  const { order: words, states, payments } = useWords(orderWords)
  const bound = useMe().roles.every((role) => role === 'bookseller')
  const { data: order, error, refetch } = useCall('GET /orders/:number/', { params: { number } })
  return (
    <DetailPane
      title={words.title(number)}
      list={list}
      row={row}
      head={
        order && (
          <>
            <Mark tone={toneOf[order.status]}>{states[order.status]}</Mark>
            <Mark tone={paymentTone[order.payment_state]}>{payments[order.payment_state]}</Mark>
            {order.on_hold_since && <Mark tone="wait">{words.onHold}</Mark>}
            {order.difference > 0 && <Mark tone="wait">{words.difference}</Mark>}
            {order.gift_wrap && <Mark tone="info">{words.giftWrap}</Mark>}
            {order.gift_ticket && <Mark tone="info">{words.giftTicket}</Mark>}
          </>
        )
      }
    >
      {error && !order && bound && error.status === 404 && <OtherStore number={number} />}
      {error && !order && !(bound && error.status === 404) && <Failed error={error} again={() => void refetch()} />}
      {order && (
        <>
          {first}
          <OrderHold key={`hold ${number}`} order={order} />
          <Customer order={order} />
          <OrderLines key={`lines ${number}`} order={order} />
          <OrderParcels order={order} />
          <OrderMoney order={order} />
          <OrderReturns key={`returns ${number}`} order={order} />
          <OrderClaims order={order} />
          <OrderInvoices order={order} />
          <OrderEmails order={order} />
          <OrderHistory key={`history ${number}`} order={order} />
        </>
      )}
    </DetailPane>
  )
}

function Customer({ order }: { order: Order }) {
  const { order: words, claims, customerKinds, languages } = useWords(orderWords)
  const { customer, owner } = order
  const mayRead = useMay('customer.read')
  return (
    <Section title={words.customer}>
      <Facts
        of={[
          [
            customerKinds[customer.kind],
            mayRead && owner.kind === 'customer' ? (
              <Link key="customer" to={`/customers/${owner.id}`} state={backTo(`/orders/${order.number}`)}>
                {customer.name || customer.email}
              </Link>
            ) : (
              customer.name
            ),
          ],
          [words.phone, customer.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a>],
          [
            words.email,
            <a key="email" href={`mailto:${customer.email}`}>
              {customer.email}
            </a>,
          ],
          [words.language, languages[order.language] ?? order.language],
          [words.deliverTo, order.delivery_address && <Address of={order.delivery_address} />],
          [words.bill, order.billing_address && <Address of={order.billing_address} />],
          [words.taxId, order.tax_id],
          [
            claims.replaces,
            order.replaces && (
              <Link key="claim" to={`/claims/${order.replaces}`} state={backTo(`/orders/${order.number}`)}>
                {claims.open}
              </Link>
            ),
          ],
          [words.reference, order.reference],
          [words.comments, order.comments],
        ]}
      />
      {order.delivery_address && <AddressForm key={`address ${order.number}`} order={order} address={order.delivery_address} />}
    </Section>
  )
}

type AddressShown = NonNullable<Order['delivery_address']>

const Address = ({ of: address }: { of: AddressShown }) => (
  <address className="address">
    {[
      address.recipient,
      [address.street, address.floor].filter(Boolean).join(', '),
      `${address.postcode} ${address.city}`,
      address.country === 'ES' ? '' : address.country,
      address.phone,
    ]
      .filter(Boolean)
      .map((line) => (
        <span key={line}>{line}</span>
      ))}
  </address>
)
