import { Link } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { isToday, spokenDay } from '../cart/promise.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Address } from '../orders/order-view.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import type { BuyPage } from './buy-work.ts'

/** What was settled, with the way back to change it. */
export function DeliverySummary({ cart, options }: { cart: Cart; options: BuyPage['options'] }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { checkout } = useMessages()
  if (!cart.needs_shipping) return <p>{checkout.onlyEbooks}</p>
  const step = stepTo('basket-buy', { inShop, language })
  return (
    <>
      <Destination cart={cart} options={options} />
      <Promised cart={cart} />
      <p className="settled-changes">
        <Link to={step}>{checkout.change}</Link>
        {cart.split_offered && <Link to={`${step}?part=plans`}>{checkout.changePlan}</Link>}
      </p>
    </>
  )
}

function Destination({ cart, options }: { cart: Cart; options: BuyPage['options'] }) {
  const { checkout } = useMessages()
  const store = options?.stores.find((item) => item.code === cart.store_delivered)
  const point = cart.pickup_point
  if (cart.shipping_method === 'store')
    return (
      <p>
        <span className="field-label">{checkout.collectAt}</span>
        <br />
        {store ? `${store.name}, ${store.address}, ${store.city}` : cart.store_delivered}
      </p>
    )
  if (cart.shipping_method === 'pickup_point' && point)
    return (
      <p>
        <span className="field-label">{checkout.collectAt}</span>
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
      <span className="field-label">{checkout.deliverTo}</span>
      <br />
      {cart.delivery_address && <Address address={cart.delivery_address} />}
    </p>
  )
}

/** When the parcels of the plan chosen arrive. */
function Promised({ cart }: { cart: Cart }) {
  const language = useLanguage()
  const { checkout } = useMessages()
  const plan = cart.plans.find((item) => item.shipment === cart.shipment) ?? cart.plans[0]
  if (!plan) return null
  const collected = cart.shipping_method === 'store'
  const said = plan.parcels.map(({ promised_on: day, ready_soon }) => {
    if (day === null) return checkout.noDay
    if (collected && ready_soon && isToday(day)) return checkout.readySoon
    const spoken = spokenDay(day, language)
    return collected ? checkout.readyOn({ day: spoken }) : checkout.arrivesBy({ day: spoken })
  })
  return (
    <p>
      <span className="field-label">{plan.shipment === 'split' ? checkout.planSplit : checkout.promised}</span>
      {said.map((text, index) => (
        <span key={index} className="promise">
          {text}
        </span>
      ))}
    </p>
  )
}
