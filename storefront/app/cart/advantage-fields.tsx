import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { GiftCardField } from './gift-card-field.tsx'
import { useAdvantage } from './use-advantage.ts'

/**
 * Coupon and points of who is signed in (K-25, K-29), and gift cards where the shop takes any: plain forms of the basket, wherever they stand. A guest is told
 * where coupons are for, and never shown a field that could not work (K-30).
 */
export function AdvantageFields({ cart, guest = false }: { cart: Cart; guest?: boolean }) {
  return (
    <div className="advantages">
      {guest ? <CouponsAreForAccounts /> : <CouponField cart={cart} />}
      {cart.bonus && cart.bonus.usable > 0 && <BonusField bonus={cart.bonus} />}
      {cart.takes_gift_cards && <GiftCardField cart={cart} />}
    </div>
  )
}

/** What needs no account: whoever has its code spends a gift card, where the shop takes any. */
export const GiftCardAlone = ({ cart }: { cart: Cart }) =>
  cart.takes_gift_cards && (
    <div className="advantages">
      <GiftCardField cart={cart} />
    </div>
  )

function CouponsAreForAccounts() {
  const language = useLanguage()
  const inShop = useShopPath()
  const { cart, why } = useMessages()
  return (
    <p className="quiet">
      {why.couponSignIn} <Link to={`${stepTo('basket-login', { inShop, language })}?account`}>{cart.login}</Link>
    </p>
  )
}

function CouponField({ cart }: { cart: Cart }) {
  const { why } = useMessages()
  const { Form, busy, failed, typed, action } = useAdvantage('coupon')
  const said = failed ?? cart.coupon_notice
  return (
    <Form method="post" action={action} className="advantage">
      <input type="hidden" name="intent" value="coupon" />
      {cart.coupon ? (
        <p className="advantage-used">
          <span>
            {why.couponUsed(cart.coupon)}
            {cart.coupon.applied === 0 && <small className="quiet">{why.couponIdle}</small>}
          </span>
          <button type="submit" className="text-button" disabled={busy}>
            {why.couponRemove}
          </button>
        </p>
      ) : (
        <details className="field" open={said !== null && said !== ''}>
          <summary>{why.couponHave}</summary>
          <label htmlFor="coupon">{why.couponField}</label>
          <div className="advantage-row">
            <input
              key={typed}
              id="coupon"
              name="coupon"
              type="text"
              maxLength={40}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={typed}
              aria-invalid={failed ? true : undefined}
              aria-describedby={said ? 'coupon-said' : undefined}
            />
            <button type="submit" className="button button-quiet button-small" disabled={busy}>
              {why.couponUse}
            </button>
          </div>
        </details>
      )}
      <p className="field-error" id="coupon-said" role="status">
        {said}
      </p>
    </Form>
  )
}

function BonusField({ bonus }: { bonus: NonNullable<Cart['bonus']> }) {
  const language = useLanguage()
  const { cart, why } = useMessages()
  const { Form, busy, failed, typed, action } = useAdvantage('bonus')
  return (
    <Form method="post" action={action} className="advantage">
      <input type="hidden" name="intent" value="bonus" />
      {bonus.applied > 0 ? (
        <p className="advantage-used">
          <span>
            {cart.bonus}: {shownEuros(bonus.applied, language)}
          </span>
          <button type="submit" className="text-button" disabled={busy}>
            {why.bonusRemove}
          </button>
        </p>
      ) : (
        <div className="field">
          <label htmlFor="bonus">{why.bonusField}</label>
          <div className="advantage-row">
            <input
              key={typed}
              id="bonus"
              name="bonus"
              type="text"
              inputMode="decimal"
              maxLength={9}
              required
              autoComplete="off"
              defaultValue={typed || typedAmount(bonus.usable, language)}
              aria-invalid={failed ? true : undefined}
              aria-describedby="bonus-hint bonus-said"
            />
            <button type="submit" className="button button-quiet button-small" disabled={busy}>
              {why.bonusUse}
            </button>
          </div>
          <p className="field-hint" id="bonus-hint">
            {why.bonusHint({ available: shownEuros(bonus.available, language) })}
          </p>
        </div>
      )}
      <p className="field-error" id="bonus-said" role="status">
        {failed}
      </p>
    </Form>
  )
}
