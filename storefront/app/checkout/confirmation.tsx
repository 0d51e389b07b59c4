import { useEffect } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { standsIn } from '#screens/shops.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { OrderParcels } from '../orders/order-parcels.tsx'
import { OrderView } from '../orders/order-view.tsx'
import { PlacesBought } from '../orders/places-bought.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { track, trackedOrderLine } from '../tracking/data-layer.ts'

/** What a guest wrote already and need not write again to have an account. */
function prefillOf({ shipping_address: home, pickup_point: point }: OrderDetail): Record<string, string> {
  const [name = '', ...surnames] = (home?.recipient ?? point?.recipient ?? '').split(' ')
  const address = home && {
    street: home.street,
    floor: home.floor ?? '',
    postcode: home.postcode,
    city: home.city,
    region: home.region,
    country: home.country,
  }
  return { name, surnames: surnames.join(' '), phone: home?.phone ?? point?.phone ?? '', ...address }
}

/** The confirmation with number and summary; its purchase event is recorded once (P-32). */
export function Confirmation({ order, guest }: { order: OrderDetail; guest: boolean }) {
  const language = useLanguage()
  const { ordering, purchases } = usePrivateMessages()
  const inShop = useShopPath()
  useEffect(() => {
    if (order.shipping_pending) return
    const mark = `purchased:${order.number}`
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, '1')
    track('purchase', order.lines.map(trackedOrderLine), {
      transaction_id: order.number,
      value: order.total_price_incl_vat,
      shipping: order.total_shipping_price_incl_vat,
    })
  }, [order])
  return (
    <section className="confirmation">
      <h1>{order.shipping_pending ? ordering.receivedTitle : ordering.successTitle}</h1>
      {order.shipping_pending ? (
        <p className="lead">{ordering.receivedText({ number: order.number, email: order.email })}</p>
      ) : (
        <>
          <p className="lead">{ordering.successText({ number: order.number })}</p>
          <p className="quiet">{ordering.successMail({ email: order.email })}</p>
        </>
      )}
      <p className="form-actions">
        <Link className="button" to={standsIn(inShop, 'store') ? pathTo('store', language) : shopPath(inShop, 'home', language)}>
          {ordering.keepLooking}
        </Link>
        {guest ? (
          <Link
            className="button button-quiet"
            to={`${pathTo('register', language)}?email=${encodeURIComponent(order.email)}`}
            state={{ prefill: prefillOf(order) }}
          >
            {ordering.createAccount}
          </Link>
        ) : (
          <Link className="button button-quiet" to={pathTo('private-order-detail', language, { number: order.number })}>
            {ordering.seeOrder}
          </Link>
        )}
      </p>
      <h2 className="confirmation-title">{purchases.order({ number: order.number })}</h2>
      <OrderParcels order={order} />
      {order.activity ? <PlacesBought order={order} places={order.activity} /> : <OrderView order={order} />}
    </section>
  )
}
