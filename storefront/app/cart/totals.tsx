import { shownEuros } from '#kernel/figures.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { Sums } from './sums.tsx'
import { WhyThisTotal } from './why-this-total.tsx'

/** What a cart comes to, shipping and VAT included. */
export const CartSums = ({ cart }: { cart: Cart }) => (
  <Sums sums={cart} shipping={cart.needs_shipping ? <Shipping cart={cart} /> : null} />
)

/** The totals of the basket and of the buy step, and how they came about. */
export function Totals({ cart }: { cart: Cart }) {
  return (
    <>
      <CartSums cart={cart} />
      <WhyThisTotal
        explanation={cart.explanation}
        titles={new Map(cart.cart_lines.map(({ product }) => [product.pk, product.title]))}
        total={cart.total_price_incl_vat}
      />
    </>
  )
}

/** What shipping costs before it is said where to, and what is missing for free shipping. */
export function ShippingGuide({ cart }: { cart: Cart }) {
  const language = useLanguage()
  const { cart: words, checkout } = useMessages()
  const guide = cart.home_guide
  if (!guide || cart.shipping_cost !== null || cart.shipping_pending || guide.postcode !== null) return null
  const price = guide.cost === null ? checkout.costLater : shownEuros(guide.cost, language)
  return (
    <p className="quiet shipping-guide">
      {guide.cost === 0 ? words.mainlandFree : words.mainlandCosts({ price })}{' '}
      {guide.missing !== null && <b>{words.freeFrom({ amount: shownEuros(guide.missing, language) })}</b>} {words.elsewhere}
    </p>
  )
}

function Shipping({ cart }: { cart: Cart }) {
  const { cart: words, checkout } = useMessages()
  if (cart.shipping_cost === null)
    return <span className="quiet">{cart.shipping_pending ? checkout.costLater : words.shippingLater}</span>
  if (cart.shipping_cost > 0) return <Price euros={cart.shipping_cost} />
  const freed = cart.explanation.find(({ step }) => step === 'free_shipping')
  return freed ? `${words.free} (${freed.name})` : words.free
}
