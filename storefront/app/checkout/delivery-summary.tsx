import { Link } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { isToday, spokenDay } from '../cart/promise.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Address } from '../orders/order-view.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import type { BuyPage } from './buy-work.ts'

/** What was settled, with the way back to change it. */
export function DeliverySummary({ cart, options }: { cart: Cart; options: BuyPage['options'] }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { checkout } = useMessages()
  const { ordering } = usePrivateMessages()
  if (!cart.needs_shipping) return <p>{ordering.onlyEbooks}</p>
  const step = stepTo('basket-buy', { inShop, language })
  return (
    <>
      <Destination cart={cart} options={options} />
      <Promised cart={cart} />
      <p className="settled-changes">
        <Link to={step}>{checkout.change}</Link>
        {cart.split_offered && <Link to={`${step}?part=plans`}>{ordering.changePlan}</Link>}
      </p>
    </>
  )
}

function Destination({ cart, options }: { cart: Cart; options: BuyPage['options'] }) {
  const { ordering } = usePrivateMessages()
  const store = options?.stores.find((item) => item.code === cart.store_delivered)
  const point = cart.pickup_point
  if (cart.shipping_method === 'store')
    return (
      <p>
        <span className="field-label">{ordering.collectAt}</span>
        <br />
        {store ? `${store.name}, ${store.address}, ${store.city}` : cart.store_delivered}
      </p>
    )
  if (cart.shipping_method === 'pickup_point' && point)
    return (
      <p>
        <span className="field-label">{ordering.collectAt}</span>
        <br />
        {point.name}
        <br />
        {point.address}, {point.postcode} {point.city}
        <br />
        {point.recipient}
      </p>
    )
  return (
    <p>
      <span className="field-label">{ordering.deliverTo}</span>
      <br />
      {cart.delivery_address && <Address address={cart.delivery_address} />}
    </p>
  )
}

/** When the parcels of the plan chosen arrive. */
function Promised({ cart }: { cart: Cart }) {
  const language = useLanguage()
  const { ordering } = usePrivateMessages()
  const plan = cart.plans.find((item) => item.shipment === cart.shipment) ?? cart.plans[0]
  if (!plan) return null
  const collected = cart.shipping_method === 'store'
  const said = plan.parcels.map(({ promised_on: day, ready_soon }) => {
    if (day === null) return ordering.noDay
    if (collected && ready_soon && isToday(day)) return ordering.readySoon
    const spoken = spokenDay(day, language)
    return collected ? ordering.readyOn({ day: spoken }) : ordering.arrivesBy({ day: spoken })
  })
  return (
    <p>
      <span className="field-label">{plan.shipment === 'split' ? ordering.planSplit : ordering.promised}</span>
      {said.map((text, index) => (
        <span key={index} className="promise">
          {text}
        </span>
      ))}
    </p>
  )
}
