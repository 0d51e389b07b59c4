import type { Cart } from '#modules/cart/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Price, shownPrice } from '../ui/price.tsx'

/** Totals that explain themselves: goods, shipping, what was taken off, and the VAT inside (K-15, P-36). */
export function Totals({ cart }: { cart: Cart }) {
  const language = useLanguage()
  const { cart: words } = useMessages()
  return (
    <dl className="totals">
      <div>
        <dt>{words.goods}</dt>
        <dd>
          <Price euros={cart.total_products_price_incl_vat} />
        </dd>
      </div>
      {cart.needs_shipping && (
        <div>
          <dt>{words.shipping}</dt>
          <dd>
            {cart.shipping_cost === null ? (
              <span className="quiet">{words.shippingLater}</span>
            ) : cart.shipping_cost === 0 ? (
              words.free
            ) : (
              <Price euros={cart.shipping_cost} />
            )}
          </dd>
        </div>
      )}
      {cart.total_coupon_price_applied > 0 && (
        <div>
          <dt>{words.coupon}</dt>
          <dd>
            −<Price euros={cart.total_coupon_price_applied} />
          </dd>
        </div>
      )}
      {cart.total_bonus_price_applied > 0 && (
        <div>
          <dt>{words.bonus}</dt>
          <dd>
            −<Price euros={cart.total_bonus_price_applied} />
          </dd>
        </div>
      )}
      <div className="totals-total">
        <dt>
          {words.total} <small className="quiet">{words.vatIncluded}</small>
        </dt>
        <dd>
          <Price euros={cart.total_price_incl_vat} />
        </dd>
      </div>
      {cart.vat.map(({ percent, vat }) => (
        <div key={percent} className="totals-vat quiet">
          <dt>{words.vatOf({ percent })}</dt>
          <dd>{shownPrice(vat, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
