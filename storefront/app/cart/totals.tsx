import type { Cart } from '#modules/cart/contract.ts'
import { useMessages } from '../messages/messages.tsx'
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

function Shipping({ cart }: { cart: Cart }) {
  const { cart: words, checkout } = useMessages()
  if (cart.shipping_cost === null)
    return <span className="quiet">{cart.shipping_pending ? checkout.costLater : words.shippingLater}</span>
  return cart.shipping_cost === 0 ? words.free : <Price euros={cart.shipping_cost} />
}
