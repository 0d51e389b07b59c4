import type { ReactNode } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useReckonsNet } from '../ui/net-price.tsx'
import { Price } from '../ui/price.tsx'

/** What carts and orders say of their total, by the same names. */
export type Summed = Pick<
  Cart,
  | 'total_products_price_incl_vat'
  | 'total_promotion_price_applied'
  | 'total_coupon_price_applied'
  | 'total_bonus_price_applied'
  | 'total_surcharge_price'
  | 'total_price_incl_vat'
  | 'total_gift_card_price_applied'
  | 'total_to_pay'
  | 'vat'
  | 'explanation'
>

/** Goods, what was taken off, shipping, surcharge, and the VAT inside (K-15, P-36). `shipping`: null where nothing travels;
 * `left`: what stands before the rest that no gift card pays, where it is paid already. */
export function Sums({ sums, shipping, left }: { sums: Summed; shipping: ReactNode; left?: string }) {
  const language = useLanguage()
  const { cart: words, why } = useMessages()
  const net = useReckonsNet()
  const agreed = sums.explanation.some(({ step }) => step === 'terms')
  const taxed = sums.vat.some(({ percent }) => percent > 0)
  return (
    <dl className="totals">
      <div>
        <dt>{words.goods}</dt>
        <dd>
          <Price euros={sums.total_products_price_incl_vat} />
        </dd>
      </div>
      <TakenOff
        name={agreed ? words.agreedTerms : [why.promotions, promotionsOf(sums.explanation)].filter(Boolean).join(': ')}
        euros={sums.total_promotion_price_applied}
      />
      <TakenOff name={words.coupon} euros={sums.total_coupon_price_applied} />
      <TakenOff name={words.bonus} euros={sums.total_bonus_price_applied} />
      {shipping !== null && (
        <div>
          <dt>{words.shipping}</dt>
          <dd>{shipping}</dd>
        </div>
      )}
      {sums.total_surcharge_price > 0 && (
        <div>
          <dt>{why.surchargeTotal}</dt>
          <dd>
            <Price euros={sums.total_surcharge_price} />
          </dd>
        </div>
      )}
      <div className="totals-total">
        <dt>
          {words.total} <small className="quiet">{taxed ? words.vatIncluded : why.untaxed}</small>
        </dt>
        <dd>
          <Price euros={sums.total_price_incl_vat} />
        </dd>
      </div>
      {net && taxed && (
        <div className="totals-vat totals-net">
          <dt>{words.netTotal}</dt>
          <dd>{shownEuros(sums.vat.reduce((all, { base }) => all + Math.round(base * 100), 0) / 100, language)}</dd>
        </div>
      )}
      {sums.vat
        .filter(({ percent }) => percent > 0)
        .map(({ percent, vat }) => (
          <div key={percent} className="totals-vat quiet">
            <dt>{words.vatOf({ percent })}</dt>
            <dd>{shownEuros(vat, language)}</dd>
          </div>
        ))}
      <TakenOff name={why.giftCards} euros={sums.total_gift_card_price_applied} />
      {sums.total_gift_card_price_applied > 0 && (
        <div className="totals-due">
          <dt>{left ?? why.toPay}</dt>
          <dd>
            <Price euros={sums.total_to_pay} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** What the promotions call themselves that took something off, once each. */
const promotionsOf = (explanation: Summed['explanation']): string =>
  [...new Set(explanation.filter(({ step }) => step === 'promotion').map(({ name }) => name))].join(', ')

function TakenOff({ name, euros }: { name: string; euros: number }) {
  if (euros <= 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        −<Price euros={euros} />
      </dd>
    </div>
  )
}
