import { shownEuros } from '#kernel/figures.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useAdvantage } from './use-advantage.ts'

/** Cards that a cart pays with, each with a way to take it off, and the code of another. */
export function GiftCardField({ cart }: { cart: Cart }) {
  const { why } = useMessages()
  const language = useLanguage()
  const { Form, busy, failed, typed, action } = useAdvantage('gift_card')
  return (
    <div className="advantage">
      {cart.gift_cards.map((card) => (
        <Form key={card.last4} method="post" action={action} className="advantage-used">
          <input type="hidden" name="intent" value="gift_card" />
          <input type="hidden" name="gift_card_off" value={card.last4} />
          <span>{why.giftCardUsed({ last4: card.last4, balance: shownEuros(card.balance, language) })}</span>
          <button type="submit" className="text-button" disabled={busy}>
            {why.giftCardRemove}
          </button>
        </Form>
      ))}
      {(cart.total_to_pay > 0 || cart.gift_cards.length === 0) && (
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="gift_card" />
          <details className="field" open={failed !== null || cart.gift_cards.length > 0}>
            <summary>{why.giftCardHave}</summary>
            <label htmlFor="gift-card">{why.giftCardField}</label>
            <div className="advantage-row">
              <input
                key={typed + cart.gift_cards.length}
                id="gift-card"
                name="gift_card"
                type="text"
                maxLength={40}
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={typed}
                aria-invalid={failed ? true : undefined}
                aria-describedby="gift-card-hint gift-card-said"
              />
              <button type="submit" className="button button-quiet button-small" disabled={busy}>
                {why.giftCardUse}
              </button>
            </div>
            <p className="field-hint" id="gift-card-hint">
              {why.giftCardHint}
            </p>
          </details>
        </Form>
      )}
      <p className="field-error" id="gift-card-said" role="status">
        {failed}
      </p>
    </div>
  )
}
